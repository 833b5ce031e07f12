import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { found, needs, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { makePdf } from '#platform/pdf/server/make-pdf.ts'
import { orderPapersContract } from '../contract.ts'
import { PAPER } from '../rules/access.ts'
import { texts } from '../texts.ts'
import type { PapersWanted } from './pdf/order-papers-pdf.tsx'
import { readSheets } from './read-sheets.ts'

interface PapersContext extends WhoAsks {
  db: Db
  clock: Clock
  contact: { phone: string; email: string; address: string }
}

const papersPdf = { file: 'order-papers-pdf', load: () => import('./pdf/order-papers-pdf.tsx') }

const os = implement(orderPapersContract).$context<PapersContext>()

export const orderPapersHandlers = {
  print: os.print.use(needs(PAPER.print)).handler(async ({ input, context }) => {
    const { paper, shipment, replacement, packages } = input
    const orders = [...new Set(input.orders.map(typedOrderNumber))]
    const { permission, db, clock, contact } = context
    const sheets = found(await readSheets(db, permission, { orders, paper, shipment, replacement }))
    if (sheets.length === 0) {
      const words = paper === 'pick-list' ? texts.nothingToPick : texts.nothingToPrint
      throw new ApiError('nothing_to_print', words, { status: 409 })
    }
    const wanted: PapersWanted = {
      paper,
      sheets,
      packages,
      printedAt: clock.now().toISOString(),
      shop: { ...contact, name: merchant().name },
    }
    const pdf = await makePdf(papersPdf, wanted)
    const name = `${texts.fileName[paper]}-${sheets.length === 1 ? sheets[0]?.orderID : sheets.length}.pdf`
    return new File([new Uint8Array(pdf)], name, { type: 'application/pdf' })
  }),
}

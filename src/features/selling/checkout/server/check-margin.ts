import type { Db } from '#db/connect.ts'
import { unitPrice as priceOf } from '#features/selling/pricing/rules/price-offer.ts'
import { costOfLine, costsOf } from '#features/selling/pricing/server/index.ts'
import { judgeRepricing, type LoweredShipping } from '#features/selling/repricing/rules/repricing.ts'
import { ApiError } from '#lib/api-error.ts'
import { type Cents, ZERO } from '#lib/money.ts'
import { texts } from '../texts.ts'
import type { PartnerCheckout } from './partner-checkout.ts'

interface SoldLine {
  productId: string
  name: string
  quantity: number
  unitPrice: Cents
  isService: boolean
}

/**
 * Judges lowered prices and given shipping again when the order is placed, by today's prices and costs. What
 * sales could do alone must still be within the limit; below cost nothing is sold. Throws ApiError
 * prices_moved, needs_approval.
 */
export async function checkMargin(
  db: Db,
  { request, listed: source }: PartnerCheckout,
  { lines, shipping, now }: { lines: readonly SoldLine[]; shipping: LoweredShipping; now: Date },
): Promise<void> {
  if (request === undefined && shipping.given === ZERO) return
  const ids = lines.map(({ productId }) => productId)
  const [book, costs] = await Promise.all([source.priceBook(ids, now), costsOf(db, ids)])
  const verdict = judgeRepricing(
    lines.map(({ productId: id, name, quantity, unitPrice, isService }) => {
      const listed = book.get(id)
      const price = isService || !listed ? unitPrice : priceOf(listed, quantity)
      const cost = costOfLine({ id, price, isService }, costs)
      return { id, name, qty: quantity, price, asked: unitPrice, cost }
    }),
    shipping,
  )
  if (verdict.kind === 'refused') throw new ApiError('prices_moved', texts.pricesMoved, { status: 409 })
  if (verdict.kind === 'alone') return
  const row = request?.row
  if (row?.state === 'approved' && shipping.given <= row.shipping_given_cents) return
  throw new ApiError('needs_approval', texts.needsApproval, { status: 409 })
}

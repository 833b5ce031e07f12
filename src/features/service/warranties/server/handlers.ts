import { implement } from '@orpc/server'
import { plainSerial } from '#features/selling/fulfilment/rules/serials.ts'
import { serialsOf, shipmentsOf } from '#features/selling/fulfilment/server/index.ts'
import { needsOrder, type OrdersContext, type StoredOrder } from '#features/selling/orders/server/index.ts'
import { ApiError, refuseFaults } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { HOUR_MS, later } from '#lib/dates.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import { makePdf } from '#platform/pdf/server/make-pdf.ts'
import { type OrderWarranty, warrantiesContract } from '../contract.ts'
import { WARRANTY_LIMITS } from '../rules/access.ts'
import { checkRegistration } from '../rules/registration.ts'
import { keepsFullTerm } from '../rules/terms.ts'
import { texts } from '../texts.ts'
import { brandTerms } from './brands.ts'
import { presentRegistration, stateOf } from './coverage.ts'
import { keepPlate } from './desk.ts'
import { keepRegistration, registrationsOf } from './registrations.ts'
import { shippedSerials, withShipped } from './shipped-serials.ts'
import { type SoldUnit, unitsOf } from './units.ts'

interface WarrantiesContext extends OrdersContext {
  clock: Clock
  files: FileStore
}

const os = implement(warrantiesContract).$context<WarrantiesContext>()

const proofPdf = { file: 'proof-pdf', load: () => import('./proof-pdf.tsx') }

/** States of orders whose units are on their way or delivered. */
const SHIPPED: ReadonlySet<string> = new Set(['shipped', 'delivered', 'partly_refunded'])

export const warrantiesHandlers = {
  brands: os.brands.handler(async ({ context: { db } }) => ({ brands: await brandTerms(db) })),

  read: os.read.use(needsOrder).handler(async ({ context }) => readWarranty(context, context.opened)),

  register: os.register.use(needsOrder).handler(async ({ input, context }) => {
    const { orderID, slot, photo, ...typed } = input
    const { order, lines } = context.opened
    await takePoint(
      context.rateLimits,
      [WARRANTY_LIMITS.warranty, networkOf(context.request.ip)],
      texts.tooMany,
    )
    if (!SHIPPED.has(order.state)) throw new ApiError('not_shipped', texts.notShipped, { status: 409 })
    const unit = (await unitsOf(context.db, lines)).find((each) => each.slot === slot)
    if (unit === undefined) throw new ApiError('no_unit', texts.noUnit, { status: 404 })
    const now = context.clock.now()
    const days = { soldOn: soldOn(order), today: easternDay(now) }
    const hasPhoto = photo !== undefined && photo.size > 0
    const shipped = hasPhoto ? [] : await shippedOf(context.db, context.opened, unit)
    refuseFaults(checkRegistration({ ...typed, hasPhoto }, { model: unit.sku, shipped, ...days }))
    const { installedOn, installer } = typed
    const filled = {
      serial: plainSerial(typed.serial) || null,
      photo: await keepPlate(context.files, photo),
      installedOn,
      installer,
    }
    await keepRegistration(context.db, order.id, { unit, filled, now })
    return { registered: true as const }
  }),

  proof: os.proof.use(needsOrder).handler(async ({ context }) => {
    const warranty = await readWarranty(context, context.opened)
    if (warranty.units.every(({ registration }) => registration === null))
      throw new ApiError('no_proof', texts.noProof, { status: 404 })
    const pdf = await makePdf(proofPdf, warranty, { name: merchant().name, ...context.contact })
    const name = `warranty-${warranty.orderId}.pdf`
    return {
      headers: {
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      },
      body: new File([new Uint8Array(pdf)], name, { type: 'application/pdf' }),
    }
  }),
}

async function readWarranty(
  { db, clock }: Pick<WarrantiesContext, 'db' | 'clock'>,
  { order, lines }: Pick<StoredOrder, 'order' | 'lines'>,
): Promise<OrderWarranty> {
  const [units, rows, shipments, serials] = await Promise.all([
    unitsOf(db, lines),
    registrationsOf(db, order.id),
    shipmentsOf(db, order.id),
    serialsOf(db, [order.id]),
  ])
  const bySlot = new Map(rows.map((row) => [row.slot, row]))
  const delivered = shipments.flatMap(({ delivered_at }) =>
    delivered_at ? [inStoreZone(delivered_at).day] : [],
  )
  const state = stateOf(order)
  return {
    orderId: order.id,
    soldOn: soldOn(order),
    today: easternDay(clock.now()),
    deliveredOn: delivered.toSorted().at(-1) ?? null,
    isShipped: SHIPPED.has(order.state),
    keepsFullTerm: keepsFullTerm(state),
    units: withShipped(units, shippedSerials(lines, serials), rows).map(({ part: _, ...unit }) => {
      const row = bySlot.get(unit.slot)
      return { ...unit, registration: row ? presentRegistration(row, state) : null }
    }),
  }
}

/** The serial numbers that a machine can have; none unless we know those of all its copies. */
async function shippedOf(
  db: WarrantiesContext['db'],
  { order, lines }: Pick<StoredOrder, 'order' | 'lines'>,
  { productId, part, copies }: SoldUnit,
): Promise<readonly string[]> {
  const known = shippedSerials(lines, await serialsOf(db, [order.id])).get(`${productId}.${part}`) ?? []
  return known.length < copies ? [] : known
}

const soldOn = (order: StoredOrder['order']): string => inStoreZone(order.placed_at ?? order.created_at).day

/** The day on the east coast, where it begins an hour before ours. */
const easternDay = (now: Date): string => inStoreZone(later(now, HOUR_MS)).day

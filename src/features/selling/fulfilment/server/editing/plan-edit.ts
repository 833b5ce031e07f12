import type { Updateable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { isRefrigerant } from '#features/catalog/catalog/rules/product-types.ts'
import { refuseForbidden } from '#features/catalog/compliance/server/index.ts'
import { stateFault } from '#features/catalog/location/rules/address-fields.ts'
import type { OrderLineRow, OrderRow } from '#features/selling/orders/server/index.ts'
import type { CartPricing } from '#features/selling/pricing/rules/cart-pricing.ts'
import { explainPrice, isOwnPrice } from '#features/selling/pricing/rules/price-offer.ts'
import {
  agreedPrices,
  type PricingContext,
  priceCart,
  pricesOfCompany,
} from '#features/selling/pricing/server/index.ts'
import { exemptionOf } from '#features/selling/tax-exemption/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { type Cents, toCents } from '#lib/money.ts'
import type { OrderEdit } from '../../rules/order-edit.ts'
import { texts } from '../../texts.ts'
import { text } from './edited-order.ts'
import { problemOf, type StoredLines, type Wish, wishOf, zipOf } from './wish.ts'

export type PlanRefusal =
  | NonNullable<ReturnType<typeof problemOf>>
  | 'by_phone'
  | 'not_offered_there'
  | 'edit_certificate'

type PlannedLine = Omit<OrderLineRow, 'order_id' | 'called_off' | 'returned'> & { price_why: string | null }

export interface EditPlan {
  kind: 'plan'
  columns: Updateable<Tables['orders']>
  /** undefined: the lines stay */
  lines: PlannedLine[] | undefined
  total: Cents
  /** the number of the certificate that staff must verify again; undefined: no refrigerant is added */
  certificate: string | undefined
}

const refuse = (reason: PlanRefusal) => ({ kind: 'refuse' as const, reason })

/**
 * What an order becomes by an edit; nothing is written. Prices, freight, tax and days come from the same
 * functions as a checkout, with what was agreed: the price of what the order has, its coupon, the tax rate of
 * its place. Only a new place or other products change the money, and only these or another day the promise.
 * Throws ApiError for an address, a product or a quantity that the checkout would refuse.
 * @param onFile the certificate of the order
 */
export async function planEdit(
  context: PricingContext,
  stored: StoredLines,
  edit: OrderEdit,
  { now, onFile }: { now: Date; onFile: string | undefined },
): Promise<EditPlan | ReturnType<typeof refuse>> {
  const wish = wishOf(stored, edit)
  const problem = problemOf(stored, wish, now)
  if (problem) return refuse(problem)
  const { contact, shipTo, isMoved, isNewDay, added } = wish
  const columns = {
    phone: contact.phone,
    phone_extension: contact.phoneExtension,
    phone2: contact.phone2,
    shipping: JSON.stringify({ ...stored.order.shipping, ...shipTo }),
    postal: shipTo.postcode,
  }
  const total = toCents(stored.order.total_cents)
  const unpriced: EditPlan = { kind: 'plan', columns, lines: undefined, total, certificate: undefined }
  if (!isMoved && !isNewDay && !wish.hasNewLines) return unpriced

  const { pricing, exemption } = await priceEdit(context, stored, edit, wish, now)
  if (pricing.shipping.kind === 'byPhone') return refuse('by_phone')
  if (pricing.option === null) return refuse('not_offered_there')
  const promised = { ...columns, shipping_method: JSON.stringify(shippingOf(stored, pricing.option, wish)) }
  if (!isMoved && !wish.hasNewLines) return { ...unpriced, columns: promised }

  if (isMoved || added.length > 0)
    await refuseForbidden(context.db, { ids: [...wish.units.keys()], zip: zipOf(wish), at: now })
  const certificate = certificateOf(pricing, added, edit.epaCertificate ?? onFile)
  if (certificate === null) return refuse('edit_certificate')
  return {
    kind: 'plan',
    certificate,
    total: pricing.priced.total,
    lines: plannedLines(stored, pricing),
    columns: { ...promised, ...pricedColumns(pricing), ...exemptionColumn(stored, wish, exemption) },
  }
}

async function priceEdit(
  context: PricingContext,
  stored: StoredLines,
  edit: OrderEdit,
  wish: Wish,
  now: Date,
) {
  const { order } = stored
  const { isMoved, isNewDay, shipOn, shipTo, units } = wish
  const exemption = isMoved ? await exemptionThere(context, order, shipTo.state, now) : undefined
  const isQuoted = !isMoved && (await isFromQuote(context, order))
  const agreedCost = toCents(order.shipping_cents)
  const pricing = await priceCart(
    context,
    {
      lines: [...units].filter(([, qty]) => qty > 0).map(([id, qty]) => ({ id, qty })),
      zip: zipOf(wish),
      // A promise holds until staff choose another day.
      at: isNewDay ? now : order.created_at,
      shippingType: text(order.shipping_method.type),
      promised: text(order.shipping_method.type),
      requestedShipDate: shipOn,
      couponCode: order.coupon_code,
      exempt: isMoved ? exemption !== undefined : owesNoTax(order),
      overrideCost: order.partner?.shippingQuoted == null ? null : agreedCost,
      quotedShipping: isQuoted ? { type: text(order.shipping_method.type), cost: agreedCost } : undefined,
      ...(isMoved || order.tax_basis === null
        ? {}
        : { agreedTax: { taxRate: order.tax_rate, taxBasis: order.tax_basis } }),
    },
    agreedPrices(pricesOfCompany(context.db, order.company_id), agreedOf(stored, edit), now),
  )
  requireState(pricing, shipTo)
  return { pricing, exemption }
}

/** The delivery of an order that came from a quote costs what the quote said, while its place is the same. */
const isFromQuote = async ({ db }: PricingContext, { id }: OrderRow): Promise<boolean> =>
  (await db.selectFrom('quote').select('id').where('order_id', '=', id).executeTakeFirst()) !== undefined

const pricedColumns = ({ priced, location }: CartPricing) => ({
  subtotal_cents: priced.subtotal,
  discount_cents: priced.discount,
  shipping_cents: priced.shipping,
  tax_cents: priced.tax,
  total_cents: priced.total,
  tax_rate: location.taxRate,
  tax_basis: JSON.stringify(location.taxBasis),
})

const exemptionColumn = (
  { order: { partner } }: StoredLines,
  { isMoved }: Wish,
  exemption: Awaited<ReturnType<typeof exemptionThere>>,
) =>
  isMoved && partner
    ? { partner: JSON.stringify({ ...partner, taxExemption: exemption?.id ? exemption : null }) }
    : {}

/** Why an order owes no tax where it goes; undefined when it owes tax. `id`: of the certificate in force */
export async function exemptionOfOrder(
  context: PricingContext,
  order: OrderRow,
  now: Date,
): Promise<{ id: number | null } | undefined> {
  if (!owesNoTax(order)) return undefined
  return exemptionThere(context, order, text(order.shipping.state), now)
}

/** An order that owed no tax where it goes owes none there still. */
const owesNoTax = (order: OrderRow): boolean =>
  order.partner?.taxRemoved === true ||
  (order.tax_cents === 0 && order.tax_rate > 0 && order.subtotal_cents > order.discount_cents)

/** Why an order owes no tax in another state: staff took it off, or the buyer's certificate there. */
const exemptionThere = async (
  { db }: PricingContext,
  { partner, company_id: companyId, customer_id: customerId }: OrderRow,
  state: string,
  at: Date,
) => (partner?.taxRemoved ? { id: null } : exemptionOf(db, { companyId, customerId, state, at }))

const agreedOf = ({ lines, shipped }: StoredLines, edit: OrderEdit) =>
  new Map([
    ...(edit.lines ?? []).flatMap(({ productId, price }) =>
      price === undefined ? [] : [[productId, { price: toCents(price), held: 0 }] as const],
    ),
    ...lines.map((line) => {
      const held = line.reserves_stock ? line.quantity - (shipped.get(line.line_no) ?? 0) : 0
      return [line.product_id, { price: toCents(line.unit_price_cents), held }] as const
    }),
  ])

function requireState({ location }: CartPricing, { postcode, state }: { postcode: string; state: string }) {
  if (location.state === state) return
  const message = stateFault(postcode, state) ?? texts.addressMismatch
  throw new ApiError('address_mismatch', message, {
    status: 409,
    details: { issues: [{ path: 'shipTo.state', message }] },
  })
}

const shippingOf = (
  { order }: StoredLines,
  option: NonNullable<CartPricing['option']>,
  { shipOn }: Wish,
) => ({
  ...order.shipping_method,
  type: option.type,
  label: option.label,
  deliveryDate: option.deliveryDate,
  deliveryDateTo: option.deliveryDateTo,
  expectedShipDate: option.shipDate,
  requestedShipDate: shipOn,
})

/** null: refrigerant is added and no number is known. */
function certificateOf({ lines }: CartPricing, added: readonly string[], number: string | undefined) {
  const isAdded = lines.some(({ product }) => added.includes(product.id) && isRefrigerant(product.type))
  return isAdded ? number || null : undefined
}

function plannedLines({ lines }: StoredLines, { lines: priced, priced: sums }: CartPricing): PlannedLine[] {
  const known = new Map(lines.map((line) => [line.product_id, line]))
  const reserves = lines.some(({ reserves_stock }) => reserves_stock)
  let last = Math.max(0, ...lines.map(({ line_no }) => line_no))
  return sums.lines.map((line, index) => {
    const { product } = priced[index]!
    const { sku, name } = product
    const was = known.get(line.id)
    return {
      line_no: was?.line_no ?? ++last,
      product_id: line.id,
      sku: was?.sku ?? sku,
      name: was?.name ?? name,
      quantity: line.qty,
      unit_price_cents: line.price,
      discount_cents: line.discount,
      tax_cents: line.tax,
      is_service: line.isService,
      reserves_stock: was?.reserves_stock ?? (reserves && !line.isService),
      price_why: was || !isOwnPrice(product) ? null : JSON.stringify(explainPrice(product, line.qty)),
    }
  })
}

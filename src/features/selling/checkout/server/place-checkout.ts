import { hashBody } from '#db/idempotency.ts'
import { refuseForbidden } from '#features/catalog/compliance/server/index.ts'
import { placeCode } from '#features/catalog/location/rules/zip-states.ts'
import type { QuotedSale } from '#features/partners/quotes/server/index.ts'
import { holdingOf, isLargeOrder, UNPAID_PER_BROWSER } from '#features/selling/orders/rules/holding.ts'
import {
  addsUp,
  type OrderDraft,
  type OrderLine,
  type PartnerPlacing,
} from '#features/selling/orders/rules/order-draft.ts'
import {
  browserKeyOf,
  findByAttempt,
  ownOrders,
  type PlacedCheckout,
  releaseUnpaid,
} from '#features/selling/orders/server/index.ts'
import {
  hasPaymentUnderWay,
  type PaymentOfNewOrder,
  requireMethodOn,
} from '#features/selling/payments/server/index.ts'
import { countingWrongCodes, saysWrongCode } from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { fromWire, toWire } from '#lib/money.ts'
import { mailboxOf, networkOf } from '#platform/limits/rules/who.ts'
import { admit } from '#platform/limits/server/admit.ts'
import type { CheckoutRequest } from '../contract.ts'
import { CHECKOUT_LIMITS } from '../rules/access.ts'
import { compareClaims } from '../rules/compare-claims.ts'
import { sameOrderPart } from '../rules/same-order.ts'
import { texts } from '../texts.ts'
import { type PartnerCheckout, partnerCheckout } from './partner-checkout.ts'
import type { PlacingServices } from './placing-services.ts'
import { type PricedCheckout, priceCheckout } from './price-checkout.ts'
import { quotedCheckout, requireSignedTotal } from './quoted-checkout.ts'
import { type SaleOfOrder, type WrittenOrder, writeOrder } from './write-order.ts'

/**
 * Makes the one order of a checkout attempt, or finds it. It writes nothing until the buyer's figures and
 * ours agree. Then one transaction writes order, stock, coupon, event, mail and the beginning of `payment`
 * under the attempt's key, so a retry gets the same order, even after a crash. Throws the ApiErrors of
 * checkoutContract.
 */
export async function placeCheckout(
  services: PlacingServices,
  body: CheckoutRequest,
  attemptKey: string,
  payment?: PaymentOfNewOrder,
): Promise<PlacedCheckout> {
  const bodyHash = hashBody(sameOrderPart(body))
  const known = await findByAttempt(services.db, attemptKey)
  if (known) return sameBody(known, bodyHash)
  const placing = placeNew(services, body, { attemptKey, bodyHash }, payment)
  const leave = enter(attemptKey, placing)
  try {
    return await placing
  } catch (error) {
    // The same attempt, sent twice at one moment, may make the order and use up what this one was refused
    // for: a point of a limit, the last unit, the coupon.
    if (!(error instanceof ApiError)) throw error
    await Promise.allSettled(underWay.get(attemptKey) ?? [])
    const made = await findByAttempt(services.db, attemptKey)
    if (made) return sameBody(made, bodyHash)
    throw error
  } finally {
    leave()
  }
}

/** What this process is placing, by attempt. */
const underWay = new Map<string, Set<Promise<unknown>>>()

function enter(attemptKey: string, placing: Promise<unknown>): () => void {
  const twins = underWay.get(attemptKey) ?? new Set()
  underWay.set(attemptKey, twins.add(placing))
  return () => {
    twins.delete(placing)
    if (twins.size === 0) underWay.delete(attemptKey)
  }
}

async function placeNew(
  services: PlacingServices,
  body: CheckoutRequest,
  { attemptKey, bodyHash }: { attemptKey: string; bodyHash: string },
  payment: PaymentOfNewOrder | undefined,
): Promise<PlacedCheckout> {
  requireMethodOn(body.paymentInfo.method)
  const now = services.clock.now()
  const partner = await partnerCheckout(services, body, now)
  const quoted = await quotedCheckout(services, body)
  const priced = await countingWrongCodes(
    services,
    body.discounts?.couponCode,
    () => priceCheckout(services, body, now, { partner, quoted }),
    saysWrongCode,
  )
  agree(body, priced, quoted)
  if (quoted) requireSignedTotal(body, priced, quoted)
  await refuseForbidden(services.db, {
    ids: body.products.map((item) => item.id),
    zip: placeCode(body.shippingInfo.postcode, body.shippingInfo.state),
    at: now,
  })
  crashPoint('checkout.priced')
  const draft = await draftOf(services, body, priced, { attemptKey, bodyHash, now, partner })
  const { order, isNew } = await writeAdmitted(services, draft, { partner, quoted, payment }, now)
  crashPoint('checkout.committed')
  if (isNew && draft.browserKey !== null) await releaseOlder(services, draft.browserKey, order.id)
  return sameBody(order, bodyHash)
}

function sameBody(order: PlacedCheckout, bodyHash: string): PlacedCheckout {
  if (order.bodyHash !== null && order.bodyHash !== bodyHash)
    throw new ApiError('idempotency_conflict', texts.otherBody, { status: 409 })
  return order
}

function agree(body: CheckoutRequest, priced: PricedCheckout, quoted: QuotedSale | undefined): void {
  const claims = body.products.map((item) => ({
    id: item.id,
    qty: item.qty,
    price: fromWire(item.price),
    discount: item.discount?.discountAmount == null ? null : fromWire(item.discount.discountAmount),
  }))
  const agreement = compareClaims(claims, fromWire(body.paymentInfo.amount), {
    products: priced.products,
    total: priced.totals.total,
  })
  if (agreement.kind === 'agreed') return
  const invalidProductPrices =
    agreement.kind === 'prices_differ'
      ? agreement.products.map(({ id, price }) => ({ id, price: toWire(price) }))
      : []
  throw new ApiError('price', agreement.kind === 'prices_differ' ? texts.priceInvalid : texts.totalChanged, {
    status: 409,
    details: {
      invalidProductPrices,
      totals: wireTotals(priced),
      ...(quoted && { quoted: toWire(quoted.accepted.total) }),
    },
  })
}

const wireTotals = ({ totals }: PricedCheckout) => ({
  subTotal: toWire(totals.subtotal),
  discount: toWire(totals.discount),
  shippingCost: toWire(totals.shipping),
  taxAmount: toWire(totals.tax),
  total: toWire(totals.total),
})

/**
 * Writes the order within the limits of its network, mailbox and browser. The points are taken before, so
 * that orders at the same time cannot all pass, and given back when no order was made. Throws ApiError: see
 * `admit`.
 */
async function writeAdmitted(
  { db, rateLimits, request }: PlacingServices,
  draft: OrderDraft,
  sale: SaleOfOrder,
  now: Date,
): Promise<WrittenOrder> {
  const network = networkOf(request.ip)
  const isLarge = isLargeOrder(draft.lines, draft.totals.total)
  const admitted = await admit(rateLimits, request, 'order', [
    [CHECKOUT_LIMITS['order-network'], network],
    [CHECKOUT_LIMITS['order-mailbox'], mailboxOf(draft.email)],
    ...(isLarge ? [[CHECKOUT_LIMITS['large-order'], network] as const] : []),
  ])
  const written = await writeOrder(db, draft, sale, now).catch(async (error: unknown) => {
    await admitted.giveBack()
    throw error
  })
  if (!written.isNew) await admitted.giveBack()
  else if (isLarge)
    rateLimits.record({ kind: 'large_order', who: draft.placedFrom, orderId: written.order.id })
  return written
}

/**
 * Releases what the browser holds unpaid beyond its share. The new order is committed by now, so a failure
 * here is reported and the buyer gets the order. The older orders then end when their time is over.
 */
async function releaseOlder(services: PlacingServices, browserKey: string, orderId: string): Promise<void> {
  const { db, clock, report } = services
  try {
    await releaseUnpaid({ db, clock, hasLivePayment: hasPaymentUnderWay }, browserKey, UNPAID_PER_BROWSER)
  } catch (error) {
    report(`older unpaid orders were not released after order ${orderId} was placed: ${String(error)}`)
  }
}

async function draftOf(
  { db, request, orderCookie, rateLimits, checkDays, actor }: PlacingServices,
  body: CheckoutRequest,
  priced: PricedCheckout,
  attempt: { attemptKey: string; bodyHash: string; now: Date; partner: PartnerCheckout | undefined },
): Promise<OrderDraft> {
  const byCheck = body.paymentInfo.method === 'check'
  const { now, attemptKey, bodyHash, partner } = attempt
  const isLarge = isLargeOrder(priced.lines, priced.totals.total)
  const holding = holdingOf({ byCheck, isLarge }, now, checkDays)
  if (!addsUp(priced.lines, priced.totals)) throw new Error('The priced order does not add up')
  return {
    attemptKey,
    bodyHash,
    holding,
    placedFrom: rateLimits.markOf(networkOf(request.ip)),
    browserKey: await browserKeyOf(db, ownOrders(request, orderCookie)),
    paymentMethod: body.paymentInfo.method,
    placement: byCheck ? 'awaiting_funds' : 'pending',
    email: body.email.toLowerCase(),
    phone: body.phone,
    phoneExtension: body.phoneExt,
    phone2: body.phone2,
    epaCertificate: priced.epaCertificate,
    billing: body.billingInfo,
    shipping: body.shippingInfo,
    shippingMethod: priced.shippingMethod,
    installationQuotes: body.installationQuoteSelections ?? {},
    couponCode: priced.couponCode,
    taxRate: priced.taxRate,
    taxBasis: priced.taxBasis,
    lines: holding.review ? priced.lines.map(withoutStock) : priced.lines,
    totals: priced.totals,
    placer: actor,
    partner: partner ? withShipping(partner.placing, priced) : null,
  }
}

const withShipping = (
  placing: PartnerPlacing,
  { shippingQuoted }: Pick<PricedCheckout, 'shippingQuoted'>,
): PartnerPlacing => ({ ...placing, details: { ...placing.details, shippingQuoted } })

const withoutStock = (line: OrderLine): OrderLine => ({ ...line, reservesStock: false })

import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { isSamePlace } from '#features/catalog/location/rules/zip-states.ts'
import type { QuotedShipping } from '#features/selling/pricing/rules/cart-pricing.ts'
import { isAddOn, onePerProduct, type RequestedLine } from '#features/selling/pricing/rules/requested-line.ts'
import {
  type PriceSource,
  type PricingContext,
  priceCart,
  publicPrices,
  quotePrices,
} from '#features/selling/pricing/server/index.ts'
import { exemptionOf } from '#features/selling/tax-exemption/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { type Cents, toCents, toWire } from '#lib/money.ts'
import { quotedShippingOf } from '../../rules/quote-totals.ts'
import { pricesHoldUntil } from '../../rules/states.ts'
import { shopperTexts as texts } from '../../shopper-texts.ts'
import type { PresentContext } from './present.ts'
import { ownQuote, type SentQuote, type ShopperContext } from './read.ts'

/** What holds for a cart because it pays an accepted quote. */
export interface QuotedSale {
  quoteId: number
  number: string
  /** the order that this quote has; null while it has none */
  orderId: string | null
  source: PriceSource
  /** whether the sale owes no tax in a state */
  exempt(state: string): Promise<boolean>
  /** the quoted shipping; its cost is null away from the place of the quote */
  quotedShipping: QuotedShipping
  accepted: { selected: Cents; shipping: Cents; tax: Cents; total: Cents }
}

type SaleContext = ShopperContext & PricingContext

interface QuotedCart {
  number: string
  /** left out: the caller does not order */
  lines?: readonly RequestedLine[]
  zip: string
}

/**
 * The sale of the accepted version of a quote that this browser may open: its prices, exemption and
 * shipping. The browser's figures are not used. Throws ApiError quote_not_found, quote_expired,
 * quote_not_payable, quote_cart_changed.
 */
export async function quotedSale(context: SaleContext, cart: QuotedCart): Promise<QuotedSale> {
  const quote = await ownQuote(context, cart.number)
  const { row, content, acceptance } = quote
  const now = context.clock.now()
  if (!acceptance || !['accepted', 'ordered'].includes(row.state)) throw notPayable()
  const validUntil = pricesHoldUntil(quote.status)
  if (validUntil <= now) throw new ApiError('quote_expired', texts.expired, { status: 409 })
  const wanted = acceptedLines(quote)
  if (cart.lines && !isSameCart(cart.lines, wanted)) throw cartChanged()
  const section = content.sections.find(({ key }) => key === acceptance.section_key)
  const prices = new Map(section?.lines.map(({ id, price }) => [id, toCents(price)]))
  const { totals } = acceptance
  const quotedShipping = quotedShippingOf(content.shipping)
  return {
    quoteId: row.id,
    number: row.number,
    orderId: row.order_id,
    source: quotePrices(publicPrices(context.db), { prices, validUntil }),
    exempt: async (state) => content.isTaxExempt && (await isStillExempt(context, quote, state, now)),
    // The quoted cost of shipping is for the quote's own place.
    quotedShipping: { ...quotedShipping, ...(!isSamePlace(row.contact_zip, cart.zip) && { cost: null }) },
    accepted: {
      selected: toCents(totals.selected),
      shipping: toCents(totals.shipping),
      tax: toCents(totals.tax),
      total: toCents(totals.total),
    },
  }
}

export const notPayable = (): ApiError => new ApiError('quote_not_payable', texts.notPayable, { status: 409 })
const cartChanged = (): ApiError => new ApiError('quote_cart_changed', texts.cartChanged, { status: 409 })

/** An exemption by a certificate ends with the certificate; one that staff gave stays. */
async function isStillExempt(
  { db }: SaleContext,
  { row, content }: SentQuote,
  state: string,
  at: Date,
): Promise<boolean> {
  if (content.certificateId === null) return true
  const party = { companyId: row.company_id, customerId: row.customer_id, state, at }
  return (await exemptionOf(db, party)) !== undefined
}

/** The accepted products, one line for each. */
export function acceptedLines({ content, acceptance }: SentQuote): RequestedLine[] {
  const section = content.sections.find(({ key }) => key === acceptance?.section_key)
  const quantities = new Map(acceptance?.lines.map(({ key, qty }) => [key, qty]))
  return onePerProduct(
    section?.lines.flatMap(({ key, id }) => {
      const qty = quantities.get(key)
      return qty === undefined ? [] : { id, qty }
    }) ?? [],
  )
}

/** A buyer may add and leave out delivery services, and nothing else; the checkout names the new total. */
function isSameCart(cart: readonly RequestedLine[], accepted: readonly RequestedLine[]): boolean {
  const goods = (lines: readonly RequestedLine[]) => onePerProduct(lines).filter(({ id }) => !isAddOn(id))
  const quoted = new Map(goods(accepted).map(({ id, qty }) => [id, qty]))
  const lines = goods(cart)
  return lines.length === quoted.size && lines.every(({ id, qty }) => quoted.get(id) === qty)
}

/**
 * The one quote that the lines of a cart name; undefined for a cart without a quote. Delivery services
 * follow from other choices and name no quote. Throws ApiError quote_cart_changed for a mixture.
 */
export function quoteOfLines(
  lines: readonly { id: string; quoteID?: string | null | undefined }[],
): string | undefined {
  const named = new Set(lines.flatMap(({ quoteID }) => quoteID || []))
  const [number] = named
  if (number === undefined) return undefined
  const isMixed = lines.some(({ id, quoteID }) => !quoteID && !isAddOn(id) && id !== PRIORITY_DELIVERY)
  if (named.size > 1 || isMixed) throw new ApiError('quote_cart_changed', texts.otherQuote, { status: 409 })
  return number
}

/** The sale of the quote that the lines of a cart name; undefined when they name none. */
export async function saleOfQuote(
  context: SaleContext,
  {
    lines,
    zip,
  }: { lines: readonly (RequestedLine & { quoteID?: string | null | undefined })[]; zip: string },
): Promise<QuotedSale | undefined> {
  const number = quoteOfLines(lines)
  return number === undefined ? undefined : quotedSale(context, { number, lines, zip })
}

/**
 * Ties a quote to its order in the order's own transaction. When several orders try at the same time, one
 * gets it. Throws ApiError quote_ordered.
 */
export async function spendQuote(
  trx: Transaction<Tables>,
  { quoteId, orderId, now }: { quoteId: number; orderId: string; now: Date },
): Promise<void> {
  const spent = await trx
    .updateTable('quote')
    .set((eb) => ({
      order_id: orderId,
      state: 'ordered',
      changed_at: now,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', quoteId)
    .where('state', '=', 'accepted')
    .where('order_id', 'is', null)
    .returning(['accepted_version', 'contact_name'])
    .executeTakeFirst()
  if (!spent) throw new ApiError('quote_ordered', texts.ordered, { status: 409 })
  crashPoint('quote.ordered')
  await trx
    .insertInto('quote_event')
    .values({
      quote_id: quoteId,
      version: spent.accepted_version ?? 1,
      kind: 'ordered',
      note: orderId,
      actor_kind: 'customer',
      actor_name: spent.contact_name,
      at: now,
    })
    .execute()
}

/** The shipping options of the accepted lines to a place. */
export async function quotedRates(
  context: PresentContext,
  {
    quoteNumber,
    zip,
    requestedShipDate,
  }: { quoteNumber: string; zip: string; requestedShipDate?: string | null | undefined },
) {
  const sale = await quotedSale(context, { number: quoteNumber, zip })
  const quote = await ownQuote(context, quoteNumber)
  const request = {
    lines: acceptedLines(quote),
    zip,
    at: context.clock.now(),
    requestedShipDate: requestedShipDate ?? null,
    quotedShipping: sale.quotedShipping,
  }
  const { shipping } = await priceCart(context, request, sale.source)
  if (shipping.kind === 'byPhone') return { rates: [] }
  return {
    rates: shipping.options.map(({ overrideCost: _, ...rate }) => ({ ...rate, cost: toWire(rate.cost) })),
  }
}

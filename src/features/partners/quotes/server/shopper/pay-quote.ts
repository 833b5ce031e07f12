import { unitsSeen } from '#features/catalog/catalog/rules/stock.ts'
import { placeOfZip } from '#features/catalog/location/rules/zip-states.ts'
import { findOrder, type OrderRow } from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { toCents, toWire } from '#lib/money.ts'
import type { QuoteToPay } from '../../contract/to-pay.ts'
import { laborTotals } from '../../rules/labor.ts'
import { countedIds, totalsOf } from '../../rules/quote-totals.ts'
import { pricesHoldUntil } from '../../rules/states.ts'
import { shopperTexts as texts } from '../../shopper-texts.ts'
import { placeOf } from '../price-content.ts'
import { senderOf } from '../sender.ts'
import { factsNow, type PresentContext } from './present.ts'
import { cameByLink, ownQuote, type SentQuote } from './read.ts'
import { acceptedLines, notPayable } from './sale.ts'

/**
 * What the checkout of an accepted quote begins with: its lines, its contact and addresses, the signed
 * figures, and what has changed since the acceptance. Throws ApiError quote_not_found, not_allowed_now,
 * quote_expired, withdrawn.
 */
export async function payQuote(context: PresentContext, number: string): Promise<QuoteToPay> {
  const quote = await ownQuote(context, number)
  const { row, content, acceptance } = quote
  if (!acceptance || row.state !== 'accepted') throw notPayable()
  if (pricesHoldUntil(quote.status) <= context.clock.now())
    throw new ApiError('quote_expired', texts.expired, { status: 409 })
  const section = content.sections.find(({ key }) => key === acceptance.section_key)
  if (!section) throw notPayable()
  const [facts, addresses, company] = await Promise.all([
    factsNow(context, quote),
    addressesOf(context, quote),
    senderOf(context.db, row.company_id),
  ])
  const labor = laborTotals(section.labor, content.laborTax)
  const selection = { sectionKey: section.key, lines: acceptance.lines }
  const now = totalsOf(section, selection, facts)
  if (now.withdrawn.length > 0)
    throw new ApiError('withdrawn', texts.withdrawn, { status: 409, details: { products: now.withdrawn } })
  const prices = new Map(section.lines.map(({ id, price }) => [id, toCents(price)]))
  const was = acceptance.totals
  const counted = countedIds(section, selection, facts)
  const lines = acceptedLines(quote).filter(({ id }) => counted.has(id))
  const dollars = (amount: number) => toWire(toCents(amount))
  return {
    quoteNumber: row.number,
    zip: row.contact_zip,
    contact: { name: row.contact_name, email: row.contact_email, phone: row.contact_phone },
    ...addresses,
    lines: lines.map(({ id, qty }) => ({ id, qty, price: toWire(prices.get(id) ?? toCents(0)) })),
    accepted: dollars(was.total),
    signed: {
      selected: dollars(was.selected),
      shipping: dollars(was.shipping),
      tax: dollars(was.tax),
      total: dollars(was.total),
      shippingType: was.shippingType,
      taxRate: acceptance.place?.taxRate ?? null,
      isExempt: content.isTaxExempt,
    },
    labor: labor && { company: company?.name ?? '', total: toWire(labor.total) },
    total: toWire(now.total),
    shippingType: now.shippingType,
    differences: (['selected', 'shipping', 'tax'] as const)
      .filter((part) => now[part] !== was[part])
      .map((part) => ({ part, was: dollars(was[part]), now: toWire(now[part]) })),
    shortages: lines.flatMap(({ id, qty }) => {
      const product = facts.products.get(id)
      if (!product || product.isService || product.backOrder) return []
      const available = unitsSeen(product.available, qty)
      return available >= qty ? [] : { id, name: product.name, available }
    }),
  }
}

/**
 * The place of the quote, with the street of the project or of the customer where its ZIP code is the
 * quote's; and the customer's own address where it is another one. Streets are for a browser that came by the
 * customer's link.
 */
async function addressesOf(
  context: PresentContext,
  { row }: SentQuote,
): Promise<Pick<QuoteToPay, 'shipTo' | 'billTo'>> {
  const place = await placeOf(context, row.contact_zip)
  const shipTo = {
    street: '',
    city: place?.city ?? '',
    state: place?.state ?? '',
    zip: place?.zipcode ?? row.contact_zip,
    country: place?.country ?? ('US' as const),
  }
  if (!cameByLink(context, row)) return { shipTo, billTo: null }
  const order = row.added_to === null ? undefined : await findOrder(context.db, row.added_to)
  if (order) {
    const same = text(order.shipping.postcode) === row.contact_zip
    return { shipTo: same ? addressOf(order.shipping) : shipTo, billTo: addressOf(order.billing) }
  }
  const [project, customer] = await Promise.all([
    row.project_id === null ? undefined : streetOf(context, 'project', row.project_id),
    row.customer_id === null ? undefined : streetOf(context, 'customer', row.customer_id),
  ])
  const home = [project, customer].find((each) => each && each.street !== '' && each.zip === shipTo.zip)
  const hasOwn = customer && [customer.street, customer.city, customer.state, customer.zip].every(Boolean)
  return {
    shipTo: home ? { ...shipTo, ...home } : shipTo,
    billTo: hasOwn && customer !== home ? { ...customer, country: 'US' as const } : null,
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An address of the order that the quote adds to. */
const addressOf = (of: OrderRow['shipping']) => ({
  street: text(of.address1),
  city: text(of.city),
  state: text(of.state),
  zip: text(of.postcode),
  country: of.country === 'CA' ? ('CA' as const) : ('US' as const),
  more: { name: text(of.name), company: text(of.company), street2: text(of.address2) },
})

async function streetOf({ db }: PresentContext, table: 'project' | 'customer', id: number) {
  const found = await db
    .selectFrom(table)
    .select(['street', 'city', 'state', 'zip'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found && { ...found, zip: placeOfZip(found.zip) }
}

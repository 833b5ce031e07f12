import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import type { Authorized, WhoAsks } from '#features/people/accounts/server/index.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import type { OrderRow } from '#features/selling/orders/server/index.ts'
import type { PricingContext } from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { type Cents, toCents, ZERO } from '#lib/money.ts'
import { displayPhone } from '#lib/phone.ts'
import { emptyContent } from '../rules/content.ts'
import { stateNow } from '../rules/states.ts'
import { texts } from '../texts.ts'
import { createDraft } from './create-draft.ts'
import { writeStep } from './desk/change-quote.ts'
import { missingFor } from './desk/judge.ts'
import { countedMail, sendLocked } from './desk/send-steps.ts'
import type { QuoteLinks } from './guest-link.ts'
import { type PricedQuote, priceTyped } from './price-content.ts'
import { lockQuoteById, readVersion } from './quote-rows.ts'
import { wireContent } from './wire.ts'

const SECTION = 'added'

type Context = WhoAsks & PricingContext & { quoteLinks: QuoteLinks }

/** What is added to an order, for the order's buyer. */
interface Addition {
  /** as it is when the quote is sent: the quote goes to its buyer, company and place */
  order: OrderRow
  lines: readonly { productId: string; quantity: number }[]
  /** why its buyer owes no tax; undefined: the buyer owes tax. `id`: of the certificate */
  exemption: { id: number | null } | undefined
  now: Date
}

export interface PricedAddition {
  lines: { productId: string; name: string; quantity: number; price: Cents }[]
  shipping: Cents
  tax: Cents
  total: Cents
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const contactOf = ({ shipping, phone, email }: OrderRow) => ({
  name: text(shipping.name),
  phone: displayPhone(phone),
  email,
  zip: text(shipping.postcode),
})

/** The quote at the prices in force for the buyer. Throws ApiError unknown_products, incomplete. */
async function priced(context: WhoAsks & PricingContext, addition: Addition): Promise<PricedQuote> {
  const { order, lines, exemption, now } = addition
  const number = printedOrderNumber(order.id)
  const consultant = {
    ...{ name: actorName(context.actor), phone: '', extension: '' },
    email: context.signedIn?.email ?? '',
  }
  const content = {
    ...wireContent(emptyContent(consultant)),
    message: texts.forOrder.message(number),
    isTaxExempt: exemption !== undefined,
    sections: [
      {
        ...{ key: SECTION, title: texts.forOrder.title(number), tier: null, note: '', isRecommended: true },
        lines: lines.map(({ productId, quantity }, at) => ({
          ...{ key: `line-${at + 1}`, id: productId, qty: quantity },
          ...{ price: null, listPrice: null, isOptional: false, group: null, note: '' },
        })),
      },
    ],
  }
  const contact = contactOf(order)
  const read = await priceTyped(context, content, { companyId: order.company_id, zip: contact.zip }, now)
  const [missing] = missingFor(read, { contact, offeredUntil: new Date(now.getTime() + 1), now })
  if (missing) throw new ApiError('incomplete', missing.message, { status: 422 })
  return { ...read, content: { ...read.content, certificateId: exemption?.id ?? null } }
}

/** What a quote for an addition would say; nothing is written. Throws as `priced` does. */
export async function priceAddition(
  context: WhoAsks & PricingContext,
  addition: Addition,
): Promise<PricedAddition> {
  return presented(await priced(context, addition))
}

function presented({ content, read, totals }: PricedQuote): PricedAddition {
  const [sums] = totals
  return {
    lines: content.sections.flatMap(({ lines }) =>
      lines.map(({ id, qty, price }) => ({
        ...{ productId: id, name: read.products.get(id)?.name ?? '', quantity: qty },
        price: toCents(price),
      })),
    ),
    shipping: sums?.shipping ?? ZERO,
    tax: sums?.tax ?? ZERO,
    total: sums?.total ?? ZERO,
  }
}

export interface SentAddition {
  number: string
  total: Cents
}

/**
 * Makes a quote for what is added to an order and writes its mail, in the caller's transaction, which has
 * locked the order. Throws as `priced` does, and ApiError amount_changed when it costs not what the person
 * saw.
 * @param key names the form: `quoteOfForm` finds the quote by it
 * @param expected cents that the person saw as its total
 */
export async function sendAddition(
  trx: Transaction<Tables>,
  context: Context,
  permission: Authorized<'quotes.for-order'>,
  { key, expected, ...addition }: Addition & { key: string; expected: Cents },
): Promise<SentAddition | 'amount_changed'> {
  const { order, now } = addition
  const { actor } = permission
  const quoted = await priced({ ...context, db: trx }, addition)
  const { total } = presented(quoted)
  if (total !== expected) return 'amount_changed'
  const { id, number } = await createDraft(trx, {
    ...{ source: 'order', actor, companyId: order.company_id, customerId: order.customer_id },
    ...{ projectId: order.project_id, addedTo: { orderId: order.id, key }, contact: contactOf(order) },
    ...{ content: quoted.content, totals: quoted.totals, now },
  })
  const row = await lockQuoteById(trx, id)
  if (!row) throw new Error(`The new quote ${number} is not there`)
  const locked = { trx, row, version: await readVersion(trx, id, row.version), now }
  await writeStep(context, 'send', locked, await sendLocked(context, locked, 'mail'))
  return { number, total }
}

/** Counts a quote for an order by who sends it and by its mailbox. Throws ApiError 429 too_many. */
export const countedAddition = <T>(
  context: Parameters<typeof countedMail>[0],
  to: string,
  work: () => Promise<T>,
): Promise<T> => countedMail(context, { kind: 'quote', to }, work)

/** The quote that a form made for an order. */
export async function quoteOfForm(
  db: Db | Transaction<Tables>,
  key: string,
): Promise<(SentAddition & { orderId: string | null }) | undefined> {
  const row = await db
    .selectFrom('quote')
    .select(['number', 'added_to', 'total_cents'])
    .where('added_key', '=', key)
    .executeTakeFirst()
  return row && { number: row.number, orderId: row.added_to, total: toCents(row.total_cents) }
}

/** What became of the quotes that were sent for an order's additions, oldest first. */
export async function additionsOf(db: Db, orderId: string, now: Date) {
  const rows = await db
    .selectFrom('quote')
    .select(['id', 'number', 'state', 'valid_until', 'total_cents', 'order_id'])
    .where('added_to', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(({ valid_until, ...row }) => ({
    ...row,
    state: stateNow({ state: row.state, validUntil: valid_until }, now),
  }))
}

/** Which other orders each of these adds to, or is added to by, with the states of those. */
export async function ordersBeside(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('quote')
    .innerJoin('orders as base', 'base.id', 'quote.added_to')
    .innerJoin('orders as more', 'more.id', 'quote.order_id')
    .select(['base.id as base', 'base.state as base_state', 'more.id as more', 'more.state as more_state'])
    .where(({ eb, or }) => or([eb('quote.added_to', 'in', ids), eb('quote.order_id', 'in', ids)]))
    .orderBy('quote.id')
    .execute()
  return rows.flatMap(({ base, base_state, more, more_state }) => [
    { orderId: base, other: more, state: more_state },
    { orderId: more, other: base, state: base_state },
  ])
}

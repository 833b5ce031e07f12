import type { Facts } from './database-facts.ts'

/**
 * What the desk writes down beside the money is true: serial numbers are those of the history, each mail that
 * was sent again went out once, the buyer was told of each replacement that left and that arrived, each quote
 * for what was added is in the history and in one mail, and a request to cancel waits once and only while it
 * can be met; each "no" to one closed it and went to the buyer once. No large order was paid before staff
 * approved it, and no refrigerant left without a certificate. One sentence for each breach.
 */
export async function recordsAreTrue(facts: Facts): Promise<string[]> {
  const events = Map.groupBy(
    await facts.db
      .selectFrom('order_event')
      .select(['order_id', 'kind', 'reason'])
      .orderBy('version')
      .execute(),
    ({ order_id }) => order_id,
  )
  const orders = await facts.db.selectFrom('orders').select(['id', 'state', 'review']).execute()
  const own = orders.map((order) => ({ ...order, events: events.get(order.id) ?? [] }))
  return [
    ...(await serialsAreAsWritten(facts, own)),
    ...(await mailsWentOnce(facts, own)),
    ...(await replacementsAreMailed(facts)),
    ...(await quotesAreSent(facts, own)),
    ...(await requestsWaitOnce(facts, own)),
    ...(await refrigerantIsCertified(facts)),
    ...own.filter(isPaidUnseen).map(({ id }) => `desk: ${id} is large and was paid before staff approved it`),
  ]
}

interface Order {
  id: string
  state: string
  review: string | null
  /** its history, oldest first */
  events: readonly { kind: string; reason: string }[]
}

const countOf = ({ events }: Order, wanted: string): number =>
  events.filter(({ kind }) => kind === wanted).length

/** The numbers of an order follow from its history; no machine has two, and no two machines have one. */
async function serialsAreAsWritten({ db }: Facts, orders: readonly Order[]): Promise<string[]> {
  const rows = await db.selectFrom('unit_serial').selectAll().where('removed_at', 'is', null).execute()
  const twice = [...Map.groupBy(rows, ({ sku, serial }) => `${sku} ${serial}`)]
    .filter(([, own]) => own.length > 1)
    .map(([name]) => `desk: two machines have the serial number ${name}`)
  const untrue = orders.flatMap((order) => {
    const kept = rows.filter(({ order_id }) => order_id === order.id).map(({ serial }) => serial)
    const written = serialsIn(order)
    return String(kept.sort()) === String(written.sort())
      ? []
      : [`desk: ${order.id} has the serial numbers ${kept}, its history says ${written}`]
  })
  return [...twice, ...untrue]
}

function serialsIn({ events }: Order): string[] {
  let known: string[] = []
  for (const { kind, reason } of events) {
    const named = reason.split(', ')
    if (kind === 'serials_added' || kind === 'serials_restored') known.push(...named)
    if (kind === 'serials_removed') known = known.filter((serial) => !named.includes(serial))
    const [before, after = ''] = reason.split(' is now ')
    if (kind === 'serial_changed') known = known.map((serial) => (serial === before ? after : serial))
  }
  return known
}

/** A mail that staff sent again stands in the outbox once for each time, and none waits in the end. */
async function mailsWentOnce({ db, mails }: Facts, orders: readonly Order[]): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['dedupe_key', 'sent_at'])
    .where('dedupe_key', 'like', '%:again:%')
    .execute()
  return orders.flatMap((order) => {
    const own = rows.filter(({ dedupe_key }) => dedupe_key.includes(order.id))
    const wanted = countOf(order, 'mailed_again')
    const sent = own.filter(({ dedupe_key, sent_at }) => sent_at !== null && mails?.includes(dedupe_key))
    return own.length === wanted && sent.length === wanted
      ? []
      : [`desk: ${wanted} mails of ${order.id} were to go again, ${own.length} are kept, ${sent.length} went`]
  })
}

/** One mail for each parcel with a replacement, and one for each replacement that was delivered. */
async function replacementsAreMailed({ db, mails }: Facts): Promise<string[]> {
  const rows = await db.selectFrom('replacement').selectAll().execute()
  const wanted = new Set([
    ...rows
      .filter(({ state }) => state === 'shipped')
      .map((row) => `order:replacement_shipped:${row.order_id}:${row.carrier} ${row.tracking}`),
    ...rows
      .filter(({ delivered_at }) => delivered_at !== null)
      .map(({ id, order_id }) => `order:replacement_delivered:${order_id}:${id}`),
  ])
  const sent = new Set(
    mails?.filter((id) => id.startsWith('order:replacement_') && !id.includes(':again:')) ?? [],
  )
  return [
    ...[...wanted].filter((id) => !sent.has(id)).map((id) => `desk: the mail ${id} was not sent`),
    ...[...sent]
      .filter((id) => !wanted.has(id))
      .map((id) => `desk: the mail ${id} tells what did not happen`),
  ]
}

/** A quote for what was added stands in the history of its order once, and its mail went out once. */
async function quotesAreSent({ db, mails }: Facts, orders: readonly Order[]): Promise<string[]> {
  const quotes = await db
    .selectFrom('quote')
    .select(['id', 'number', 'added_to', 'state'])
    .where('added_to', 'is not', null)
    .execute()
  return orders.flatMap(({ id, events }) => {
    const own = quotes.filter(({ added_to }) => added_to === id)
    const told = events.filter(({ kind }) => kind === 'quote_sent').map(({ reason }) => reason)
    const isTold = (number: string) => told.filter((reason) => reason.includes(number)).length === 1
    const isMailed = (quote: number) => mails?.filter((key) => key === `quote-sent:${quote}:1`).length === 1
    return [
      ...(own.length === told.length && own.every(({ number }) => isTold(number))
        ? []
        : [`desk: ${id} has the quotes ${own.map(({ number }) => number)}, its history says ${told}`]),
      ...own
        .filter((quote) => quote.state !== 'sent' || !isMailed(quote.id))
        .map(
          ({ number, state }) => `desk: the quote ${number} of ${id} is ${state}, and was not mailed once`,
        ),
    ]
  })
}

/** An order that has left or has ended can't be cancelled any more. */
const CAN_BE_CANCELLED = ['authorized', 'awaiting_funds', 'paid', 'in_fulfilment']

async function requestsWaitOnce({ db }: Facts, orders: readonly Order[]): Promise<string[]> {
  const rows = await db
    .selectFrom('work_item')
    .select(['order_id', 'closed_at'])
    .where('kind', '=', 'cancel_request')
    .execute()
  const answers = await db
    .selectFrom('outbox')
    .select('dedupe_key')
    .where('dedupe_key', 'like', 'order:cancel_refused:%')
    .where('dedupe_key', 'not like', '%:again:%')
    .execute()
  return orders.flatMap((order) => {
    const own = rows.filter(({ order_id }) => order_id === order.id)
    const waits = own.some(({ closed_at }) => closed_at === null)
    const asked = countOf(order, 'cancel_asked')
    const refused = countOf(order, 'cancel_refused')
    const closed = own.filter(({ closed_at }) => closed_at !== null).length
    const mails = answers.filter(({ dedupe_key }) => dedupe_key.includes(`:${order.id}:`)).length
    return [
      ...(own.length === asked
        ? []
        : [`desk: ${order.id} was to be cancelled ${asked} times, ${own.length} requests say so`]),
      ...(refused <= closed && refused === mails
        ? []
        : [`desk: ${order.id} was refused ${refused} times, of ${closed} requests and by ${mails} mails`]),
      ...(waits && !CAN_BE_CANCELLED.includes(order.state)
        ? [`desk: a request to cancel ${order.id} waits, and the order is ${order.state}`]
        : []),
    ]
  })
}

/** Refrigerant leaves after staff have verified the certificate. */
async function refrigerantIsCertified({ db }: Facts): Promise<string[]> {
  const rows = await db
    .selectFrom('shipment_line')
    .innerJoin('shipment', 'shipment.id', 'shipment_id')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.order_id', '=', 'shipment.order_id')
        .onRef('order_line.line_no', '=', 'shipment_line.line_no'),
    )
    .innerJoin('product', 'product.id', 'product_id')
    .leftJoin('epa_certificate', 'epa_certificate.order_id', 'shipment.order_id')
    .select(['shipment.order_id', 'shipment.created_at', 'epa_certificate.state', 'decided_at'])
    .where('product.type', '=', 'refrigerant')
    .execute()
  return rows
    .filter(({ state, decided_at, created_at }) => state !== 'verified' || decided_at! > created_at)
    .map(({ order_id }) => `desk: refrigerant of ${order_id} left before its certificate was verified`)
}

function isPaidUnseen({ review, events }: Order): boolean {
  const at = (wanted: string) => events.findIndex(({ kind }) => kind === wanted)
  return review !== null && at('paid') >= 0 && (at('approved') < 0 || at('paid') < at('approved'))
}

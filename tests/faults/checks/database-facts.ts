import type { Db } from '#db/connect.ts'
import type { LedgerEntry } from '#tests/fixtures/providers/payment-ledger.ts'

/**
 * The data that the invariants check: our database, the provider's ledger, the mail catcher and the clients'
 * own records.
 */
export interface Facts {
  db: Db
  /** what the provider holds */
  ledger: readonly LedgerEntry[]
  /** every order id that a client received */
  reported?: readonly string[]
  /** Message-IDs in order of arrival at the mail catcher */
  mails?: readonly string[]
  /** confirmations as buyers read them, by order */
  letters?: readonly { orderID: string; text: string }[]
  /** totals in cents as receipts show them, by order */
  receipts?: readonly { orderID: string; total: number }[]
  /** each person's own marker, which no answer to another person may contain, and every recorded answer */
  marks?: Readonly<Record<string, string>>
  answers?: readonly { to: string; body: string }[]
  /** prices in cents that one response showed together, with the product ids they belong to */
  offers?: readonly Readonly<Record<string, number>>[]
  /** the shop's clock, after all open work had time to finish */
  now?: Date
  /** the state of a new buyer's order, placed after the fault */
  canary?: string
  /** the folder of stored files */
  files?: string
}

/** One invariant, or a part of one: a sentence for each breach. */
export type Check = (facts: Facts) => Promise<string[]>

export const allOrders = (db: Db) => db.selectFrom('orders').selectAll().execute()
export type OrderRow = Awaited<ReturnType<typeof allOrders>>[number]

/** A charge that holds or has taken money. */
export const isLive = (entry: LedgerEntry): boolean =>
  entry.refundOf === undefined && (entry.status === 'authorized' || entry.status === 'captured')

export const sumOf = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((total, item) => total + amount(item), 0)

export const duplicates = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]

/** An order's totals: the one of now, and those before and after each edit with its moment. */
export interface OrderTotals {
  now: number
  edits: readonly { at: number; before: number; after: number }[]
}

export async function totalsOf(db: Db): Promise<Map<string, OrderTotals>> {
  const edits = await db
    .selectFrom('order_event')
    .select(['order_id', 'happened_at', 'data'])
    .where('kind', '=', 'edited')
    .orderBy('version')
    .execute()
  const byOrder = Map.groupBy(edits, ({ order_id }) => order_id)
  const total = (side: unknown) => (side as { sums: { total: number } }).sums.total
  return new Map(
    (await allOrders(db)).map(({ id, total_cents }) => [
      id,
      {
        now: total_cents,
        edits: (byOrder.get(id) ?? []).map(({ happened_at, data }) => ({
          at: happened_at.getTime(),
          before: total(data.before),
          after: total(data.after),
        })),
      },
    ]),
  )
}

/** Every total that an order had at that moment or later; all of them without a moment. */
export const totalsSince = (totals: OrderTotals | undefined, since?: Date): readonly number[] =>
  totals
    ? [
        totals.now,
        ...totals.edits
          .filter(({ at }) => since === undefined || at >= since.getTime())
          .flatMap(({ before, after }) => [before, after]),
      ]
    : []

/**
 * Whether a charge equals its order's total. After an edit it may be a total of before: an authorization then
 * covers the total of now, and `paidIsTotal` checks what was captured. When the rest of an order was called
 * off, the charge must equal the value of what was sent; discount and tax of each line may round up or down
 * by a cent.
 */
export async function rightAmounts(db: Db): Promise<(order: OrderRow, entry: LedgerEntry) => boolean> {
  const lines = await db.selectFrom('order_line').selectAll().execute()
  const totals = await totalsOf(db)
  return (order, entry) => {
    if (entry.amount === order.total_cents) return true
    const covers = entry.status !== 'authorized' || entry.amount > order.total_cents
    if (covers && totalsSince(totals.get(order.id)).includes(entry.amount)) return true
    const off = lines.filter((line) => line.order_id === order.id && line.called_off > 0)
    const worth = sumOf(
      off,
      (line) =>
        (line.called_off * (line.quantity * line.unit_price_cents - line.discount_cents + line.tax_cents)) /
        line.quantity,
    )
    return (
      entry.status === 'captured' &&
      off.length > 0 &&
      Math.abs(order.total_cents - worth - entry.amount) <= off.length
    )
  }
}

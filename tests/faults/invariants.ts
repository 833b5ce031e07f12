import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { foldEvents, type OrderState } from '#features/orders/rules/order-state.ts'
import type { LedgerEntry } from '#tests/fixtures/payment-ledger.ts'

export interface World {
  db: Db
  /** what the provider holds */
  ledger: readonly LedgerEntry[]
  /** every order id that a client was told */
  told?: readonly string[]
  /** Message-IDs in order of arrival at the mail catcher */
  mails?: readonly string[]
}

/** Checks what must hold always, once reconciliation has run; answers one sentence for each breach. */
export async function breaches(world: World): Promise<string[]> {
  const checks = [
    oneOrderAnAttempt,
    oneChargeAnOrder,
    noMoneyWithoutOrder,
    noOrderWithoutMoney,
    refundsWithinCaptures,
    toldOrdersExist,
    stockAddsUp,
    couponsAddUp,
    totalsAddUp,
    historyIsTrue,
    outboxIsEmpty,
  ]
  return (await Promise.all(checks.map((check) => check(world)))).flat()
}

const orders = (db: Db) => db.selectFrom('orders').selectAll().execute()
const isLive = (entry: LedgerEntry) => entry.refundOf === undefined && (entry.status === 'authorized' || entry.status === 'captured')
const duplicates = (values: readonly string[]) => [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]

async function oneOrderAnAttempt({ db }: World): Promise<string[]> {
  return duplicates((await orders(db)).map((order) => order.attempt_key)).map((key) => `I1: attempt ${key} made several orders`)
}

async function oneChargeAnOrder({ ledger }: World): Promise<string[]> {
  return duplicates(ledger.filter(isLive).map((entry) => entry.orderId)).map((id) => `I2: order ${id} has several live charges`)
}

async function noMoneyWithoutOrder({ db, ledger }: World): Promise<string[]> {
  const states = new Map((await orders(db)).map((order) => [order.id, order.state]))
  return ledger.filter((entry) => isLive(entry) && (states.get(entry.orderId) ?? 'cancelled') === 'cancelled').map((entry) => `I3: charge ${entry.id} of ${entry.orderId} has no live order`)
}

async function noOrderWithoutMoney({ db, ledger }: World): Promise<string[]> {
  const [all, byHand] = [await orders(db), await db.selectFrom('money_movement').select('order_id').where('attempt_id', 'is', null).execute()]
  const paid = all.filter((order) => ['authorized', 'paid', 'in_fulfilment'].includes(order.state) && !byHand.some((money) => money.order_id === order.id))
  const gone = all.filter((order) => ['shipped', 'delivered', 'partly_refunded', 'refunded'].includes(order.state) && !byHand.some((money) => money.order_id === order.id))
  const untaken = gone.filter((order) => !ledger.some((entry) => entry.refundOf === undefined && entry.status === 'captured' && entry.orderId === order.id))
  return [...unpaid(paid, ledger), ...untaken.map((order) => `I4: order ${order.id} left and its money was not taken`)]
}

const unpaid = (paid: Awaited<ReturnType<typeof orders>>, ledger: readonly LedgerEntry[]) =>
  paid
    .filter((order) => !ledger.some((entry) => isLive(entry) && entry.orderId === order.id && entry.amount === order.total_cents))
    .map((order) => `I4: order ${order.id} says it is paid, the provider does not`)

async function refundsWithinCaptures({ db, ledger }: World): Promise<string[]> {
  const movements = await db.selectFrom('money_movement').selectAll().where('kind', '=', 'refund').where('status', '=', 'done').execute()
  const sum = (entries: readonly LedgerEntry[]) => entries.reduce((total, entry) => total + entry.amount, 0)
  return ledger
    .filter((entry) => entry.refundOf === undefined)
    .flatMap((sale) => {
      const back = sum(ledger.filter((entry) => entry.refundOf === sale.id))
      const known = movements.filter((movement) => movement.order_id === sale.orderId).reduce((total, movement) => total + movement.amount_cents, 0)
      return [...(back > sale.amount ? [`I2: ${sale.id} gave back more than was taken`] : []), ...(back !== known ? [`I2: ${sale.id} gave back ${back}, our books say ${known}`] : [])]
    })
}

async function toldOrdersExist({ db, told = [] }: World): Promise<string[]> {
  const ids = new Set((await orders(db)).map((order) => order.id))
  return told.filter((id) => !ids.has(id)).map((id) => `I5: order ${id} was promised and is gone`)
}

async function stockAddsUp({ db }: World): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select s.product_id from stock s
    left join (select l.product_id, sum(l.quantity) as held from order_line l join orders o on o.id = l.order_id where l.reserves_stock and o.state <> 'cancelled' group by 1) h using (product_id)
    where (not s.back_order and s.available < 0) or s.opening <> s.available + s.reserved + s.sold + s.written_off or s.reserved + s.sold <> coalesce(h.held, 0)`.execute(db)
  return rows.map((row) => `I6: stock of ${row.product_id} is not what orders hold`)
}

async function couponsAddUp({ db }: World): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select c.code from coupon c
    left join coupon_redemption r on r.coupon_code = c.code and r.released_at is null
    left join orders o on o.id = r.order_id
    group by c.code
    having c.used <> count(r.order_id) or count(r.order_id) filter (where o.state = 'cancelled') > 0 or count(r.order_id) > coalesce(c.usage_limit, 1e9)
    union
    select r.coupon_code from coupon_redemption r join coupon c on c.code = r.coupon_code where r.released_at is null and c.per_email_limit is not null
    group by r.coupon_code, r.email, c.per_email_limit having count(*) > c.per_email_limit`.execute(db)
  return rows.map((row) => `I7: coupon ${row.code} was not used as often as its orders say, or too often`)
}

// An implementation of its own on purpose: it shares no code with the pricing it checks.
async function totalsAddUp({ db, ledger }: World): Promise<string[]> {
  const lines = await db.selectFrom('order_line').selectAll().execute()
  return (await orders(db)).flatMap((order) => {
    const own = lines.filter((line) => line.order_id === order.id)
    const net = own.reduce((sum, line) => sum + line.quantity * line.unit_price_cents - line.discount_cents, 0)
    const wrong = own.length === 0 || net + order.shipping_cents + order.tax_cents !== order.total_cents
    const charged = ledger.filter((entry) => entry.orderId === order.id && entry.refundOf === undefined && entry.amount !== order.total_cents)
    return [...(wrong ? [`I8: order ${order.id} does not add up`] : []), ...charged.map((entry) => `I8: charge ${entry.id} is not the total of ${order.id}`)]
  })
}

async function historyIsTrue({ db }: World): Promise<string[]> {
  const events = await db.selectFrom('order_event').selectAll().execute()
  return (await orders(db)).flatMap((order) => {
    const own = events.filter((event) => event.order_id === order.id).map((event) => ({ version: event.version, from: event.from_state as OrderState | null, to: event.to_state as OrderState }))
    return foldEvents(own) === order.state && own.length === order.version ? [] : [`I9: the events of ${order.id} do not make ${order.state} version ${order.version}`]
  })
}

async function outboxIsEmpty({ db, mails }: World): Promise<string[]> {
  if (mails === undefined) return []
  const left = await db.selectFrom('outbox').select('dedupe_key').where('sent_at', 'is', null).execute()
  const placed = (await orders(db)).filter((order) => order.placed_at !== null)
  const unsent = placed.filter((order) => !mails.some((id) => id.includes(order.id)))
  return [...left.map((row) => `I10: ${row.dedupe_key} was not carried out`), ...unsent.map((order) => `I10: nobody was told of ${order.id}`)]
}

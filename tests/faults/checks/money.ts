import type { LedgerEntry } from '#tests/fixtures/providers/payment-ledger.ts'
import {
  allOrders,
  type Check,
  duplicates,
  type Facts,
  isLive,
  type OrderRow,
  rightAmounts,
  sumOf,
} from './database-facts.ts'

/** I1: one checkout attempt makes at most one order. */
export const oneOrderAnAttempt: Check = async ({ db }) =>
  duplicates((await allOrders(db)).map((order) => order.attempt_key)).map(
    (key) => `I1: attempt ${key} made several orders`,
  )

/** I2: one order has at most one live charge, and captures never exceed its total. */
export const oneChargeAnOrder: Check = async ({ db, ledger }) => {
  const totals = new Map((await allOrders(db)).map((order) => [order.id, order.total_cents]))
  const captured = [...Map.groupBy(ledger.filter(isCaptured), ({ orderId }) => orderId)]
  return [
    ...duplicates(ledger.filter(isLive).map((entry) => entry.orderId)).map(
      (id) => `I2: order ${id} has several live charges`,
    ),
    ...captured
      .filter(
        ([id, entries]) =>
          sumOf(entries, ({ amount }) => amount) > (totals.get(id) ?? Number.POSITIVE_INFINITY),
      )
      .map(([id]) => `I2: more was captured for ${id} than its total`),
  ]
}

const isCaptured = (entry: LedgerEntry): boolean =>
  entry.refundOf === undefined && entry.status === 'captured'

/** The refunded cents of each sale, by the provider's ledger. */
function givenBack(ledger: readonly LedgerEntry[]): (sale: LedgerEntry) => number {
  const refunds = Map.groupBy(
    ledger.filter(({ refundOf }) => refundOf !== undefined),
    ({ refundOf }) => refundOf,
  )
  return (sale) => sumOf(refunds.get(sale.id) ?? [], ({ amount }) => amount)
}

/** I2: refunds do not exceed the capture, and the provider's refunds equal those in our database. */
export const refundsWithinCaptures: Check = async ({ db, ledger }) => {
  const movements = await db
    .selectFrom('money_movement')
    .selectAll()
    .where('kind', '=', 'refund')
    .where('status', '=', 'done')
    .execute()
  const backOf = givenBack(ledger)
  const booked = Map.groupBy(
    movements.filter(({ attempt_id }) => attempt_id !== null),
    ({ order_id }) => order_id,
  )
  return ledger
    .filter((entry) => entry.refundOf === undefined)
    .flatMap((sale) => {
      const back = backOf(sale)
      const known = isCaptured(sale)
        ? sumOf(booked.get(sale.orderId) ?? [], (movement) => movement.amount_cents)
        : 0
      return [
        ...(back > sale.amount ? [`I2: ${sale.id} refunded more than was captured`] : []),
        ...(back !== known ? [`I2: ${sale.id} refunded ${back}, our database says ${known}`] : []),
      ]
    })
}

/** I3: each authorized or captured amount belongs to a live order, or was voided or refunded. */
export const noMoneyWithoutOrder: Check = async ({ db, ledger }) => {
  const states = new Map((await allOrders(db)).map((order) => [order.id, order.state]))
  const backOf = givenBack(ledger)
  const isGivenBack = (sale: LedgerEntry) => isCaptured(sale) && backOf(sale) === sale.amount
  return ledger
    .filter(
      (entry) =>
        isLive(entry) &&
        !isGivenBack(entry) &&
        ['cancelled', 'none'].includes(states.get(entry.orderId) ?? 'none'),
    )
    .map((entry) => `I3: charge ${entry.id} of ${entry.orderId} has no live order`)
}

const HELD = ['authorized', 'paid', 'in_fulfilment']
const GONE = ['shipped', 'delivered', 'partly_refunded', 'refunded']

/**
 * I4: an order whose state is paid has a charge of its amount, currency and id, and the money of a shipped
 * order was captured.
 */
export const noOrderWithoutMoney: Check = async ({ db, ledger }) => {
  const byHand = new Set(
    (await db.selectFrom('money_movement').select('order_id').where('attempt_id', 'is', null).execute()).map(
      ({ order_id }) => order_id,
    ),
  )
  const orders = (await allOrders(db)).filter(({ id }) => !byHand.has(id))
  const entries = Map.groupBy(ledger, ({ orderId }) => orderId)
  const isRight = await rightAmounts(db)
  const has = (order: OrderRow, matches: (entry: LedgerEntry) => boolean) =>
    (entries.get(order.id) ?? []).some(
      (entry) => matches(entry) && isRight(order, entry) && (entry.currency ?? 'USD') === 'USD',
    )
  return [
    ...orders
      .filter((order) => HELD.includes(order.state) && !has(order, isLive))
      .map(({ id }) => `I4: order ${id} says it is paid, the provider does not`),
    ...orders
      .filter((order) => GONE.includes(order.state) && !has(order, isCaptured))
      .map(({ id }) => `I4: order ${id} shipped and its money was not captured`),
  ]
}

/** I5: every order whose id a client received exists. */
export const reportedOrdersExist: Check = async ({ db, reported = [] }) => {
  const ids = new Set((await allOrders(db)).map((order) => order.id))
  return reported
    .filter((id) => !ids.has(id))
    .map((id) => `I5: order ${id} was confirmed to a buyer and does not exist`)
}

/** I15: some minutes after the fault no payment is undecided, and a new buyer can buy. */
export const nothingInBetween: Check = async ({ db, now, canary }: Facts) => {
  const poor =
    canary === undefined || canary === 'authorized' || canary === 'awaiting_funds'
      ? []
      : [`I15: a new buyer could not buy: ${canary}`]
  if (now === undefined) return poor
  const since = new Date(now.getTime() - 5 * 60_000)
  const attempts = await db
    .selectFrom('payment_attempt')
    .select(['id', 'order_id'])
    .where('status', 'in', ['processing', 'unknown'])
    .where('created_at', '<', since)
    .execute()
  const movements = await db
    .selectFrom('money_movement')
    .select(['id', 'order_id'])
    .where('status', 'in', ['sending', 'unknown'])
    .where('created_at', '<', since)
    .execute()
  return [
    ...poor,
    ...[...attempts, ...movements].map(
      ({ id, order_id }) => `I15: payment ${id} of ${order_id} is still undecided`,
    ),
  ]
}

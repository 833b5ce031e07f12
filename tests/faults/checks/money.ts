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
  totalsOf,
  totalsSince,
} from './database-facts.ts'

/** I1: one checkout attempt makes at most one order. */
export const oneOrderAnAttempt: Check = async ({ db }) =>
  duplicates((await allOrders(db)).map((order) => order.attempt_key)).map(
    (key) => `I1: attempt ${key} made several orders`,
  )

/**
 * I2: one order has at most one live charge, and captures never exceed its total, of now or before an edit.
 */
export const oneChargeAnOrder: Check = async ({ db, ledger }) => {
  const totals = await totalsOf(db)
  const captured = [...Map.groupBy(ledger.filter(isCaptured), ({ orderId }) => orderId)]
  return [
    ...duplicates(ledger.filter(isLive).map((entry) => entry.orderId)).map(
      (id) => `I2: order ${id} has several live charges`,
    ),
    ...captured
      .filter(
        ([id, entries]) =>
          totals.has(id) && sumOf(entries, ({ amount }) => amount) > Math.max(...totalsSince(totals.get(id))),
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

/** The words of a refund that an edit makes. */
const isOfEdit = ({ reason }: { reason: string }): boolean => reason.endsWith('the order was changed')

/**
 * I2: an edit of a paid order gives back what was paid above its total, once: what is left of the money is
 * the total, unless its refund waits, was refused or failed. It is less when staff refunded more than that.
 */
export const paidIsTotal: Check = async ({ db }) => {
  const totals = await totalsOf(db)
  const movements = Map.groupBy(
    await db.selectFrom('money_movement').selectAll().execute(),
    ({ order_id }) => order_id,
  )
  const requests = Map.groupBy(
    await db.selectFrom('refund_request').selectAll().execute(),
    ({ order_id }) => order_id,
  )
  return (await allOrders(db)).flatMap(({ id, state, total_cents }) => {
    const wasEdited = totals.get(id)?.edits.some(({ before, after }) => before !== after)
    const moved = movements.get(id) ?? []
    const cents = (kind: 'capture' | 'refund', isOver: (status: string) => boolean) =>
      sumOf(
        moved.filter((each) => each.kind === kind && isOver(each.status)),
        ({ amount_cents }) => amount_cents,
      )
    const captured = cents('capture', (status) => status === 'done')
    if (!wasEdited || captured === 0 || !HELD.includes(state)) return []
    const held = captured - cents('refund', (status) => status !== 'failed')
    const asked = requests.get(id) ?? []
    const waits = sumOf(
      asked.filter((each) => each.state === 'waiting' && isOfEdit(each)),
      ({ amount_cents }) => amount_cents,
    )
    const isRefunded = moved.some(
      (each) => each.kind === 'refund' && each.status !== 'failed' && !isOfEdit(each),
    )
    const isUnpaid =
      asked.some((each) => each.state === 'refused' || each.state === 'ended') ||
      moved.some(({ status }) => status === 'failed')
    const above = held - waits - total_cents
    const isRight = (isUnpaid || above <= 0) && (isRefunded || above >= 0)
    return isRight ? [] : [`I2: ${held} cents are held for edited order ${id}, its total is ${total_cents}`]
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

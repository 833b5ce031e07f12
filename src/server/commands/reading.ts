import { setTimeout as sleep } from 'node:timers/promises'
import { TODAY } from '#features/desk/today/rules/access.ts'
import { todaysWork } from '#features/desk/today/server/todays-work.ts'
import { eventWords } from '#features/people/accounts/event-texts.ts'
import { SECURITY } from '#features/people/accounts/rules/access.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { listEvents } from '#features/people/accounts/server/security-events.ts'
import { PAYMENT, WORKLIST } from '#features/selling/fulfilment/rules/access.ts'
import {
  findComparison,
  requestComparison,
} from '#features/selling/fulfilment/server/reconciliation/comparisons.ts'
import { orderForStaff } from '#features/selling/fulfilment/server/staff/order-for-staff.ts'
import type { WorkRow } from '#features/selling/fulfilment/server/worklist/waiting-row.ts'
import { worklist } from '#features/selling/fulfilment/server/worklist/worklist.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { ORDER_STATES } from '#features/selling/orders/rules/order-state.ts'
import { listOrders } from '#features/selling/orders/server/staff-queries.ts'
import { MINUTE_MS } from '#lib/dates.ts'
import { formatMoney, toCents } from '#lib/money.ts'
import { type Command, type CommandContext, refuse, say } from './console.ts'

/** Commands that change nothing. */
export const readingCommands: Readonly<Record<string, Command>> = {
  list: { needsId: false, needs: [], run: list },
  show: { needsId: true, needs: [], run: show },
  compare: { needsId: false, needs: [], run: compare },
  worklist: { needsId: false, needs: [], run: printWorklist },
  events: { needsId: false, needs: [], run: printEvents },
}

const dollars = (cents: number): string => formatMoney(toCents(cents))

const printWork = ({ kind, orderID, what, since }: Omit<WorkRow, 'since'> & { since: Date | null }): void =>
  console.log(`${since?.toISOString() ?? ''.padEnd(24)}  ${kind.padEnd(20)} ${orderID}  ${what}`)

/** The list of the portal's page Today, in its order. */
async function printWorklist({ db, staff, now }: CommandContext): Promise<number> {
  const permission = requirePermission(staff, TODAY.read)
  let count = 0
  let after: string | undefined
  do {
    const { work, next } = await todaysWork(db, permission, { group: 'all', whose: 'all', after }, now)
    for (const row of work) printWork(row)
    count += work.length
    after = next ?? undefined
  } while (after !== undefined)
  return say(
    count === 0
      ? 'The worklist is empty.'
      : `${count} to look at. docs/operations/staff-counter.md says what to do with each.`,
  )
}

const EVENTS_SHOWN = 100

async function printEvents({ db, staff }: CommandContext): Promise<number> {
  const { page: events } = await listEvents(db, requirePermission(staff, SECURITY.read), {}, EVENTS_SHOWN)
  for (const { happened_at, kind, who, order_id } of events)
    console.log(
      `${happened_at.toISOString()}  ${kind.padEnd(22)} ${who ?? ''}  ${order_id ?? ''}  ${eventWords(kind)}`,
    )
  return say(
    events.length === 0
      ? 'No security events.'
      : 'The third column is a digest: the same digest is the same network, mailbox or card.',
  )
}

/** A comparison asks a provider about every order of three days. */
const COMPARISON_MS = 10 * MINUTE_MS
const POLL_MS = 300
const DIFFERENCES = ['payment_difference', 'charge_without_order']

async function compare({ db, staff, now }: CommandContext): Promise<number> {
  const permission = requirePermission(staff, PAYMENT.reconcile)
  const id = await requestComparison(db, permission, now)
  for (const until = Date.now() + COMPARISON_MS; Date.now() < until; await sleep(POLL_MS)) {
    const run = await findComparison(db, permission, id)
    if (!run) continue
    const rows = await worklist(db, requirePermission(staff, WORKLIST.read), new Date())
    for (const row of rows) if (DIFFERENCES.includes(row.kind)) printWork(row)
    console.log(
      `${run.compared} orders compared, ${run.differences} differ, ${run.not_asked} could not be asked.`,
    )
    return run.differences === 0 && run.not_asked === 0 ? 0 : 1
  }
  return refuse('The comparison has not been made. Is the store running?')
}

async function list({ db, staff, options }: CommandContext): Promise<number> {
  const state = ORDER_STATES.find((known) => known === options.state)
  if (options.state !== undefined && state === undefined) return refuse(`States: ${ORDER_STATES.join(', ')}`)
  const orders = await listOrders(db, requirePermission(staff, ORDER.read), { state })
  for (const order of orders)
    console.log(
      [
        order.id,
        order.created_at.toISOString(),
        order.state.padEnd(15),
        dollars(order.total_cents).padStart(12),
        order.payment_method,
        order.email,
      ].join('  '),
    )
  return 0
}

async function show({ db, staff, id }: CommandContext): Promise<number> {
  const found = await orderForStaff(db, requirePermission(staff, ORDER.read), id)
  if (!found) return refuse('no_such_order')
  const { order, lines, events, shipments, movements, attempts, certificate } = found
  const print = (...parts: (string | number | null)[]) =>
    console.log(
      parts
        .map((part) => part ?? '')
        .join('  ')
        .trimEnd(),
    )
  print(order.id, order.state, dollars(order.total_cents), order.payment_method, order.email, order.phone)
  print('Lines')
  for (const line of lines) print('', line.line_no, `${line.quantity} × ${line.sku}`, line.name)
  if (certificate) {
    const { number, state, decided_at, decided_by, how } = certificate
    print('EPA 608 certificate', number, state, decided_at?.toISOString() ?? null, decided_by, how)
  }
  print('Payments')
  for (const { method, status, amount_cents, card_last4, error_code } of attempts)
    print('', method, status, dollars(amount_cents), card_last4, error_code)
  for (const { kind, status, amount_cents, reason, error_code } of movements)
    print('', kind, status, dollars(amount_cents), reason, error_code)
  print('Shipments')
  for (const { number, carrier, tracking, released_at, state, appointment_on } of shipments)
    print(
      '',
      number,
      `${carrier} ${tracking}`,
      released_at === null ? 'waits for its money' : state,
      appointment_on,
    )
  print('History')
  for (const { happened_at, kind, to_state, actor, reason } of events)
    print('', happened_at.toISOString(), kind, to_state, `by ${actor}`, reason)
  return 0
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/connect.ts'
import type { Staff } from '#features/people/accounts/rules/actor.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import type { WantedRefund } from '#features/selling/fulfilment/rules/refunds.ts'
import { latestMovement } from '#features/selling/fulfilment/server/staff/order-for-staff.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { type Cents, fromWire } from '#lib/money.ts'

export const OPTION_NAMES = [
  'state',
  'carrier',
  'tracking',
  'lines',
  'reason',
  'number',
  'amount',
  'by',
  'why',
  'note',
  'outcome',
  'written-off',
  'save',
  'name',
  'company',
  'address1',
  'address2',
  'city',
  'region',
  'zip',
  'instructions',
  'phone',
  'extension',
  'phone2',
  'date',
  'units',
  'certificate',
] as const

export type Options = Partial<Record<(typeof OPTION_NAMES)[number], string | undefined>> & {
  preview?: boolean | undefined
}

export interface CommandContext {
  db: Db
  /** the order's or the return's number; '' for a command without one */
  id: string
  options: Options
  /** what follows the number, for a command that takes more */
  rest: readonly string[]
  /** the folder of uploads */
  filesDir: string
  /** days that an order by check waits for its check */
  checkDays: number
  /** which deliveries are offered */
  delivery: { showInside: boolean; showGuaranteed: boolean }
  /** who runs the command */
  staff: Staff
  now: Date
}

export interface Command {
  needsId: boolean
  needs: readonly (typeof OPTION_NAMES)[number][]
  /** the words that must follow the number, at least */
  takesMore?: number
  /** Returns the exit code. */
  run(context: CommandContext): Promise<number>
}

/**
 * The person at the console. A person who can start a command on the server can reach its database too, so
 * the console has the role that may run every command.
 */
export const consoleStaff = (name: string): Staff => ({ kind: 'staff', role: 'operations', name })

/** Prints one line and ends with 0. */
export const say = (line: string): number => {
  console.log(line)
  return 0
}

/** Prints why the command was refused and ends with 1. */
export const refuse = (reason: string): number => {
  console.error(REFUSALS[reason] ?? reason)
  return 1
}

const REFUSALS: Readonly<Record<string, string>> = {
  no_cancel_request: 'No request to cancel this order waits.',
  no_such_order: 'There is no order with that number.',
  not_ready: 'This order cannot ship: it is not paid or authorized, or it has ended.',
  held: 'This order is on hold. See: show ID. Then: release ID.',
  held_already: 'This order is on hold already.',
  nothing_to_hold: 'Nothing of this order is left to hold: it has left or it has ended.',
  not_held: 'This order is not on hold.',
  nothing_left: 'Nothing of this order is left to ship.',
  too_many: 'That is more of a line than is left to ship.',
  no_such_line: 'The order has no line with that number that ships.',
  certificate_waiting:
    'This shipment has refrigerant, and the EPA 608 certificate of its buyer is not verified. Check the ' +
    'number (show ID), then record it: verify-certificate ID --reason HOW, or refuse-certificate ID ' +
    '--reason WHY. The other lines may ship before: --lines LINE:UNITS.',
  certificate_refused:
    'This shipment has refrigerant, and the EPA 608 certificate of its buyer was refused. With another ' +
    'number from the buyer: verify-certificate ID --number NUMBER --reason HOW. Otherwise cancel the ' +
    'order, or ship the other lines (--lines LINE:UNITS) and call the rest off.',
  certificate_missing:
    'This shipment has refrigerant, and the order has no EPA 608 certificate number. Ask the buyer for ' +
    'it, then: verify-certificate ID --number NUMBER --reason HOW.',
  no_certificate:
    'This order has no EPA 608 certificate number. Ask the buyer for it and add --number NUMBER.',
  no_money:
    'No money is authorized for this order, so it may not leave. Cancel it, or ask the buyer to pay again.',
  same_tracking: 'A shipment with that tracking number exists already.',
  not_waiting: 'This order does not wait for a check.',
  not_invoiced: 'This order on net terms has not shipped, so it has no invoice yet.',
  in_review: 'This order waits for your decision and nothing is reserved for it. Approve it first.',
  not_in_review: 'This order does not wait for a decision.',
  stock_short: 'There is not enough in stock for this order. Cancel it, or approve it when there is.',
  too_late: 'The order has left already. Refund it instead.',
  over: 'This order has ended already.',
  money_moving: 'The payment of this order is being taken or confirmed right now. Try again in a minute.',
  nothing_captured: 'No money was taken for this order, so there is none to refund.',
  too_much: 'That is more than is left of what was taken.',
  one_waiting: 'A refund of this order waits for an administrator already.',
  more_than_units:
    'That is more than the units that came back cost. Receive them without --amount, and refund the rest ' +
    'with a refund of its own.',
  not_an_amount: 'Write the amount in dollars, such as 120.00.',
  replaced_already:
    'A replacement takes the place of these units. Receive them without --amount, or say why they are ' +
    'refunded as well: --reason WORDS.',
  replaced_too_much:
    'That is more than one person may refund. Receive the goods without --amount, then: refund ID.',
  no_such_return: 'There is no return with that number.',
  decided_already: 'That was decided already.',
  not_approved: 'Only an approved return can be received, and only once.',
  not_charged:
    'This order has not been charged yet, so nothing can be returned. Cancel it, or call the rest off.',
  one_open: 'A return of this order is open already.',
  nothing_asked: 'Say how many of which line come back: --lines LINE:UNITS.',
  not_units: 'Write the units as LINE:UNITS, such as 1:1 or 1:2,3:1.',
  cancel_instead: 'The order has not shipped: cancel it first, then refund.',
}

/** "1:2,3:1": two units of line 1, one unit of line 3. */
export function parseLines(text: string | undefined) {
  if (text === undefined) return undefined
  if (!/^\d{1,4}:\d{1,6}(,\d{1,4}:\d{1,6})*$/.test(text)) return 'unreadable' as const
  return text.split(',').map((part) => {
    const [lineNo = 0, quantity = 0] = part.split(':').map(Number)
    return { lineNo, quantity }
  })
}

/** "120.00" as cents; undefined when the option is not given. */
export function readAmount(text: string | undefined): Cents | undefined | 'unreadable' {
  if (text === undefined) return undefined
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? fromWire(Number(text)) : 'unreadable'
}

/** What a refund command names: LINE:UNITS, an amount, or all that is left. */
export function readWantedRefund({ lines: asked, amount: dollars }: Options): WantedRefund | string {
  const [lines, amount] = [parseLines(asked), readAmount(dollars)]
  if (lines === 'unreadable') return 'not_units'
  if (amount === 'unreadable' || (lines && amount)) return 'not_an_amount'
  if (lines) return { kind: 'lines', lines }
  return amount === undefined ? { kind: 'rest' } : { kind: 'amount', amount }
}

const WAIT_MS = 15_000
const POLL_MS = 300

/**
 * Waits a while until the running store has moved the money, and prints `done` or why the provider refused.
 */
export async function waitForMoney(
  { db, staff }: Pick<CommandContext, 'db' | 'staff'>,
  movement: { orderId: string; kind: 'capture' | 'refund' },
  done: string,
): Promise<number> {
  const permission = requirePermission(staff, ORDER.read)
  for (const until = Date.now() + WAIT_MS; Date.now() < until; await sleep(POLL_MS)) {
    const row = await latestMovement(db, permission, movement)
    if (row?.status === 'done') return say(done)
    if (row?.status === 'failed')
      return refuse(`The provider refused: ${row.error_code ?? ''}. No money was moved.`)
  }
  return say(
    'Recorded. The provider has not confirmed it yet, and the running store keeps trying. See: worklist.',
  )
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/connect.ts'
import { type Cents, fromWire } from '#kit/money.ts'

export interface Options {
  state?: string | undefined
  carrier?: string | undefined
  tracking?: string | undefined
  lines?: string | undefined
  reason?: string | undefined
  amount?: string | undefined
  by?: string | undefined
  why?: string | undefined
  note?: string | undefined
  'written-off'?: string | undefined
  save?: string | undefined
}

interface Asked {
  db: Db
  id: string
  options: Options
  /** where uploads are kept */
  filesDir: string
  deed: { orderId: string; actor: string; now: Date }
}

export interface Command {
  needsId: boolean
  needs: readonly (keyof Options)[]
  run(asked: Asked): Promise<number>
}

/** One line for the person at the console; ends well. */
export const say = (line: string): number => {
  console.log(line)
  return 0
}

/** Says why not; ends with 1. */
export const refuse = (reason: string): number => {
  console.error(REFUSALS[reason] ?? reason)
  return 1
}

const REFUSALS: Readonly<Record<string, string>> = {
  no_such_order: 'There is no order of that number.',
  not_ready: 'This order cannot ship: it is not paid or authorized, or it is over.',
  nothing_left: 'Nothing of this order is left to ship.',
  too_many: 'That is more of a line than is left to ship.',
  no_such_line: 'The order has no line of that number that ships.',
  no_money:
    'Nothing is authorized for this order: it may not leave. Cancel it, or ask the buyer to pay again.',
  same_tracking: 'A shipment with that tracking number is written down already.',
  not_waiting: 'This order does not wait for a check.',
  too_late: 'It has left already: refund it instead.',
  over: 'This order is over already.',
  money_moving: 'Its payment is being taken or confirmed at this moment. Try again in a minute.',
  nothing_captured: 'No money was taken for this order, so there is none to give back.',
  too_much: 'That is more than is left of what was taken.',
  not_an_amount: 'Write the amount in dollars, such as 120.00.',
  no_such_return: 'There is no return of that number.',
  decided_already: 'That return was answered already.',
  not_approved: 'Only a return that was approved can be received, once.',
  not_charged:
    'This order has not been charged yet, so nothing can come back. Cancel it, or call the rest off.',
  one_open: 'A return of this order is open already.',
  nothing_asked: 'Say how many of which line come back: --lines LINE:UNITS.',
  cancel_instead: 'It has not shipped: cancel it first, then refund.',
}

/** "1:2,3:1": two units of line 1, one of line 3. */
export function parseLines(text: string | undefined) {
  if (text === undefined) return undefined
  if (!/^\d{1,4}:\d{1,6}(,\d{1,4}:\d{1,6})*$/.test(text)) return 'unreadable' as const
  return text.split(',').map((part) => {
    const [lineNo = 0, quantity = 0] = part.split(':').map(Number)
    return { lineNo, quantity }
  })
}

/** "120.00" as cents; undefined when nothing was said. */
export function readAmount(text: string | undefined): Cents | undefined | 'unreadable' {
  if (text === undefined) return undefined
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? fromWire(Number(text)) : 'unreadable'
}

const PATIENCE_MS = 15_000

/** The running store moves the money; this waits a while for what it says. */
export async function follow(
  db: Db,
  orderId: string,
  kind: 'capture' | 'refund',
  done: string,
): Promise<number> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(300)) {
    const row = await db
      .selectFrom('money_movement')
      .select(['status', 'error_code'])
      .where('order_id', '=', orderId)
      .where('kind', '=', kind)
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    if (row?.status === 'done') return say(done)
    if (row?.status === 'failed')
      return refuse(`The provider refused: ${row.error_code ?? ''}. Nothing was moved.`)
  }
  return say(
    'Written down. The provider has not said yes yet; the running store goes on asking. See: worklist.',
  )
}

import { randomUUID } from 'node:crypto'
import { createRouterClient } from '@orpc/server'
import { taxTable } from '#adapters/tax-table/tax-table.ts'
import type { Db } from '#db/connect.ts'
import { orderDeskHandlers } from '#features/desk/order-desk/server/handlers.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { Person } from '#tests/fixtures/portal/people.ts'
import { whoAsks } from '#tests/fixtures/portal/people.ts'
import { memoryFiles } from '#tests/fixtures/shop/request.ts'

/** What a person presses on the page of an order, as plain data. */
export type DeskAct =
  | { act: 'receive the check' | 'deliver' | 'call off' | 'cancel' | 'receive the return' }
  /** units of one line; all that is left without a line */
  | { act: 'ship'; line?: 1 | 2; units?: 1 | 2 }
  /** a share of what is left, in hundredths */
  | { act: 'ask for a refund'; share: 100 | 60 | 10 }
  | { act: 'decide the refund'; decision: 'approved' | 'refused' }
  | { act: 'open a return'; line: 1 | 2; units: 1 | 2 }
  | { act: 'decide the return'; decision: 'approved' | 'refused' }
  | { act: 'write off the return' }

export const DESK_ACTS = [
  'receive the check',
  'ship',
  'deliver',
  'call off',
  'cancel',
  'ask for a refund',
  'decide the refund',
  'open a return',
  'decide the return',
  'receive the return',
  'write off the return',
] as const satisfies readonly DeskAct['act'][]

/** A press of `person` at the desk. */
export interface DeskPress {
  person: Person
  orderID: string
  /** undefined: the page did not say which version it showed */
  seen?: number | undefined
  act: DeskAct
}

export type Desk = ReturnType<typeof deskOf>

/** The calls of the order's page, as `person` makes them with a fresh second factor. */
export const deskOf = (db: Db, clock: { now(): Date }, person: Person) =>
  createRouterClient(orderDeskHandlers, {
    context: {
      db,
      clock,
      files: memoryFiles(),
      checkDays: 10,
      contact: { phone: '(800) 555-0142', address: '1 Depot Road' },
      tax: taxTable(db, () => inStoreZone(clock.now()).day),
      delivery: { showInside: false, showGuaranteed: false },
      publicOrigin: 'https://store.example',
      rateLimits: { take: async () => ({ wait: 0, used: 1 }) },
      ...whoAsks(person, clock.now()),
    },
  })

/** Presses once. The desk may refuse it. */
export async function pressAtDesk(desk: Desk, { orderID, seen, act }: DeskPress): Promise<unknown> {
  const change = { orderID, seen }
  const reason = 'history'
  switch (act.act) {
    case 'receive the check':
      return desk.receiveCheck({ ...change, reference: 'CHECK 1042' })
    case 'ship':
      return desk.ship({
        ...change,
        carrier: 'UPS',
        tracking: '1Z0000000000000003',
        ...(act.line ? { lines: [{ lineNo: act.line, quantity: act.units ?? 1 }] } : {}),
      })
    case 'deliver':
      return desk.deliver(change)
    case 'call off':
      return desk.callOff({ ...change, reason })
    case 'cancel':
      return desk.cancel({ ...change, reason })
    case 'ask for a refund':
      return refund(desk, orderID, act.share)
    case 'decide the refund': {
      const { waiting } = (await desk.open({ orderID })).refunds
      return waiting && desk.decideRefund({ orderID, id: waiting.id, decision: act.decision, reason })
    }
    case 'open a return':
      return desk.askReturn({
        orderID,
        why: 'not_needed',
        lines: [{ lineNo: act.line, quantity: act.units }],
      })
    case 'decide the return': {
      const rma = await returnIn(desk, orderID, 'asked')
      return rma && desk.decideReturn({ orderID, rma, decision: act.decision, reason })
    }
    case 'receive the return':
    case 'write off the return': {
      const rma = await returnIn(desk, orderID, 'approved')
      return rma && receive(desk, orderID, rma, act.act === 'write off the return')
    }
  }
}

async function refund(desk: Desk, orderID: string, share: number): Promise<unknown> {
  const { left } = (await desk.open({ orderID })).refunds
  const amount = Math.floor(left * share) / 100
  if (amount <= 0) return undefined
  return desk.refund({ orderID, key: randomUUID(), expected: amount, amount, reason: 'history' })
}

const returnIn = async (desk: Desk, orderID: string, wanted: string) =>
  (await desk.open({ orderID })).returns.returns.find(({ state }) => state === wanted)?.rma

async function receive(desk: Desk, orderID: string, rma: string, asWaste: boolean): Promise<unknown> {
  const { returns } = (await desk.open({ orderID })).returns
  const lines = returns.find((each) => each.rma === rma)?.lines ?? []
  const writtenOff = asWaste ? lines.map(({ lineNo, qty }) => ({ lineNo, quantity: qty })) : []
  return desk.receiveReturn({ orderID, rma, writtenOff })
}

import { createRouterClient } from '@orpc/server'
import { dayHandlers } from '#features/desk/money/server/day-handlers.ts'
import { bulkOrdersHandlers } from '#features/desk/order-desk/server/bulk/handlers.ts'
import { orderDeskHandlers } from '#features/desk/order-desk/server/handlers.ts'
import { storeFactsHandlers } from '#features/desk/store-facts/server/handlers.ts'
import { todayHandlers } from '#features/desk/today/server/handlers.ts'
import type { Services } from '#server/services/services.ts'
import type { Person } from '#tests/fixtures/portal/people.ts'
import { whoAsks } from '#tests/fixtures/portal/people.ts'

/** What staff do beside the orders: the settings, and the books. */
export const STORE_ACTS = [
  'change a setting',
  'restore the settings',
  'close a day',
  'open a day again',
] as const
export type StoreAct = (typeof STORE_ACTS)[number]

/** Acts without a choice in them. */
const PLAIN = [
  'receive the check',
  'deliver',
  'call off',
  'cancel',
  'receive the return',
  'write off the return',
  'undo the last edit',
  'undo the first edit',
  'quote what is added',
  'hold',
  'release',
  'write a note',
  'change the note',
  'remove the note',
  'restore the note',
  'report damage',
  'file the claim',
  'settle the damage with nothing',
  'settle the damage with a refund',
  'settle the damage with a return',
  'settle the damage with a replacement',
  'reopen the damage',
  'replace a unit',
  'ship the replacement',
  'call off the replacement',
  'take the work',
  'give the work back',
  'ship in bulk',
  'deliver in bulk',
  'try the bulk run again',
  'approve',
  'verify the certificate',
  'refuse the certificate',
  'ask to cancel',
  'refuse to cancel',
  'mail again',
  'print the return label',
  'enter a serial number',
  'correct the serial number',
  'remove the serial numbers',
  'restore the serial numbers',
] as const

export type PlainAct = (typeof PLAIN)[number]

/** What a person presses on the page of an order, as plain data. */
export type DeskAct =
  | { act: PlainAct }
  /** units of one line; all that is left without a line */
  | { act: 'ship'; line?: 1 | 2; units?: 1 | 2; withSerial?: true }
  /** a share of what is left, in hundredths */
  | { act: 'ask for a refund'; share: 100 | 60 | 10 }
  | { act: 'decide the refund'; decision: 'approved' | 'refused' }
  | { act: 'open a return'; line: 1 | 2; units: 1 | 2 }
  | { act: 'decide the return'; decision: 'approved' | 'refused' }
  | { act: 'edit'; edit: EditKind }

const EDITS = [
  ...(['address', 'phone', 'day', 'place', 'more', 'less', 'add', 'remove', 'refrigerant'] as const),
] as const
export type EditKind = (typeof EDITS)[number]

export const DESK_ACTS = [
  ...PLAIN,
  'ship',
  'ask for a refund',
  'decide the refund',
  'open a return',
  'decide the return',
  'edit',
] as const satisfies readonly DeskAct['act'][]

/** A form as a page sends it: the call and its input, as JSON. */
export interface DeskForm {
  call: DeskCall
  input: Readonly<Record<string, unknown>>
}

/** A press of `person` at the desk. */
export interface DeskPress {
  person: Person
  orderID: string
  act: DeskAct['act']
  form: DeskForm
}

export type Desk = ReturnType<typeof deskOf>

const calls = {
  ...orderDeskHandlers,
  startBulk: bulkOrdersHandlers.start,
  retryBulk: bulkOrdersHandlers.retry,
  work: todayHandlers.list,
  assign: todayHandlers.assign,
  day: dayHandlers.day,
  closeDay: dayHandlers.closeDay,
  reopenDay: dayHandlers.reopenDay,
  facts: storeFactsHandlers.read,
  saveFacts: storeFactsHandlers.save,
  restoreFacts: storeFactsHandlers.restore,
}
export type DeskCall = keyof typeof calls

/** The calls of the desk's pages, as `person` makes them with a fresh second factor. */
export const deskOf = (services: Services, person: Person) =>
  createRouterClient(calls, {
    context: {
      ...services,
      contact: { phone: '(800) 555-0142', address: '1 Depot Road' },
      ...whoAsks(person, services.clock.now()),
    },
  })

/** Sends a form once. The desk may refuse it. */
export const send = (desk: Desk, { call, input }: DeskForm): Promise<unknown> =>
  (Reflect.get(desk, call) as (input: unknown) => Promise<unknown>)(input)

import { implement } from '@orpc/server'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { needs } from '#features/people/accounts/server/index.ts'
import { SERIAL } from '#features/selling/fulfilment/rules/access.ts'
import {
  addSerials,
  changeSerial,
  machinesOfOrder,
  removeSerials,
  restoreSerials,
  type SoldMachines,
} from '#features/selling/fulfilment/server/index.ts'
import { serialCalls } from '../contract/serials.ts'
import { asChange } from './as-change.ts'
import type { OrderDeskContext } from './context.ts'
import { nameOf } from './name-of.ts'
import { refusal } from './refusals.ts'

const os = implement(serialCalls).$context<OrderDeskContext>()

export const serialHandlers = {
  addSerials: os.addSerials.use(needs(SERIAL.write)).handler(async ({ input, context }) => {
    const serials = input.serials.map((each) => ({ ...each, parcel: input.parcel }))
    const change = { ...asChange(input, context), serials }
    const { result, ids } = answer(await addSerials(context.db, context.permission, change))
    return { result, ids }
  }),
  changeSerial: os.changeSerial.use(needs(SERIAL.write)).handler(async ({ input, context }) => {
    const { id, serial } = input
    const change = { ...asChange(input, context), id, serial }
    const { result } = answer(await changeSerial(context.db, context.permission, change))
    return { result }
  }),
  removeSerials: os.removeSerials.use(needs(SERIAL.write)).handler(async ({ input, context }) => {
    const change = { ...asChange(input, context), ids: input.ids }
    const { result } = answer(await removeSerials(context.db, context.permission, change))
    return { result }
  }),
  restoreSerials: os.restoreSerials.use(needs(SERIAL.write)).handler(async ({ input, context }) => {
    const change = { ...asChange(input, context), ids: input.ids }
    const { result } = answer(await restoreSerials(context.db, context.permission, change))
    return { result }
  }),
}

/** The machines of an order as its page shows them to `actor`. */
export const presentMachines = (stored: SoldMachines, actor: Actor) => ({
  machines: machinesOfOrder(stored).map((each) => ({
    ...each,
    serials: each.serials.map(({ id, serial, actor: by, entered_at }) => ({
      ...{ id: Number(id), serial, by: nameOf(by), at: entered_at.toISOString() },
    })),
  })),
  mayWrite: scopeOf(actor, SERIAL.write) === 'all',
})

/** What was done, as the call answers it. Throws the refusal. */
function answer<Kind extends string>(
  done: { kind: Kind; ids: number[] } | { kind: 'refused'; reason: 'no_such_order' },
): { result: Exclude<Kind, 'refused'>; ids: number[] } {
  if (!('ids' in done)) throw refusal(done.reason)
  return { result: done.kind as Exclude<Kind, 'refused'>, ids: done.ids }
}

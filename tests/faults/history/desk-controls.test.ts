import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople, type Person } from '#tests/fixtures/portal/people.ts'
import * as naive from '../naive/naive.ts'
import { type ProviderStage, providerStage } from '../stage/provider-stage.ts'
import type { DeskAct } from './desk-acts.ts'
import { play } from './play.ts'
import type { Naive } from './shop-state.ts'
import type { Step } from './steps.ts'

// Each invariant of the desk's histories finds a desk with one mistake, and none in the desk as it is.
let stage: ProviderStage
beforeAll(async () => {
  stage = await providerStage(await makeDatabase({ poolSize: 15 }))
  await demoPeople(stage.database.db)
})
afterAll(() => stage.close())

const placed: Step = {
  ...{ do: 'place', buyer: 0, at: 0, method: 'check', cart: 2, coupon: false, card: 'good', presses: 1 },
}
const press = (act: DeskAct, person: Person = 'operations'): Step => ({
  ...{ do: 'desk', buyer: 0, at: 0, person, act, seen: 'now', presses: 1, key: 'same', beside: 0 },
})
const paid = press({ act: 'receive the check' })
const edits = [
  press({ act: 'edit', edit: 'more' }),
  press({ act: 'edit', edit: 'phone' }),
  press({ act: 'undo the last edit' }),
]
const off: Step = { do: 'switch', at: 0, person: 'admin', method: 'check', to: 'off' }
const closed: Step = { do: 'books', at: 0, person: 'operations', act: 'close', daysAgo: 1, presses: 2 }

const CONTROLS: readonly [string, Naive, Step[], RegExp][] = [
  ['undoes half an edit', { desk: naive.undoHalf }, [placed, ...edits], /is not what it was before/],
  ['writes an act twice', { desk: naive.writeTwice }, [placed, press({ act: 'hold' })], /history says 2/],
  [
    'audits an act twice',
    { desk: naive.auditTwice },
    [placed, press({ act: 'hold' })],
    /held 1 times, the audit log has 2/,
  ],
  [
    'lets sales do everything',
    { desk: naive.askNobody },
    [placed, press({ act: 'receive the check' }, 'sales')],
    /was not refused/,
  ],
  [
    'ships what is on hold',
    { desk: naive.shipHeld },
    [placed, paid, press({ act: 'hold' }), press({ act: 'ship' })],
    /was on hold, and shipment_made/,
  ],
  [
    'does not restore a note',
    { desk: naive.restoreNothing },
    [
      placed,
      ...(['write a note', 'remove the note', 'restore the note'] as const).map((act) => press({ act })),
    ],
    /is not what its person left/,
  ],
  [
    'changes the figures of a closed day',
    { closeDay: naive.changeTheBooks },
    [placed, closed],
    /changed after it was closed/,
  ],
  [
    'only says that it switched a method off',
    { switchMethod: async () => ({ version: 1, isChanged: true }) },
    [off, placed],
    /which is switched off/,
  ],
]

test('the desk as it is keeps every invariant in all of these histories', async () => {
  const all = CONTROLS.flatMap(([, , steps], buyer) =>
    steps.map((step) => ('buyer' in step ? { ...step, buyer } : step)),
  )
  expect(await play(stage, all)).toEqual([])
})

test.each(CONTROLS)('control: a desk that %s', async (_, own, steps, breach) => {
  expect((await play(stage, steps, own)).join('\n')).toMatch(breach)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople, type Person } from '#tests/fixtures/portal/people.ts'
import * as naive from '../naive/naive.ts'
import { type ProviderStage, providerStage } from '../stage/provider-stage.ts'
import type { DeskAct, PlainAct } from './desk-acts.ts'
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

const placed: Extract<Step, { do: 'place' }> = {
  ...{ do: 'place', buyer: 0, at: 0, method: 'check', cart: 2, coupon: false, card: 'good', presses: 1 },
}
const press = (act: DeskAct, person: Person = 'operations'): Extract<Step, { do: 'desk' }> => ({
  ...{ do: 'desk', buyer: 0, at: 0, person, act, seen: 'now', presses: 1, key: 'same', beside: 0 },
})
const paid = press({ act: 'receive the check' })
const done = (...acts: PlainAct[]): Step[] => acts.map((act) => press({ act }))
const outbox: Step = { do: 'job', name: 'outbox', at: 0 }
const large: Step = { do: 'set', at: 0, person: 'admin', key: 'large order units', to: '2' }
const edits = [
  press({ act: 'edit', edit: 'more' }),
  press({ act: 'edit', edit: 'phone' }),
  press({ act: 'undo the last edit' }),
]
const returned: Step[] = [
  press({ act: 'open a return', line: 1, units: 1 }),
  press({ act: 'decide the return', decision: 'approved' }),
  { ...press({ act: 'receive the return' }), presses: 2 },
]
const off: Step = { do: 'set', at: 0, person: 'admin', key: 'pay check', to: 'off' }
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
    'keeps a serial number without a word',
    { desk: naive.enterSilently },
    [placed, paid, press({ act: 'ship' }), ...done('enter a serial number')],
    /its history says/,
  ],
  [
    'sends a mail twice for one press',
    { desk: naive.mailTwice },
    [placed, outbox, ...done('mail again')],
    /mails of .* were to go again/,
  ],
  [
    'says nothing of a replacement that arrived',
    { desk: naive.deliverSilently },
    [placed, paid, press({ act: 'ship' }), ...done('replace a unit', 'ship the replacement', 'deliver')],
    /replacement_delivered.* was not sent/,
  ],
  [
    'makes a quote without its mail',
    { desk: naive.quoteSilently },
    [placed, paid, ...done('quote what is added')],
    /and was not mailed once/,
  ],
  ['opens a request twice', { desk: naive.askTwice }, [placed, ...done('ask to cancel')], /requests say so/],
  [
    'answers a request twice',
    { desk: naive.refuseTwice },
    [placed, ...done('ask to cancel', 'refuse to cancel')],
    /was refused 2 times/,
  ],
  [
    'ships whatever the certificate says',
    { desk: naive.shipUncertified },
    [placed, press({ act: 'edit', edit: 'refrigerant' }), paid, press({ act: 'ship' })],
    /before its certificate was verified/,
  ],
  [
    'takes the check of a large order at once',
    { desk: naive.payUnseen },
    [large, { ...placed, cart: 1 }, paid],
    /before staff approved it/,
  ],
  [
    'looks whether a return is open and then takes it in',
    { desk: naive.takeInByLookingFirst(2) },
    [{ ...placed, cart: 1 }, paid, press({ act: 'ship' }), ...returned],
    /I6/,
  ],
  [
    'knows no second person',
    { desk: naive.refundAlone },
    [placed, paid, press({ act: 'ship' }), press({ act: 'ask for a refund', share: 100 })],
    /desk: .* by one person/,
  ],
  [
    'does not restore a note',
    { desk: naive.restoreNothing },
    [placed, ...done('write a note', 'remove the note', 'restore the note')],
    /is not what its person left/,
  ],
  [
    'changes the figures of a closed day',
    { store: naive.changeTheBooks },
    [placed, closed],
    /changed after it was closed/,
  ],
  [
    'only says that it switched a method off',
    { store: async () => ({ version: 1, isChanged: true }) },
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

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openingAt, openingText } from '#features/partners/support/rules/business-hours.ts'
import type { Staff } from '#features/people/accounts/rules/actor.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { nextShipDayText } from '#features/selling/shipping/rules/promise.ts'
import { minutesToCutoff, nextShipDay } from '#features/selling/shipping/rules/ship-date.ts'
import {
  changedDelivery,
  FIRST_FACTS,
  merchant,
  type StoreFacts,
  setMerchant,
  takeDelivery,
} from '#lib/merchant/merchant.ts'
import { isHoliday } from '#platform/clock/rules/calendar.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { STORE_FACTS } from '../rules/access.ts'
import { holidayField, readPart } from '../rules/fact-changes.ts'
import { factLines } from '../rules/fact-lines.ts'
import { texts } from '../texts.ts'
import { type Change, type Changed, changeFacts } from './change-facts.ts'
import { limitRows, limitsSince, newestFacts, readHistory } from './newest-facts.ts'
import { importFacts, knownFacts, showFacts } from './store-facts.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await makeDatabase()
  folder = await mkdtemp(join(tmpdir(), 'alpine-facts-'))
})
afterEach(() => setMerchant(FIRST_FACTS))
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const staff: Staff = { kind: 'staff', role: 'admin', name: 'pat' }
const NEW_DAY = { kind: 'once', day: '2026-12-31' } as const
const METHODS = ['creditCard', 'applepay', 'check']
const NOW = new Date('2026-11-27T16:00:00Z')

async function shown(): Promise<string> {
  const lines: string[] = []
  await showFacts(database.db, FIRST_FACTS, (line) => lines.push(line))
  return lines.join('\n')
}

async function importing(text: string, reason = 'winter hours') {
  const file = join(folder, 'facts.csv')
  await writeFile(file, text)
  const printed: string[] = []
  const wanted = { file, reason, name: 'pat', now: NOW, first: FIRST_FACTS, offered: METHODS }
  const permission = requirePermission(staff, STORE_FACTS.change)
  const code = await importFacts(database.db, permission, wanted, (line) => printed.push(line))
  return { code, printed: printed.join('\n') }
}

test.each(['sales', 'operations'] as const)('%s do not change the facts', (role) => {
  expect(() => requirePermission({ ...staff, role }, STORE_FACTS.change)).toThrow()
})

test('[F4, F7] a change reaches every process; delivery, hours and checks follow', async () => {
  const process = knownFacts(database.db, FIRST_FACTS)
  await process.refresh()
  const [monday, revision] = [new Date('2026-11-30T19:30:00Z'), process.revision()]
  expect([minutesToCutoff(monday), isHoliday('2026-12-31')]).toEqual([null, false])

  const text = (await shown())
    .replace('1:00 PM', '2:30 PM')
    .replace(/hours Monday,"[^"]*"/, 'Hours monday,"8 am to 1 pm"')
    .replace(/check payee,"[^"]*"/, 'check payee,"Alpine Comfort, Inc."')
  expect(await importing(`${text}\nholiday,"Inventory; 2026-12-31; closed; stop"`)).toEqual({
    code: 0,
    printed: texts.changed('hours Monday, cutoff, check payee, holiday'),
  })
  await process.refresh()

  expect(process.revision()).toBeGreaterThan(revision)
  expect([minutesToCutoff(monday), isHoliday('2026-12-31')]).toEqual([60, true])
  expect(openingText(openingAt(monday))).toBe('Closed now. Opens Tuesday 7 AM CT')
  expect(merchant().checks.payee).toBe('Alpine Comfort, Inc.')
  const [event] = await database.db.selectFrom('audit_event').selectAll().execute()
  expect(event).toMatchObject({
    ...{ action: 'store-facts.change', actor_name: 'pat', reason: 'winter hours' },
    before: { cutoff: '1:00 PM', 'check payee': 'Alpine' },
    after: { cutoff: '2:30 PM', 'check payee': 'Alpine Comfort, Inc.' },
  })
})

test('[F7] a browser names the days of the changed calendar', () => {
  expect(changedDelivery()).toBeNull()
  setMerchant({
    ...FIRST_FACTS,
    cutoffMinutes: 60,
    holidays: [{ ...FIRST_FACTS.holidays[0]!, on: NEW_DAY }],
  })
  const told = JSON.parse(JSON.stringify(changedDelivery()))
  setMerchant(FIRST_FACTS)
  inBrowser(() => takeDelivery(told))
  const evening = new Date('2026-12-30T20:00:00Z')
  expect(nextShipDayText(nextShipDay(evening), evening)).toBe('Fri, Jan 1 (holiday: New Year’s Day)')
})

/** The server never takes over what it told a page. */
function inBrowser(act: () => void): void {
  Object.assign(globalThis, { document: {} })
  act()
  Reflect.deleteProperty(globalThis, 'document')
}

test('[29] a browser is told the changed deliveries, and no limit of the staff', () => {
  setMerchant({
    ...FIRST_FACTS,
    figures: { 'price liftgate': 30_00, 'cutoff guaranteed': 660, 'large order': 1 },
    switchedOff: ['deliver inside', 'offer chat'],
  })
  expect(changedDelivery()).toMatchObject({
    figures: { 'price liftgate': 30_00, 'cutoff guaranteed': 660 },
    switchedOff: ['deliver inside'],
  })
  expect(JSON.stringify(changedDelivery())).not.toMatch(/large|chat/)
})

test('[29] the table of limits says who set each, and when', async () => {
  const file = (await shown()).replace(/large order,"[^"]*"/, 'large order,"$30,000.00"')
  expect(await importing(file)).toMatchObject({ code: 0 })
  expect((await newestFacts(database.db, FIRST_FACTS)).facts.figures).toEqual({ 'large order': 30_000_00 })
  expect(await limitsSince(database.db, FIRST_FACTS)).toEqual({
    'large order': { at: NOW.toISOString(), by: 'pat' },
  })
  const row = z.strictObject({ key: z.string(), at: z.date(), by: z.string() })
  await expectRows(database.db, limitRows(FIRST_FACTS), row)
  expect(await importing(file.replace('$30,000.00', '$25,000.00'))).toMatchObject({ code: 0 })
})

test.each([
  ['a wrong line', (text: string) => text.replace('2:30 PM', 'noon'), 'x', 1, texts.cutoff],
  ['no reason', (text: string) => text, ' ', 2, texts.why],
  ['nothing new', (text: string) => text, 'x', 0, texts.same],
])('%s changes nothing and says what to do', async (_, edit, reason, code, says) => {
  const before = await shown()
  const result = await importing(edit(before), reason)

  expect([result.code, result.printed]).toEqual([code, expect.stringContaining(says)])
  expect(await shown()).toBe(before)
})

describe('[29] on the page of the settings', () => {
  const change = (wanted: Partial<StoreFacts>, more: Partial<Change> = {}) =>
    changeFacts(database.db, requirePermission(staff, STORE_FACTS.change), {
      wanted: (current) => ({ ...current, ...wanted }),
      reason: 'test',
      name: 'pat',
      now: NOW,
      first: FIRST_FACTS,
      offered: METHODS,
      ...more,
    })
  const version = async () => (await newestFacts(database.db, FIRST_FACTS)).id

  test('of two people at once the second sees what the first saved', async () => {
    const seen = await version()
    const both = await Promise.allSettled([
      change({ cutoffMinutes: 600 }, { seen }),
      change({ cutoffMinutes: 660 }, { seen }),
    ])
    const lost = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    const won = both.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<Changed>
    expect(lost.reason).toMatchObject({
      code: 'conflict',
      status: 409,
      details: { version: won.value.version, changes: won.value.changes },
    })
    // The control: without the version the later one overwrites the other.
    await Promise.all([change({ cutoffMinutes: 615 }), change({ cutoffMinutes: 675 })])
    expect(await version()).toBe(won.value.version + 2)
  })

  test('money asks for the second factor, and nothing is written without it', async () => {
    const before = await version()
    const beforeGuarded = () => {
      throw new Error('step up')
    }
    await expect(change({ refundAloneUpTo: 999_00 }, { beforeGuarded })).rejects.toThrow('step up')
    expect(await version()).toBe(before)
    await change({ cutoffMinutes: 720 }, { beforeGuarded })
    expect(await version()).toBeGreaterThan(before)
  })

  test('so does a payment method', async () => {
    const beforeGuarded = () => {
      throw new Error('step up')
    }
    await expect(change({ switchedOff: ['pay PayPal'] }, { beforeGuarded })).rejects.toThrow('step up')
  })

  test('one way to pay that any buyer can use stays on', async () => {
    const before = await version()
    await expect(change({ switchedOff: ['pay creditCard', 'pay check'] })).rejects.toMatchObject({
      code: 'invalid',
      details: {
        issues: [
          { path: 'pay creditCard', message: texts.noWayToPay },
          { path: 'pay check', message: texts.noWayToPay },
        ],
      },
    })
    expect(await version()).toBe(before)
    await change({ switchedOff: ['pay creditCard', 'pay applepay'] })
    await change({ switchedOff: [] })
  })

  test('history has each change with its values, by pages', async () => {
    for (let hour = 1; hour <= 21; hour++) await change({ cutoffMinutes: hour * 60 })
    const { history, older } = await readHistory(database.db, FIRST_FACTS)
    expect(history[0]).toMatchObject({
      ...{ by: 'pat', reason: 'test' },
      changes: [{ key: 'cutoff', before: '8:00 PM', after: '9:00 PM' }],
    })
    const next = await readHistory(database.db, FIRST_FACTS, older ?? 0)
    expect([history.length, next.history[0]?.id]).toEqual([20, history.at(-1)!.id - 1])
    expect(next.history.at(-1)?.changes.find(({ key }) => key === 'cutoff')?.before).toBe('1:00 PM')
  })

  test('no change without a reason', () => {
    expect(() => change({}, { reason: ' ' })).toThrow(texts.check)
  })
})

const FORM = factLines(FIRST_FACTS)
test.each([
  ['phone', '12', 'phone', texts.phone],
  ['hours Monday', 'noon', 'hours Monday', texts.hours],
  ['holiday', 'Party; someday; closed; stop', holidayField(0, 'day'), texts.holidayPart.day],
  ['holiday', 'Party; May 1; late; stop', holidayField(0, 'hours'), texts.holidayPart.hours],
])('[29] a wrong %s “%s” is told at its field', (key, value, field, problem) => {
  const lines = FORM.filter((line) => line.key !== 'holiday' && line.key !== key)
  expect(readPart(FIRST_FACTS, 'calendar', [...lines, { key, value }])).toEqual({
    problems: { [field]: problem },
  })
})

test('[29] a form changes its own facts alone', () => {
  const typed = [...FORM.filter(({ key }) => key !== 'check payee'), { key: 'check payee', value: 'Thief' }]
  expect(readPart(FIRST_FACTS, 'calendar', typed)).toEqual(FIRST_FACTS)
})

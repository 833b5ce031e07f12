import { createRouterClient } from '@orpc/server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { DAY_MS, HOUR_MS, later } from '#lib/dates.ts'
import { makeLimits } from '#platform/limits/server/limits.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { IMPORT_RUN_LIMITS } from '../rules/access.ts'
import type { ImportKind } from '../rules/kinds.ts'
import { texts } from '../texts.ts'
import { importRunsHandlers, lockedRun, runRows } from './handlers.ts'
import { forgetRuns, recordRun } from './record-run.ts'

let database: TestDatabase
let rateLimits = makeLimits()
const clock = movableClock('2026-11-30T16:00:00Z')
beforeAll(async () => {
  database = await makeDatabase()
  await demoPeople(database.db)
})
afterEach(() => {
  rateLimits = makeLimits()
  return database.db.deleteFrom('import_run').execute()
})
afterAll(() => database.drop())

const as = (person: Person) =>
  createRouterClient(importRunsHandlers, {
    context: { db: database.db, clock, rateLimits, ...whoAsks(person) },
  })
const runs = async () => (await as('operations').list()).runs

const newest = async (): Promise<number> => (await runs())[0]!.id

const ends = (code: number, kind: ImportKind = 'tax', problem = 'line 2: expected a rate, found x') =>
  recordRun(database.db, { kind, file: '/tmp/rates.csv', by: 'kim', clock }, async (report) => {
    report({ rows: 10, rejected: code === 0 ? 0 : 3, problem: code === 0 ? undefined : problem })
    return code
  })

test.each(['sales', 'contractor'] as const)('[29] %s neither read nor close imports', async (person) => {
  await expect(as(person).list()).rejects.toMatchObject({ status: 403 })
  await expect(as(person).close({ id: 1, isClosed: true })).rejects.toMatchObject({ status: 403 })
})

test('[29] a run is kept with its rows and the first sentence of what was wrong', async () => {
  expect([await ends(1), await ends(0)]).toEqual([1, 0])
  expect(await runs()).toMatchObject([
    { kind: 'tax', file: 'rates.csv', by: 'kim', state: 'imported', rows: 10, rejected: 0, error: null },
    { state: 'failed', rejected: 3, error: 'line 2: expected a rate, found x', waits: false },
  ])
  const row = z.strictObject({
    ...{ id: z.number(), kind: z.string(), file: z.string(), run_by: z.string(), began_at: z.date() },
    ...{ ended_at: z.date().nullable(), rows: z.number().nullable(), rejected: z.number().nullable() },
    ...{ error: z.string().nullable(), closed_at: z.date().nullable(), closed_by: z.string().nullable() },
    ...{ failed: z.boolean(), waits: z.boolean() },
  })
  const [, failed] = await expectRows(database.db, runRows(clock.now()), row, {
    alwaysNull: ['closed_at', 'closed_by'],
  })
  await expectRows(database.db, lockedRun(failed!.id, clock.now()), z.strictObject({ closed: z.boolean() }))
})

test('[29] what an import throws is kept, and thrown again', async () => {
  const broken = recordRun(database.db, { kind: 'words', file: 'w.csv', by: 'kim', clock }, () =>
    Promise.reject(new Error('the disk is full')),
  )
  await expect(broken).rejects.toThrow('the disk is full')
  expect(await runs()).toMatchObject([{ state: 'failed', error: 'the disk is full', waits: true }])
})

test('[29] the newest failure of a kind waits, until a later run of the kind succeeds', async () => {
  await ends(1)
  await ends(1)
  await ends(0, 'catalog')
  const waiting = async () => (await runs()).map(({ kind, waits }) => [kind, waits])
  expect(await waiting()).toEqual([
    ['catalog', false],
    ['tax', true],
    ['tax', false],
  ])
  await ends(0)
  expect((await waiting()).some(([, waits]) => waits)).toBe(false)
})

test('[29] a run whose process died has failed after six hours', async () => {
  const began = { kind: 'catalog', file: 'a.csv', run_by: 'kim' }
  await database.db
    .insertInto('import_run')
    .values([
      { ...began, began_at: later(clock.now(), -7 * HOUR_MS) },
      { ...began, kind: 'tax', began_at: later(clock.now(), -HOUR_MS) },
    ])
    .execute()
  expect(await runs()).toMatchObject([
    { kind: 'tax', state: 'running', waits: false },
    { kind: 'catalog', state: 'failed', error: texts.died, waits: true },
  ])
})

test('[29] a failure is marked as done, put back, and leaves lines in the audit log', async () => {
  await ends(1)
  const id = await newest()
  await as('operations').close({ id, isClosed: true })
  expect(await runs()).toMatchObject([{ waits: false, closed: { at: clock.now().toISOString() } }])
  await expect(as('admin').close({ id, isClosed: true })).rejects.toMatchObject({ code: 'done', status: 409 })
  await as('admin').close({ id, isClosed: false })
  expect(await runs()).toMatchObject([{ waits: true, closed: null }])
  const lines = await database.db
    .selectFrom('audit_event')
    .select('after')
    .where('entity', '=', 'import_run')
    .orderBy('id')
    .execute()
  expect(lines).toEqual([{ after: { closed: true } }, { after: { closed: false } }])
  await ends(0)
  await expect(as('admin').close({ id: await newest(), isClosed: true })).rejects.toMatchObject({
    status: 404,
  })
})

test('[29] one person marks imports as often as the limit says; a colleague still may', async () => {
  await ends(1)
  const id = await newest()
  for (let time = 0; time < IMPORT_RUN_LIMITS['import-close'].points; time++)
    await as('operations').close({ id, isClosed: time % 2 === 0 })
  await expect(as('operations').close({ id, isClosed: true })).rejects.toMatchObject({
    ...{ status: 429, code: 'too_many', message: texts.tooMany },
  })
  expect(await as('admin').close({ id, isClosed: true })).toEqual({ isClosed: true })
})

test('[29] old runs are forgotten, but the newest of each kind', async () => {
  for (const kind of ['tax', 'tax', 'words'] as const) await ends(0, kind)
  expect(await forgetRuns(database.db, later(clock.now(), 365 * DAY_MS))).toBe(0)
  expect(await forgetRuns(database.db, later(clock.now(), 366 * DAY_MS))).toBe(1)
  expect((await runs()).map(({ kind }) => kind)).toEqual(['words', 'tax'])
})

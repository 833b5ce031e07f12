import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/server/audit.ts'
import { lists } from '#server/declared.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { actorFor, whoAsks } from '#tests/fixtures/portal/people.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { SECURITY } from '../rules/access.ts'
import { auditHandlers, securityHandlers } from './audit-handlers.ts'
import { requirePermission } from './require-permission.ts'
import { listEvents } from './security-events.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await makeDatabase()
  db = database.db
})
afterAll(() => database.drop())

const accounts = { secrets: ['a secret'], secure: false, origin: 'http://localhost' } as const

const write = (entry: Partial<AuditEntry> = {}) =>
  db.transaction().execute((trx) =>
    recordAudit(trx, {
      actor: actorFor('contractor'),
      action: 'company.change',
      entity: 'company',
      entityId: 1,
      before: { phone: '1' },
      after: { phone: '2' },
      ...entry,
    }),
  )

test('rows of a company form one chain without a gap when 20 writers come at once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => write()))
  const rows = await db
    .selectFrom('audit_event')
    .select(['position', 'previous_hash', 'hash'])
    .where('chain', '=', 'company 1')
    .orderBy('position')
    .execute()

  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1))
  for (const [index, { previous_hash }] of rows.entries())
    expect(previous_hash).toEqual(index === 0 ? Buffer.alloc(32) : rows[index - 1]!.hash)
})

test('a change that is rolled back leaves no row and no gap', async () => {
  const count = () =>
    db
      .selectFrom('audit_event')
      .select('id')
      .execute()
      .then((rows) => rows.length)
  const before = await count()
  await expect(
    db.transaction().execute(async (trx) => {
      await recordAudit(trx, { actor: actorFor('admin'), action: 'a', entity: 'b', entityId: 1 })
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  await write({ actor: actorFor('admin') })

  expect(await count()).toBe(before + 1)
})

test.each([
  ['update', (on: Db) => on.updateTable('audit_event').set({ reason: 'x' }).execute()],
  ['delete', (on: Db) => on.deleteFrom('audit_event').execute()],
] as const)('the database refuses an %s of a row', async (_, change) => {
  await write()
  await expect(change(db)).rejects.toThrow('rows are inserted and never changed')
})

test('a day of the filter begins and ends at midnight in Chicago', async () => {
  const times = ['2026-03-09T04:59:59.000Z', '2026-03-09T05:00:00.000Z', '2026-03-10T04:59:59.000Z']
  const { hash, previous_hash } = { hash: Buffer.alloc(32, 1), previous_hash: Buffer.alloc(32) }
  await db
    .insertInto('audit_event')
    .values(
      times.map((at, index) => ({
        chain: 'days of the filter',
        position: index + 1,
        at: new Date(at),
        actor_kind: 'staff' as const,
        actor_name: 'Olive',
        action: 'a',
        entity: 'day of the filter',
        entity_id: '1',
        hash,
        previous_hash,
      })),
    )
    .execute()
  const { list } = createRouterClient(auditHandlers, {
    context: { db, clock: movableClock(), accounts, lists, ...whoAsks('admin') },
  })
  const seen = async (days: { from?: string; to?: string }) =>
    (await list({ entity: 'day of the filter', ...days })).rows.map(({ at }) => at)

  expect(await seen({ from: '2026-03-09', to: '2026-03-09' })).toEqual([times[2], times[1]])
  expect(await seen({ to: '2026-03-08' })).toEqual([times[0]])
  await expect(seen({ from: '0000-01-01' })).rejects.toMatchObject({ status: 400 })
})

test('[C-AUTHZ] a list leaves as a file only after a fresh second factor, and that is recorded', async () => {
  const clock = movableClock()
  const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000)
  const start = (who: Parameters<typeof whoAsks>[0], steppedUpAt: Date, list: 'customers' | 'carts') =>
    createRouterClient(auditHandlers, {
      context: {
        db,
        clock,
        accounts: { secrets: ['a secret of the tests, long enough'], secure: false, origin: '' },
        lists,
        ...whoAsks(who, steppedUpAt),
      },
    }).startExport({ list, search: '?search=Ana' })
  const recorded = () =>
    db.selectFrom('audit_event').select(['entity_id', 'after']).where('action', '=', 'list.export').execute()

  await expect(start('sales', minutesAgo(6), 'customers')).rejects.toMatchObject({ code: 'step_up_needed' })
  await expect(start('operations', minutesAgo(1), 'carts')).rejects.toMatchObject({ code: 'forbidden' })
  expect(await recorded()).toEqual([])

  await start('contractor', minutesAgo(4), 'customers')
  expect(await recorded()).toEqual([{ entity_id: 'customers', after: { search: '?search=Ana' } }])
})

test('[28] each row is on one page of the list, and a place of another list is refused', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `page ${index}`)
  for (const entityId of names) await write({ actor: actorFor('admin'), entity: 'paged', entityId })
  const { list } = createRouterClient(auditHandlers, {
    context: { db, clock: movableClock(), accounts, lists, ...whoAsks('admin') },
  })
  const first = await list({ entity: 'paged' })
  const second = await list({ entity: 'paged', after: first.next ?? '' })

  expect([...first.rows, ...second.rows].map(({ entityId }) => entityId)).toEqual(names.toReversed())
  expect(second.next).toBeNull()
  await expect(list({ after: 'AB-7~2026-11-20T16:00:00.000Z' })).rejects.toMatchObject({ status: 400 })
})

test('[29] security events page by page and by kind, the same as on the command line', async () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, second))
  await db
    .insertInto('security_event')
    .values(
      Array.from({ length: 70 }, (_, n) => ({
        kind: n % 7 === 0 ? 'coupon' : 'lead',
        happened_at: at(Math.floor(n / 2)),
        who: `d${n % 3}`,
        order_id: null,
      })),
    )
    .execute()
  const security = createRouterClient(securityHandlers, {
    context: { db, clock: movableClock(), accounts, ...whoAsks('admin') },
  })
  const first = await security.events({})
  const second = await security.events({ after: first.next ?? undefined })
  const ids = [...first.events, ...second.events].map(({ id }) => id)
  expect(new Set(ids).size).toBe(70)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  expect((await security.events({ kind: 'coupon' })).events).toHaveLength(10)
  expect((await security.events({ kind: 'lead', who: 'd1' })).events.every(({ who }) => who === 'd1')).toBe(
    true,
  )

  const staff = requirePermission(actorFor('admin'), SECURITY.read)
  const printed = await listEvents(db, staff, {}, 100)
  expect(printed.page.map(({ id }) => id)).toEqual(ids)
})

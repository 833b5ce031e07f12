import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tables } from '#db/tables.ts'
import { REQUEST_INDEXES } from '#features/desk/people-data/server/personal-data.ts'
import type { DeclaredData } from '#platform/personal-data/server/declare.ts'
import { nextRows, othersWith } from '#platform/personal-data/server/erase-rows.ts'
import { someRows } from '#platform/personal-data/server/export-rows.ts'
import { countOf, namesOf, rowsOf } from '#platform/personal-data/server/find-rows.ts'
import { personalData } from '#server/declared.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { fillTable } from './fill-table.ts'
import { seedRow } from './seed-person.ts'

const EMAIL = 'x77@person.test'
const ROWS = 5_000
const MAIL = `jsonb_build_object('to', 'x' || n || '@person.test', 'about', repeat('Your order. ', 20))`

/** The tables that grow with the orders of a store, or with what people do. */
const LARGE: Partial<Record<keyof Tables, Record<string, string>>> = {
  outbox: { payload: MAIL, sent_at: 'case when n % 2 = 1 then now() end' },
  audit_event: { after: MAIL, actor_id: 'n % 50 + 100' },
  orders: { email: "'x' || n || '@person.test'" },
  order_line: { order_id: "'x' || n", line_no: '1' },
  order_event: { order_id: "'x' || n" },
  payment_attempt: { order_id: "'x' || n" },
  money_movement: { order_id: "'x' || n" },
  shipment: { order_id: "'x' || n" },
  customer_survey: { order_id: "'x' || n", email: "'x' || n || '@person.test'" },
  timeline_entry: { customer_id: 'n', actor_name: "'Name ' || n % 50" },
  chat_entry: { conversation_id: 'n' },
}

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.drop())

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Filter?: string
  Plans?: Plan[]
}

/** The nodes that read a table, or an index, from its beginning to its end. */
function unbounded(plan: Plan): string[] {
  const { 'Node Type': kind, 'Relation Name': table = '', 'Index Cond': condition, Plans = [] } = plan
  const isWhole =
    kind === 'Seq Scan' || (/^(Bitmap Index|Index|Index Only) Scan$/.test(kind) && condition === undefined)
  return [...(isWhole ? [`${kind} ${table}`] : []), ...Plans.flatMap(unbounded)]
}

/** What a statement reads in full. `isForced`: PostgreSQL takes an index even for a table without rows. */
async function wholeReads(statement: RawBuilder<unknown>, isForced: boolean): Promise<string[]> {
  return database.db.transaction().execute(async (trx) => {
    if (isForced) await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
      explain (format json) ${statement}`.execute(trx)
    return unbounded(rows[0]!['QUERY PLAN'][0].Plan)
  })
}

/** Every statement that a preview, an export or an erasure runs for an entry. */
function statementsOf(entry: DeclaredData): Record<string, RawBuilder<unknown>> {
  const rows = rowsOf(personalData, entry, EMAIL)
  const { files, holds = [] } = entry
  return {
    count: countOf(entry.table, rows),
    export: someRows(personalData, entry, EMAIL),
    ...(entry.fate.kind === 'keep' ? {} : { erase: nextRows(personalData, entry, EMAIL) }),
    ...Object.fromEntries(holds.map((hold, place) => [`hold ${place}`, namesOf(entry.table, rows, hold)])),
    ...(files && entry.fate.kind !== 'keep'
      ? {
          file: othersWith(
            entry.table,
            files,
            files.columns.map(() => '7'),
          ),
        }
      : {}),
  }
}

/** The whole reads of all entries, each with the entry and the statement. */
async function allWholeReads(isForced: boolean, entries = personalData): Promise<string[]> {
  const found: string[] = []
  for (const entry of entries)
    for (const [name, statement] of Object.entries(statementsOf(entry)))
      for (const read of await wholeReads(statement, isForced))
        found.push(`${entry.table} (${entry.what}), ${name}: ${read}`)
  return found
}

test('[29] every search for a person has an index', async () => {
  // Of a table without rows PostgreSQL may read the index of something else, which is as empty.
  expect((await allWholeReads(true)).filter((read) => read.includes('Seq Scan'))).toEqual([])
})

test('[29] with full tables, no search for a person reads a large one in full', async () => {
  for (const [table, values] of Object.entries(LARGE))
    await fillTable(database.db, table as keyof typeof LARGE, ROWS, values)
  const large = new Set(Object.keys(LARGE))
  const reads = async (entries = personalData) =>
    (await allWholeReads(false, entries)).filter((read) => large.has(read.split(' ').at(-1) ?? ''))

  expect(await reads()).toEqual([])
  const outbox = personalData.filter(({ table }) => table === 'outbox')
  const { rows } = await countOf('outbox', rowsOf(personalData, outbox[1]!, EMAIL)).execute(database.db)
  expect(rows).toEqual([{ count: 1 }])

  // The control: without its index the table is read in full.
  for (const name of Object.keys(REQUEST_INDEXES))
    await sql`drop index ${sql.table(name)}`.execute(database.db)
  const found = await reads(personalData.filter(({ capability }) => capability === 'people-data'))
  expect(new Set(found.map((read) => read.split(' ')[0]))).toEqual(new Set(['outbox', 'audit_event']))
})

test.each([
  ['its own field', { to: 'Ann@X.test' }],
  ['the end of a sentence', { text: 'Write to ann@x.test.' }],
  ['the line after a line break', { text: 'Hello,\nann@x.test' }],
  ['text in text', { text: '{"to":"ann@x.test"}' }],
  ['a name before it', { to: 'Ann <ann@x.test>' }],
  ['a link', { text: 'https://store.test/?email=ann@x.test&more=1' }],
  ['curly quotes', { text: '“ann@x.test”' }],
  ['one of many', { to: ['bob@x.test', 'ann@x.test'] }],
  ['a key', { 'ann@x.test': true }],
])('[29] a mailbox is found as %s', async (_, payload) => {
  expect(await isFound('ann@x.test', payload)).toBe(true)
})

test.each([
  ["o'hara@x.test", true, { to: "o'hara@x.test" }],
  ['ann+home@x.test', true, { to: 'ann+home@x.test' }],
  ['ann@bücher.test', true, { to: 'Ann@Bücher.test' }],
  ['ann@почта.рф', true, { to: 'ann@почта.рф' }],
  ['-ann@x.test', true, { to: '-ann@x.test' }],
  ['home@x.test', false, { to: 'ann+home@x.test' }],
  ['ann@x.test', false, { to: 'joann@x.test' }],
  ['ann@x.co', false, { to: 'ann@x.com' }],
  ['ann@x.test', false, { to: 'ann@x', text: '.test' }],
])(
  '[29] of %s, another person’s mailbox that has its letters is not taken',
  async (email, expected, payload) => {
    expect(await isFound(email, payload)).toBe(expected)
  },
)

async function isFound(email: string, payload: Record<string, unknown>): Promise<boolean> {
  const { db } = database
  const id = await seedRow(db, 'outbox', {
    ...{ dedupe_key: crypto.randomUUID(), payload: JSON.stringify(payload) },
  })
  const [entry] = personalData.filter(({ table }) => table === 'outbox')
  const { rows } = await sql<{ id: number }>`
    select id from outbox where ${rowsOf(personalData, entry!, email)}`.execute(db)
  await db.deleteFrom('outbox').where('id', '=', id).execute()
  return rows.some((row) => Number(row.id) === Number(id))
}

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tables } from '#db/tables.ts'
import { PEOPLE_DATA } from '#features/desk/people-data/rules/access.ts'
import { carryOutErasures } from '#features/desk/people-data/server/carry-out.ts'
import {
  askErasure,
  type ExportedPerson,
  exportPerson,
  previewPerson,
} from '#features/desk/people-data/server/requests.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { choiceOf } from '#features/people/mail-choices/server/index.ts'
import { HOUR_MS } from '#lib/dates.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { DeclaredData } from '#platform/personal-data/server/declare.ts'
import { eraseRows } from '#platform/personal-data/server/erase-rows.ts'
import { inErasureOrder, rowsOf } from '#platform/personal-data/server/find-rows.ts'
import { personalData } from '#server/declared.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { meeting } from '#tests/fixtures/database/waits.ts'
import { accountIdOf, actorFor, demoPeople } from '#tests/fixtures/portal/people.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { readZip } from '#tests/fixtures/zip.ts'
import { type Seeded, seedContractor, seedRow, seedShopper } from './seed-person.ts'

const ann: Seeded = { email: 'ann.quistgaard@person.test', phone: '2175550143', name: 'Annabel Quistgaard' }
const bob: Seeded = { email: 'bob.zwerling@person.test', phone: '2175550144', name: 'Robert Zwerling' }
const carl: Seeded = { email: 'carl.ytterby@person.test', phone: '2175550145', name: 'Carlton Ytterby' }

const clock = movableClock()
let database: TestDatabase
const removed: string[] = []
const files = {
  remove: async (key: string) => void removed.push(key),
  read: async (key: string) => (key.startsWith('chat') ? undefined : Buffer.from(`bytes of ${key}`)),
}
const permission = requirePermission(actorFor('admin'), PEOPLE_DATA.erase)
const store = () => ({ db: database.db, personalData })
const services = () => ({ ...store(), clock, files })
const asking = (email: string) => ({ email, again: email, reason: 'Asked by phone', now: clock.now() })

beforeAll(async () => {
  database = await makeDatabase()
  const { db } = database
  await demoPeople(db)
  await seedRow(db, 'contractor_listing', { company_id: 1, is_shown: false, prices: '[]' })
  await seedShopper(db, ann)
  await seedShopper(db, bob)
  await seedContractor(db, accountIdOf('contractor'), carl)
  await choiceOf(db, ann.email)
  await db.transaction().execute((trx) =>
    recordAudit(trx, {
      ...{ actor: actorFor('sales'), action: 'leads.call', entity: 'lead', entityId: 1 },
      after: { email: ann.email, name: ann.name },
    }),
  )
})
afterAll(() => database.drop())

interface Hit {
  table: keyof Tables & string
  column: string
  place: string
}

/** Every row of every table whose text, JSON, list or words have the mailbox, phone or name of a person. */
async function rowsWith({ email, phone, name }: Seeded): Promise<Hit[]> {
  const { rows: columns } = await sql<{ table: Hit['table']; column: string }>`
    select table_name as table, column_name as column
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'tsvector')`.execute(
    database.db,
  )
  const hits: Hit[] = []
  const wanted = [email, ...name.split(' ')].map((word) => word.toLowerCase())
  for (const { table, column } of columns) {
    const value = sql`lower(${sql.ref(column)}::text)`
    const { rows } = await sql<{ place: string }>`
      select ctid::text as place
      from ${sql.table(table)}
      where ${sql.join(
        wanted.map((word) => sql`position(${word} in ${value}) > 0`),
        sql` or `,
      )} or position(${phone} in regexp_replace(${value}, '\\D', '', 'g')) > 0`.execute(database.db)
    hits.push(...rows.map(({ place }) => ({ table, column, place })))
  }
  return hits
}

/** The hits that no entry keeps, by table and column. */
async function notKept(hits: readonly Hit[], { email }: Seeded): Promise<string[]> {
  const left = new Set<string>()
  for (const { table, column, place } of hits) {
    const keeping = personalData.filter((entry) => entry.table === table && entry.fate.kind === 'keep')
    const kept = await Promise.all(
      keeping.map(async (entry) => {
        const { rows } = await sql`
          select from ${sql.table(table)}
          where ctid = ${place}::tid and ${rowsOf(personalData, entry, email)}`.execute(database.db)
        return rows.length > 0
      }),
    )
    if (!kept.includes(true)) left.add(`${table}.${column}`)
  }
  return [...left].sort()
}

const erase = async (email: string) => {
  const id = await askErasure(store(), permission, asking(email))
  await carryOutErasures(services())
  return database.db.selectFrom('person_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

test('[29] a preview and an export show each table that has something of a person', async () => {
  const { found, holds } = await previewPerson(store(), ` ${ann.email.toUpperCase()}`)
  expect(holds).toEqual([])
  const tables = new Set((await rowsWith(ann)).map(({ table }) => table))
  const mayExport = requirePermission(actorFor('admin'), PEOPLE_DATA.export)
  const { zip } = await exportPerson(services(), mayExport, asking(ann.email))
  const zipped = readZip(zip)
  const exported = JSON.parse(String(zipped.get('person.json'))) as ExportedPerson

  expect(exported.data.map(({ table }) => table)).toEqual(expect.arrayContaining([...tables]))
  expect(exported.data.map(({ what }) => what)).toEqual(found.map(({ what }) => what))
  expect(JSON.stringify(exported)).not.toMatch(/_hash"|token/)
  const named = new Set(exported.data.flatMap((part) => part.files))
  expect(exported.filesLeftOut).toEqual(['chat-pictures/1/chat1.jpg'])
  for (const key of [...named].filter((each) => !exported.filesLeftOut.includes(each)))
    expect(String(zipped.get(`files/${key}`))).toBe(`bytes of ${key}`)
  expect(zipped.size).toBe(named.size)
  expect([...named]).toEqual(expect.arrayContaining(['damage-photos/damage1.jpg', 'quote-files/1/quote1']))
})

test('[29] an erased shopper is found in kept rows alone, and no row of another person changes', async () => {
  const others = await rowsWith(bob)
  const request = await erase(ann.email)

  expect(request).toMatchObject({ state: 'done', email: null })
  expect(await notKept(await rowsWith(ann), ann)).toEqual([])
  expect(await rowsWith(bob)).toHaveLength(others.length)
  expect(removed.toSorted()).toMatchInlineSnapshot(`
    [
      "chat-pictures/1/chat1.jpg",
      "damage-photos/damage1.jpg",
      "photo-quotes/1/photo1.jpg",
      "project-photos/project1.jpg",
      "quote-files/1/quote1",
      "story-photos/story1.jpg",
    ]
  `)
  expect(request.erased).not.toEqual({})
  expect(request.kept).not.toEqual({})
})

test('[29] the audit log says who erased whom by number, and why, without the address', async () => {
  const lines = await database.db
    .selectFrom('audit_event')
    .selectAll()
    .where('entity', '=', 'person request')
    .orderBy('id')
    .execute()

  expect(lines.map(({ action, actor_name, reason }) => [action, actor_name, reason])).toEqual([
    ['people-data.export', actorFor('admin').name, 'Asked by phone'],
    ['people-data.erase', actorFor('admin').name, 'Asked by phone'],
    ['people-data.erased', 'erasure', null],
  ])
  expect(JSON.stringify(lines)).not.toContain(ann.email)
})

test('[29] a mailbox that stopped our emails stays stopped after the erasure', async () => {
  const tables = (await previewPerson(store(), ann.email)).found
  expect(tables.map(({ fate }) => fate)).not.toContain('delete')
  expect(tables.map(({ capability }) => capability)).toContain('mail-choices')
})

test('[29] a contractor who is erased can’t sign in, and others’ work is without the name', async () => {
  expect(await erase(carl.email)).toMatchObject({ state: 'done' })

  expect(await notKept(await rowsWith(carl), carl)).toEqual([])
  const account = await database.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountIdOf('contractor'))
    .executeTakeFirstOrThrow()
  expect(account).toMatchObject({ password_hash: null, totp_sealed: null, invited_email: null })
  expect(account.disabled_at).not.toBeNull()
  for (const table of ['session', 'passkey', 'recovery_code'] as const) {
    const rows = await database.db
      .selectFrom(table)
      .select('account_id')
      .where('account_id', '=', account.id)
      .execute()
    expect(rows, table).toEqual([])
  }
})

test('[29] staff can’t be erased, nor a person with unfinished work; the sentence names it', async () => {
  const eve: Seeded = { email: 'eve@person.test', phone: '2175550146', name: 'Evelyn Ueland' }
  await seedShopper(database.db, eve)
  const held = (email: string) => askErasure(store(), permission, asking(email)).catch((error) => error)
  const { email: staff, name } = await database.db
    .selectFrom('account')
    .select(['email', 'name'])
    .where('id', '=', accountIdOf('sales'))
    .executeTakeFirstOrThrow()
  expect(await held(staff)).toMatchObject({
    code: 'held',
    message: expect.stringContaining(`${name} works for`),
  })

  const [{ id } = { id: '' }] = await database.db
    .selectFrom('orders')
    .select('id')
    .where('email', '=', eve.email)
    .where('placed_at', 'is not', null)
    .execute()
  const waits = {
    orders: [
      sql`update orders set state = 'shipped' where id = ${id}`,
      sql`update orders set state = 'delivered' where id = ${id}`,
    ],
    payment_attempt: [
      sql`update payment_attempt set status = 'disputed' where order_id = ${id}`,
      sql`update payment_attempt set status = 'captured' where order_id = ${id}`,
    ],
    refund_request: [
      sql`update refund_request set state = 'waiting' where order_id = ${id}`,
      sql`update refund_request set state = 'refused' where order_id = ${id}`,
    ],
    goods_return: [
      sql`update goods_return set state = 'approved' where order_id = ${id}`,
      sql`update goods_return set state = 'received' where order_id = ${id}`,
    ],
  }
  for (const [table, [begin, end]] of Object.entries(waits)) {
    await begin!.execute(database.db)
    expect(await held(eve.email), table).toMatchObject({
      code: 'held',
      status: 409,
      message: expect.stringContaining(id),
    })
    await end!.execute(database.db)
  }

  // The order changes between the press and the job.
  const request = await askErasure(store(), permission, asking(eve.email))
  await waits.orders[0]!.execute(database.db)
  await carryOutErasures(services())
  const row = await database.db
    .selectFrom('person_request')
    .selectAll()
    .where('id', '=', request)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    state: 'refused',
    email: null,
    erased: {},
    refusal: expect.stringContaining(id),
  })
  expect((await previewPerson(store(), eve.email)).found.map(({ fate }) => fate)).toContain('delete')
})

test('[29] two presses at once make one erasure; reading before writing makes an error', async () => {
  const both = await Promise.all([1, 2].map(() => askErasure(store(), permission, asking(bob.email))))
  expect(new Set(both).size).toBe(1)

  // The control: each reads that none waits, then both write.
  const meet = meeting(2)
  const [waiting] = await database.db
    .selectFrom('person_request')
    .selectAll()
    .where('id', '=', both[0]!)
    .execute()
  await database.db.deleteFrom('person_request').where('id', '=', both[0]!).execute()
  const naive = async () => {
    const before = await database.db
      .selectFrom('person_request')
      .select('id')
      .where('state', '=', 'waiting')
      .execute()
    expect(before).toEqual([])
    await meet()
    const { mailbox_hash, email, asked_by_name, reason, asked_at, due_at } = waiting!
    return database.db
      .insertInto('person_request')
      .values({
        mailbox_hash,
        email,
        asked_by_name,
        reason,
        asked_at,
        due_at,
        kind: 'erase',
        state: 'waiting',
      })
      .execute()
  }
  const answers = await Promise.allSettled([naive(), naive()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

/** The same entries; the process dies when the batch with this number has changed its rows. */
const dyingAt = (batch: number): DeclaredData[] => {
  let batches = 0
  return personalData.map((entry) => ({
    ...entry,
    async erased() {
      if (++batches === batch) throw new Error('killed')
    },
  }))
}

test('[29] an erasure that is killed again and again ends, with nothing left', async () => {
  let lives = 0
  for (let isDone = false; !isDone; ) {
    lives++
    clock.advance(HOUR_MS)
    await carryOutErasures({ ...services(), personalData: dyingAt(lives) }).catch(() => undefined)
    const rows = await database.db
      .selectFrom('person_request')
      .select('id')
      .where('state', '=', 'waiting')
      .execute()
    isDone = rows.length === 0
  }

  expect(lives).toBeGreaterThan(5)
  expect(await notKept(await rowsWith(bob), bob)).toEqual([])
})

test('[29] the control: a killed erasure that takes parents first leaves rows', async () => {
  const dan: Seeded = { email: 'dan@person.test', phone: '2175550147', name: 'Daniela Iversby' }
  await seedShopper(database.db, dan)
  const entries = inErasureOrder(personalData).toReversed()
  for (const most of [10, entries.length])
    for (const entry of entries.slice(0, most))
      await database.db.transaction().execute((trx) => eraseRows(trx, personalData, entry, dan.email))

  expect(await notKept(await rowsWith(dan), dan)).not.toEqual([])
})

const FILED = personalData.filter(({ files, fate }) => files && fate.kind !== 'keep')
const GINA: Seeded = { email: 'gina@person.test', phone: '2175550148', name: 'Regina Oxenholm' }
const HUGO: Seeded = { email: 'hugo@person.test', phone: '2175550149', name: 'Hugobert Aaltonen' }

/** Files that rows of the person name, by key. */
async function namedFiles(email: string): Promise<string[]> {
  const keys: string[] = []
  for (const entry of FILED) {
    const { columns, key } = entry.files!
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(entry.table)} where ${rowsOf(personalData, entry, email)}`.execute(
      database.db,
    )
    for (const row of rows)
      if (row[columns.at(-1)!] !== null) keys.push(key(columns.map((column) => String(row[column]))))
  }
  return [...new Set(keys)]
}

/** A disk with the files of a person. `dies`: at which removal the process is killed, before or after it. */
function diskWith(keys: readonly string[], dies: { at: number; when: 'before' | 'after' }) {
  const stored = new Set(keys)
  let removals = 0
  return {
    stored,
    async remove(key: string) {
      const isLast = ++removals === dies.at
      if (isLast && dies.when === 'before') throw new Error('killed')
      stored.delete(key)
      if (isLast) throw new Error('killed')
    },
  }
}

test.each([
  ['before', GINA],
  ['after', HUGO],
] as const)(
  '[29] killed %s a file goes: no row is without its file, and in the end no file is left',
  async (when, person) => {
    await seedShopper(database.db, person)
    const keys = await namedFiles(person.email)
    expect(keys.length).toBeGreaterThanOrEqual(FILED.length - 1)
    const id = await askErasure(store(), permission, asking(person.email))
    const stored = new Set(keys)
    for (let life = 1; ; life++) {
      clock.advance(HOUR_MS)
      // Each life begins with what the last one left, and dies at its first removal.
      const disk = diskWith([...stored], { at: life <= keys.length ? 1 : -1, when })
      await carryOutErasures({ ...services(), files: disk }).catch(() => undefined)
      for (const key of stored) if (!disk.stored.has(key)) stored.delete(key)
      for (const key of await namedFiles(person.email)) expect(stored, key).toContain(key)
      const { state } = await database.db
        .selectFrom('person_request')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (state === 'done') break
    }
    expect([...stored]).toEqual([])
    expect(await database.db.selectFrom('erased_file').selectAll().execute()).toEqual([])
  },
)

test('[29] the control: an erasure that removes files before its commit loses a file of a row', async () => {
  const ivy: Seeded = { email: 'ivy@person.test', phone: '2175550150', name: 'Ivyanne Umbridge' }
  await seedShopper(database.db, ivy)
  const stored = new Set(await namedFiles(ivy.email))
  const naive = (entry: DeclaredData) =>
    database.db.transaction().execute(async (trx) => {
      const { files } = await eraseRows(trx, personalData, entry, ivy.email)
      for (const { values } of files) stored.delete(entry.files!.key(values))
      throw new Error('killed')
    })
  for (const entry of FILED) await naive(entry).catch(() => undefined)
  expect((await namedFiles(ivy.email)).filter((key) => !stored.has(key))).not.toEqual([])
})

import { randomBytes } from 'node:crypto'
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { indexes, migrations } from '#server/declared.ts'
import { dropDatabase, makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { withDatabase } from '#tests/fixtures/database/postgres-server.ts'
import { type Connection, connect } from '../connect.ts'
import { dumpDatabase, tablesOf } from './dump.ts'
import { MANIFEST, tableFile } from './manifest.ts'
import { restoreDatabase } from './restore.ts'

const NOW = new Date('2026-11-27T16:00:00Z')
const ODD = 'tab\t, line\n, \\N, “quote”, Łukasz, \\'

let source: TestDatabase
let folder: string
const made: { connection: Connection; name: string }[] = []

async function admin<T>(
  run: (client: pg.Client) => Promise<T>,
  url = withDatabase(inject('templateUrl'), 'postgres'),
) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

/** A database without a table, as a merchant makes one for a restore. */
async function emptyDatabase() {
  const name = `t_${randomBytes(6).toString('hex')}`
  await admin((client) => client.query(`create database ${name} template template0`))
  const url = withDatabase(inject('templateUrl'), name)
  const connection = connect(url, { poolSize: 2, statementTimeoutMs: 0 })
  made.push({ connection, name })
  return { ...connection, url }
}

const insertCompany = ({ db }: Pick<Connection, 'db'>, name: string) =>
  db.insertInto('company').values({ name, created_at: NOW }).execute()

/** Every row of every table, as text in a fixed order. */
const contentOf = (url: string): Promise<Record<string, string[]>> =>
  admin(async (client) => {
    const content: Record<string, string[]> = {}
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from "${name}" t order by 1`,
      )
      content[name] = rows.map(({ row }) => row)
    }
    return content
  }, url)

beforeAll(async () => {
  source = await makeDatabase()
  folder = await mkdtemp(join(tmpdir(), 'alpine-backup-'))
  await insertCompany(source, ODD)
  await sql`
    insert into outbox (topic, dedupe_key, payload, created_at, due_at)
    values ('mail', 'open', ${JSON.stringify({ odd: ODD })}, now(), now()),
      ('mail', 'sent', '{}', now(), now())
  `.execute(source.db)
  await sql`update outbox set sent_at = now() where dedupe_key = 'sent'`.execute(source.db)
  await admin((client) => dumpDatabase(client, folder, NOW), source.url)
})
afterAll(async () => {
  await source.drop()
  await rm(folder, { recursive: true, force: true })
  for (const { connection, name } of made) {
    await connection.close()
    await admin((client) => dropDatabase(client, name))
  }
})

describe('[R2] a backup', () => {
  test('is restored into an empty database: the same rows, references, triggers and numbers', async () => {
    const target = await emptyDatabase()
    const restored = await restoreDatabase(target, target.url, folder, {
      migrations,
      indexes,
      sendsMail: true,
    })

    expect(restored.rows).toBeGreaterThan(2)
    expect(await contentOf(target.url)).toEqual(await contentOf(source.url))
    expect(await shapeOf(target.url)).toEqual(await shapeOf(source.url))
  })

  test('holds the effects that it knows as open, and leaves those that were carried out', async () => {
    const target = await emptyDatabase()
    const { held } = await restoreDatabase(target, target.url, folder, { migrations, indexes })
    const rows = await target.db.selectFrom('outbox').select(['dedupe_key', 'unanswered']).execute()

    expect(held).toBe(1)
    expect(Object.fromEntries(rows.map((row) => [row.dedupe_key, row.unanswered]))).toEqual({
      open: 5,
      sent: 0,
    })
  })

  test.each([
    ['sees one moment, although rows come while it is made', (text: string) => text, false],
    ['control: a transaction that sees each statement’s own moment mixes two', () => 'begin', true],
  ])('%s', async (_, beginWith, hasLate) => {
    const other = await mkdtemp(join(tmpdir(), 'alpine-backup-'))
    const late = `late ${hasLate}`
    await admin(async (client) => {
      const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
      const meddling = async (text: string, values: unknown[]) => {
        const answer = await query(text.startsWith('begin') ? beginWith(text) : text, values)
        if (text.includes('from pg_class')) await insertCompany(source, late)
        return answer
      }
      client.query = ((first: unknown, values: unknown[]) =>
        typeof first === 'string' ? meddling(first, values) : query(first)) as typeof client.query
      await dumpDatabase(client, other, NOW)
    }, source.url)
    const companies = gunzipSync(await readFile(tableFile(other, 'company'))).toString()

    expect(companies.includes(late)).toBe(hasLate)
    await rm(other, { recursive: true, force: true })
  })
})

const shapeOf = (url: string) =>
  admin(async (client) => {
    const ask = async (text: string) => (await client.query(text)).rows
    return {
      references: await ask(`select conname, pg_get_constraintdef(oid), convalidated from pg_constraint
        where connamespace = 'public'::regnamespace order by conname`),
      triggers: await ask(`select tgname, tgenabled from pg_trigger where not tgisinternal order by tgname`),
      indexes: await ask(`select indexdef from pg_indexes where schemaname = 'public' order by indexname`),
      sequences: await ask(`select sequencename, last_value from pg_sequences
        where schemaname = 'public' order by sequencename`),
    }
  }, url)

describe('[R2] a restore is refused and changes nothing', () => {
  const refused = async (target: TestDatabase | Awaited<ReturnType<typeof emptyDatabase>>, from = folder) => {
    const before = await contentOf(target.url)
    const message = await restoreDatabase(target, target.url, from, { migrations, indexes }).then(
      () => 'restored',
      (error: Error) => error.message,
    )
    expect(await contentOf(target.url)).toEqual(before)
    return message
  }
  const copied = async () => {
    const copy = await mkdtemp(join(tmpdir(), 'alpine-backup-'))
    await cp(folder, copy, { recursive: true })
    return copy
  }

  test('into a database that has tables', async () => {
    expect(await refused(source)).toContain('The database is not empty')
  })

  test('from a folder that is no backup', async () => {
    expect(await refused(await emptyDatabase(), tmpdir())).toContain('is no backup')
  })

  test('when a table of it was changed or is missing', async () => {
    const copy = await copied()
    await appendFile(tableFile(copy, 'company'), 'x')
    expect(await refused(await emptyDatabase(), copy)).toContain('The table company')
    await rm(tableFile(copy, 'company'))
    expect(await refused(await emptyDatabase(), copy)).toContain('The table company')
  })

  test('when a newer release made it', async () => {
    const copy = await copied()
    const manifest = JSON.parse(await readFile(join(copy, MANIFEST), 'utf8'))
    manifest.migrations.push('9999-of-tomorrow')
    await writeFile(join(copy, MANIFEST), JSON.stringify(manifest))
    expect(await refused(await emptyDatabase(), copy)).toContain('A newer release made this backup')
  })
})

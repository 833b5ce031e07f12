import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { MAX_UNANSWERED } from '../claims.ts'
import type { Connection } from '../connect.ts'
import { type Migrations, migrate, migrateAsOf } from '../migrate.ts'
import { buildIndexes, type OnlineIndexes } from '../online-indexes.ts'
import { copyName, tablesOf } from './dump.ts'
import { BackupError, type Manifest, readBackup, type SavedTable, tableFile } from './manifest.ts'

export interface RestoreOptions {
  /** every migration of this build */
  migrations: Migrations
  indexes: OnlineIndexes
  /** sends the mails that the backup had not sent yet; without it staff decide (see docs/operations) */
  sendsMail?: boolean
}

export interface Restored {
  manifest: Manifest
  rows: number
  /** mails and other effects that staff find on the work list */
  held: number
  endedSessions: number
}

/**
 * Restores a backup into an empty database: the schema as it was, the rows, then the migrations that came
 * since, and the indexes. Rows and what follows from them are one transaction. Throws BackupError; a
 * database that is not empty stays as it is.
 */
export async function restoreDatabase(
  { db }: Pick<Connection, 'db'>,
  databaseUrl: string,
  folder: string,
  { migrations, indexes, sendsMail }: RestoreOptions,
): Promise<Restored> {
  const manifest = await readBackup(folder)
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'alpine-restore' })
  await client.connect()
  try {
    if ((await tablesOf(client)).length > 0)
      throw new BackupError(
        'The database is not empty. Restore into a new one, and keep the old one until you have compared.',
      )
    const unknown = manifest.migrations.find((name) => !(name in migrations))
    if (unknown !== undefined)
      throw new BackupError(`A newer release made this backup (${unknown}). Restore it with that release.`)
    await migrateAsOf(db, migrations, manifest.migrations)
    await client.query('begin')
    await fill(client, manifest, folder)
    const ended = await client.query('update session set ended_at = now() where ended_at is null')
    const held = sendsMail ? 0 : await holdEffects(client)
    await client.query('commit')
    await migrate(db, migrations)
    await buildIndexes(db, indexes)
    return {
      manifest,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      held,
      endedSessions: ended.rowCount ?? 0,
    }
  } finally {
    await client.end()
  }
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Fills the tables. References are checked once all rows are there, because some tables name each other. */
async function fill(client: pg.Client, { tables, sequences }: Manifest, folder: string): Promise<void> {
  const { rows: references } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     order by conname`,
  )
  const names = tables.map(({ name }) => client.escapeIdentifier(name))
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // Migrations write first rows of their own.
  await client.query(`truncate ${names.join(', ')}`)
  for (const table of tables) await fillTable(client, table, folder)
  for (const { name, value } of sequences)
    await client.query('select setval($1::regclass, $2)', [client.escapeIdentifier(name), value])
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
}

async function fillTable(client: pg.Client, table: SavedTable, folder: string): Promise<void> {
  const rows = client.query(copyFrom(`copy ${copyName(client, table)} from stdin`))
  await pipeline(createReadStream(tableFile(folder, table.name)), createGunzip(), rows)
  const { rows: counted } = await client.query<{ count: string }>(
    `select count(*) as count from ${client.escapeIdentifier(table.name)}`,
  )
  if (Number(counted[0]?.count) !== table.rows)
    throw new BackupError(`The table ${table.name} has not all of its rows. Use another backup.`)
}

/** An effect that the backup knows as open was probably carried out after it: it waits on the work list. */
async function holdEffects(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query('update outbox set unanswered = $1 where sent_at is null', [
    MAX_UNANSWERED,
  ])
  return rowCount ?? 0
}

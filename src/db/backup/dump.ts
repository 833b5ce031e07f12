import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { FORMAT, MANIFEST, type Manifest, type SavedTable, TABLES_FOLDER, tableFile } from './manifest.ts'

/**
 * Kysely's own notes: the list of the backup has what they say. Changes of the catalog name transactions of
 * this server, which mean nothing in another one. The stage of an import is read again from its file.
 */
const LEFT_OUT = [
  'kysely_migration',
  'kysely_migration_lock',
  'catalog_change',
  'catalog_change_floor',
  'catalog_import_row',
]
const OWNER_ONLY = 0o600

/**
 * Writes every table into a folder as one moment saw it, while the store goes on. `client` is a connection of
 * its own without time limits.
 */
export async function dumpDatabase(client: pg.Client, folder: string, now: Date): Promise<Manifest> {
  await mkdir(join(folder, TABLES_FOLDER), { recursive: true, mode: 0o700 })
  await client.query('begin isolation level repeatable read, read only')
  try {
    const tables: SavedTable[] = []
    for (const { name, columns } of await tablesOf(client))
      tables.push({ name, columns, ...(await dumpTable(client, { name, columns }, folder)) })
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: now.toISOString(),
      migrations: await migrationsOf(client),
      tables,
      sequences: await sequencesOf(client),
    }
    // Written last: a folder without a list is a backup that was broken off.
    await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 2), { mode: OWNER_ONLY })
    return manifest
  } finally {
    await client.query('rollback')
  }
}

/** The tables of the store with the columns that can be written. */
export async function tablesOf(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select relname as name,
       array(
         select attname::text
         from pg_attribute
         where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
         order by attnum
       ) as columns
     from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relname <> all ($1)
     order by relname`,
    [LEFT_OUT],
  )
  return rows
}

/** A table and its columns as they are named in COPY. */
export const copyName = (client: pg.Client, { name, columns }: { name: string; columns: string[] }): string =>
  `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`

async function dumpTable(
  client: pg.Client,
  table: { name: string; columns: string[] },
  folder: string,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256')
  const packed = new PassThrough()
  packed.on('data', (chunk: Buffer) => hash.update(chunk))
  const rows = client.query(copyTo(`copy ${copyName(client, table)} to stdout`))
  let count = 0
  rows.on('data', (chunk: Buffer) => {
    // COPY writes one line for each row; a line break inside a value is written as \n.
    for (const byte of chunk) if (byte === 10) count += 1
  })
  const file = createWriteStream(tableFile(folder, table.name), { mode: OWNER_ONLY })
  await pipeline(rows, createGzip(), packed, file)
  return { rows: count, sha256: hash.digest('hex') }
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value
     from pg_sequences
     where schemaname = 'public' and last_value is not null
     order by sequencename`,
  )
  return rows.map(({ name, value }) => ({ name, value: Number(value) }))
}

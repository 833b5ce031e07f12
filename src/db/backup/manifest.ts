import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** Increases when an older release could not read a backup any more. */
export const FORMAT = 1
export const MANIFEST = 'manifest.json'
export const TABLES_FOLDER = 'tables'

const manifestSchema = z.object({
  format: z.number(),
  /** ISO 8601 */
  madeAt: z.string(),
  /** the names of the migrations that the database had run */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      /** of the table's file, in hexadecimal */
      sha256: z.string(),
    }),
  ),
  /** the last value of each sequence that gave one out */
  sequences: z.array(z.object({ name: z.string(), value: z.number() })),
})

export type Manifest = z.infer<typeof manifestSchema>
export type SavedTable = Manifest['tables'][number]

/** A backup that cannot be restored; the message says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

export const tableFile = (folder: string, name: string): string =>
  join(folder, TABLES_FOLDER, `${name}.copy.gz`)

/** Reads the list of a backup and compares every file with it. Throws BackupError; writes nothing. */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no backup: it has no ${MANIFEST}.`)
  })
  const manifest = manifestSchema.safeParse(parsed(text))
  if (!manifest.success) throw new BackupError(`${MANIFEST} of ${folder} is damaged. Use another backup.`)
  if (manifest.data.format > FORMAT)
    throw new BackupError('A newer release made this backup. Restore it with that release.')
  for (const { name, sha256 } of manifest.data.tables)
    if ((await hashOf(tableFile(folder, name)).catch(() => '')) !== sha256)
      throw new BackupError(`The table ${name} of ${folder} is missing or damaged. Use another backup.`)
  return manifest.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

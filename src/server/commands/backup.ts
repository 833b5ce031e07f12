import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { dumpDatabase } from '#db/backup/dump.ts'
import { BackupError, readBackup } from '#db/backup/manifest.ts'
import { restoreDatabase } from '#db/backup/restore.ts'
import { connectWithoutLimits } from '#db/connect.ts'
import { demoSecret, demoSecretFile } from '../boot/data-dir.ts'
import type { Config } from '../config.ts'
import { indexes, migrations } from '../declared.ts'
import { endWith, openDatabase, readSettings } from './with-database.ts'

type Settings = ReturnType<typeof readSettings>

const usage = `Usage:
  npm run backup -- FOLDER                  writes database, files and settings into a new folder below FOLDER
  npm run restore -- FOLDER [--send-mail]   restores such a folder into an empty database
docs/operations/backup.md says how, how often, and what a restored older database does.`

const FILES = 'files'
const SETTINGS = 'settings.env'
const SECRET = 'SESSION_SECRET'

async function main(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'send-mail': { type: 'boolean', default: false } },
  })
  const [name, folder] = positionals
  if ((name !== 'backup' && name !== 'restore') || !folder) {
    console.error(usage)
    return 2
  }
  try {
    const settings = readSettings()
    if (name === 'backup') await backup(settings, resolve(folder))
    else await restore(settings.config, resolve(folder), values['send-mail'])
    return 0
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    console.error(error.message)
    return 1
  }
}

async function backup(settings: Settings, parent: string): Promise<void> {
  const { config } = settings
  const now = new Date()
  const folder = join(parent, `alpine-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const database = await openDatabase(config)
  const client = new pg.Client({ connectionString: database.url, application_name: 'alpine-backup' })
  try {
    await client.connect()
    const { tables } = await dumpDatabase(client, folder, now)
    // After the database: a file that it names is there. The names of files are made of their content.
    if (existsSync(config.filesDir)) await cp(config.filesDir, join(folder, FILES), { recursive: true })
    await writeFile(join(folder, SETTINGS), settingsOf(settings), { mode: 0o600 })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `${folder}: ${tables.length} tables, ${rows} rows, ${await countFiles(folder)} files, settings.`,
    )
    console.log(
      'The folder holds addresses, passwords’ hashes and secrets: store it encrypted, on another machine.',
    )
  } finally {
    await client.end()
    await database.close()
  }
}

/** The settings that were given, as lines NAME="value", with the secret that a demo made itself. */
function settingsOf({ config, given }: Settings): string {
  const made = config.demo && !config.sessionSecret ? [[SECRET, demoSecret(config.dataDir)] as const] : []
  return [...given, ...made].map(([name, value]) => `${name}=${JSON.stringify(value)}\n`).join('')
}

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(join(folder, FILES), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

async function restore(config: Config, folder: string, sendsMail: boolean): Promise<void> {
  await readBackup(folder)
  const secret = await secretOf(folder)
  requireSameSecret(config, secret)
  const database = await openDatabase(config, { mayRun: false })
  const connection = connectWithoutLimits(database.url)
  try {
    const restored = await restoreDatabase(connection, database.url, folder, {
      migrations,
      indexes,
      sendsMail,
    })
    if (existsSync(join(folder, FILES)))
      await cp(join(folder, FILES), config.filesDir, { recursive: true, force: false })
    if (config.demo && secret) await writeFile(demoSecretFile(config.dataDir), secret, { mode: 0o600 })
    // The search index of another database may lie there.
    await rm(join(config.dataDir, 'search-index'), { recursive: true, force: true })
    const { manifest, rows, held, endedSessions } = restored
    console.log(
      `Restored what ${folder} holds of ${manifest.madeAt}: ${manifest.tables.length} tables, ${rows} rows.`,
    )
    console.log(`${endedSessions} sessions were ended: people sign in again.`)
    if (held > 0)
      console.log(`${held} mails and other effects wait on the work list; see docs/operations/backup.md.`)
  } finally {
    await connection.close()
    await database.close()
  }
}

async function secretOf(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, SETTINGS), 'utf8').catch(() => '')
  const line = text.split('\n').find((each) => each.startsWith(`${SECRET}=`))
  return line && (JSON.parse(line.slice(SECRET.length + 1)) as string)
}

/** With another secret nobody's authenticator and no link in a mail would work any more. */
function requireSameSecret(config: Config, secret: string | undefined): void {
  const given = [config.sessionSecret, config.sessionSecretOld].filter((each) => each !== undefined)
  if (secret === undefined || (config.demo && given.length === 0) || given.includes(secret)) return
  throw new BackupError(
    `SESSION_SECRET is not the one of the backup. Set it as its ${SETTINGS} says, then try again: ` +
      'with another secret authenticators and links in mails would stop working.',
  )
}

endWith(main(process.argv.slice(2)))

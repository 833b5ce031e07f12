import { connectWithoutLimits, type Db } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { learnVocabulary } from '#features/catalog/catalog/server/vocabulary/learn-vocabulary.ts'
import { claimDataDir, publishedAddress } from '../boot/data-dir.ts'
import { reportFailedStart } from '../boot/failed-start.ts'
import { type Config, parseConfig, settingNames } from '../config.ts'
import { migrations } from '../declared.ts'

/**
 * Migrates the store's database, learns its vocabulary and runs a command on it. The database is the one of
 * DATABASE_URL, the one of the store that runs on DATA_DIR, or the embedded one, started for this command.
 */
export async function withDatabase<T>(run: (db: Db, config: Config) => Promise<T>): Promise<T> {
  const config = parseConfig(process.env)
  const database = await openDatabase(config)
  const connection = connectWithoutLimits(database.url)
  try {
    await migrate(connection.db, migrations)
    await learnVocabulary(connection.db)
    return await run(connection.db, config)
  } finally {
    await connection.close()
    await database.close()
  }
}

/** The settings as they were given, with what they mean. Throws ConfigError. */
export function readSettings(): {
  config: Config
  given: readonly (readonly [name: string, value: string])[]
} {
  const given = settingNames.flatMap((name) => {
    const value = process.env[name]
    return value ? [[name, value] as const] : []
  })
  return { config: parseConfig(process.env), given }
}

/** The address of the database of a command. Without `mayRun` a store that runs on DATA_DIR is refused. */
export async function openDatabase(config: Config, { mayRun = true } = {}) {
  const running = config.databaseUrl ?? (mayRun ? publishedAddress(config.dataDir) : undefined)
  if (running) return { url: running, close: async () => undefined }
  const release = claimDataDir(config.dataDir)
  const server = await startEmbedded(config.dataDir)
  return {
    url: server.url,
    async close() {
      await server.stop()
      release()
    },
  }
}

/** Ends the process with the command's exit code, or says in a sentence why it failed and ends with 2. */
export function endWith(command: Promise<number>): void {
  command.then(
    (code) => process.exit(code),
    (error: unknown) => {
      reportFailedStart(error, settingsIfValid(), 'The command failed')
      process.exit(2)
    },
  )
}

function settingsIfValid(): Config | undefined {
  try {
    return parseConfig(process.env)
  } catch {
    return undefined
  }
}

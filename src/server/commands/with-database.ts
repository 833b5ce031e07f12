import { connect, type Db } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { MINUTE_MS } from '#kit/dates.ts'
import { claimDataDir, DataDirBusy, publishedAddress } from '../boot/data-dir.ts'
import { type Config, ConfigError, parseConfig } from '../config.ts'

/** A long import runs one statement for longer than a request may. */
const STATEMENT_TIMEOUT_MS = 10 * MINUTE_MS

/**
 * Migrates the store's database and runs a command on it. The database is the one of DATABASE_URL, the one of
 * the store that runs on DATA_DIR, or the embedded one, started for this command.
 */
export async function withDatabase<T>(run: (db: Db, config: Config) => Promise<T>): Promise<T> {
  const config = parseConfig(process.env)
  const database = await openDatabase(config)
  const connection = connect(database.url, { poolSize: 4, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
  try {
    await migrate(connection.db)
    return await run(connection.db, config)
  } finally {
    await connection.close()
    await database.close()
  }
}

async function openDatabase(config: Config) {
  const running = config.databaseUrl ?? publishedAddress(config.dataDir)
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

/** Ends the process with the command's exit code, or prints the error and ends with 2. */
export function endWith(command: Promise<number>): void {
  command.then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error instanceof ConfigError || error instanceof DataDirBusy ? error.message : error)
      process.exit(2)
    },
  )
}

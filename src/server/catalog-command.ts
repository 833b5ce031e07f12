import { connect } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { installShelves, runExport, runImport } from '#features/catalog/server/index.ts'
import { ConfigError, parseConfig } from './config.ts'
import { claimDataDir, DataDirBusy, publishedAddress } from './data-dir.ts'

const usage = `Usage:
  npm run catalog:import -- FILE.csv|FILE.jsonl [--valid-rows]
  npm run catalog:export -- FILE.csv|FILE.jsonl
The format is described in docs/catalogue-format.md.`

/** Long imports hold one statement for longer than a request may. */
const STATEMENT_TIMEOUT_MS = 600_000

/** The database of DATABASE_URL, of the store that runs on DATA_DIR, or the embedded one started for this command. */
async function openDatabase() {
  const config = parseConfig(process.env)
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

async function main([command, file, ...options]: string[]): Promise<number> {
  if (!file || (command !== 'import' && command !== 'export')) {
    console.error(usage)
    return 2
  }
  const database = await openDatabase()
  const connection = connect(database.url, { poolSize: 4, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
  try {
    await migrate(connection.db)
    await installShelves(connection.db)
    return command === 'import'
      ? await runImport(connection.db, file, console.log, options.includes('--valid-rows') ? { mode: 'valid-rows' as const } : {})
      : await runExport(connection.db, file, console.log)
  } finally {
    await connection.close()
    await database.close()
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof ConfigError || error instanceof DataDirBusy ? error.message : error)
    process.exit(2)
  },
)

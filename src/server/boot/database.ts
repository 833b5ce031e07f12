import type { Db } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { installVocabulary } from '#features/catalog/server/index.ts'
import { installContent, STARTER_CONTENT } from '#features/content/server/index.ts'
import { loadPlaces, loadTaxRates } from '#features/location/server/index.ts'
import type { Config } from '../config.ts'
import { say, timed } from './console.ts'
import { claimDataDir, publishAddress } from './data-dir.ts'
import { demoContent, loadDemoOnce } from './demo.ts'
import type { Stops } from './stops.ts'

/** The address of the database: the one of the settings, or the embedded server, which is started now. */
export async function openDatabase(config: Config, stops: Stops): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  stops.add(claimDataDir(config.dataDir))
  const server = await timed('Starting PostgreSQL', () => startEmbedded(config.dataDir))
  stops.add(() => server.stop())
  stops.add(publishAddress(config.dataDir, server.url))
  return server.url
}

/** Brings the schema up to date and loads what every store starts with; a demo also gets its catalogue, once. */
export async function fillDatabase(db: Db, config: Config): Promise<void> {
  const applied = await timed('Migrating', () => migrate(db))
  if (applied.length > 0) say(`applied ${applied.join(', ')}`)
  await timed('Places and tax rates', async () => {
    await loadPlaces(db)
    await loadTaxRates(db)
  })
  if (config.demo) await loadDemoOnce(db)
  else await installVocabulary(db)
  await installContent(db, async () => [...STARTER_CONTENT, ...(config.demo ? await demoContent() : [])])
}

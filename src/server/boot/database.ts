import type { Db } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { installVocabulary } from '#features/catalog/server/index.ts'
import { installContent, starterContent } from '#features/content/server/index.ts'
import { loadPlaces, loadTaxRates } from '#features/location/server/index.ts'
import { inChicago } from '#features/shipping/rules/calendar.ts'
import { systemClock } from '#kit/clock.ts'
import type { Config } from '../config.ts'
import { say, timed } from './console.ts'
import { claimDataDir, publishAddress } from './data-dir.ts'
import { demoContent, loadDemoOnce } from './demo.ts'
import type { Stops } from './stops.ts'

/** The address of the database: DATABASE_URL, or the embedded PostgreSQL, which this function starts. */
export async function openDatabase(config: Config, stops: Stops): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  stops.add(claimDataDir(config.dataDir))
  const server = await timed('Starting PostgreSQL', () =>
    startEmbedded(config.dataDir, {
      watch: {
        isWanted: () => !stops.isStopping(),
        onRestart: () => console.error('PostgreSQL ended by itself; starting it again.'),
        // Without its database the process can answer nothing, so it ends; `npm start` starts both again.
        onFailure(error) {
          console.error(error)
          void stops.stopAll(1)
        },
      },
    }),
  )
  stops.add(() => server.stop())
  stops.add(publishAddress(config.dataDir, server.url))
  return server.url
}

/**
 * Migrates the schema and loads places, tax rates and first content. A demo also gets its catalog at its
 * first start, from a file of the build that a process of its own runs.
 */
export async function fillDatabase(
  db: Db,
  config: Config,
  demo: { databaseUrl: string; loader: string },
): Promise<void> {
  const applied = await timed('Migrating the database', () => migrate(db))
  if (applied.length > 0) say(`Applied ${applied.join(', ')}`)
  await timed('Loading places and tax rates', async () => {
    await loadPlaces(db)
    await loadTaxRates(db, inChicago(systemClock.now()).day)
  })
  if (config.demo) await loadDemoOnce(db, demo.databaseUrl, demo.loader)
  else await installVocabulary(db)
  await installContent(db, async () => [...starterContent(), ...(config.demo ? await demoContent() : [])])
}

import type { Connection } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { buildIndexes } from '#db/online-indexes.ts'
import { installVocabulary } from '#features/catalog/catalog/server/import/install-vocabulary.ts'
import { loadPlaces } from '#features/catalog/location/server/load-places.ts'
import { loadTaxRates } from '#features/catalog/location/server/tax/load-tax-rates.ts'
import { starterContent } from '#features/content/content/server/index.ts'
import { installContent } from '#features/content/content/server/install.ts'
import { systemClock } from '#lib/clock.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { Config } from '../config.ts'
import { indexes, migrations } from '../declared.ts'
import { installJobTables } from '../jobs/start.ts'
import type { Services } from '../services/services.ts'
import { say, timed } from './console.ts'
import { claimDataDir, publishAddress } from './data-dir.ts'
import {
  demoContent,
  loadDemoContractorsOnce,
  loadDemoCustomersOnce,
  loadDemoDeskOnce,
  loadDemoOnce,
  loadDemoPeopleOnce,
} from './demo.ts'
import { reportFailedStart } from './failed-start.ts'
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
          reportFailedStart(error, config)
          void stops.stopAll(1)
        },
      },
    }),
  )
  stops.add(() => server.stop())
  stops.add(publishAddress(config.dataDir, server.url))
  return server.url
}

interface FillParts {
  databaseUrl: string
  /** a file of the build that loads the demo catalog in a process of its own */
  loader: string
  /** the services of the store on a connection */
  servicesOn(connection: Connection): Services
}

/**
 * Migrates the schema and loads places, tax rates and first content. A demo also gets its catalog, its people
 * and their work at its first start. All of it goes through `start`, a connection without limits of time.
 */
export async function fillDatabase(start: Connection, config: Config, parts: FillParts): Promise<void> {
  const { db } = start
  const applied = await timed('Migrating the database', async () => {
    const names = await migrate(db, migrations)
    await buildIndexes(db, indexes)
    await installJobTables(start)
    return names
  })
  if (applied.length > 0)
    say(applied.length > 9 ? `Applied ${applied.length} migrations` : `Applied ${applied.join(', ')}`)
  await timed('Loading places and tax rates', async () => {
    await loadPlaces(db)
    await loadTaxRates(db, inStoreZone(systemClock.now()).day)
  })
  if (config.demo) await loadDemoOnce(db, parts.databaseUrl, parts.loader)
  await installVocabulary(db)
  await installContent(db, async () => [...starterContent(), ...(config.demo ? await demoContent() : [])])
  if (config.demo) await fillDesks(start, parts.servicesOn)
}

/** People of the demo and their work, which calls of the store make on the connection of the start. */
async function fillDesks(start: Connection, servicesOn: FillParts['servicesOn']): Promise<void> {
  const services = servicesOn({ ...start, close: async () => undefined })
  try {
    const now = services.clock.now()
    await loadDemoPeopleOnce(start.db, now, services.accounts.secrets)
    await loadDemoCustomersOnce(start.db, now)
    await loadDemoContractorsOnce(start.db, now)
    await loadDemoDeskOnce(start.db, services, now)
  } finally {
    await services.close()
  }
}

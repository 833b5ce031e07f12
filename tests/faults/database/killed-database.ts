import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#server/declared.ts'
import { type Buyers, press, startBuyers } from '#tests/fixtures/buyers/load.ts'
import { quickFolder } from '#tests/fixtures/quick-folder.ts'
import { openStage } from '#tests/fixtures/store/replicas.ts'
import { brokenAfterwards } from '../stage/aftermath.ts'

const PAUSE_MS = 20
const NOTICED_MS = 30_000

export interface Recovery {
  /**
   * until a buyer receives the first order: from the moment that the database accepts connections again, or,
   * when the store restarts its database, from the kill
   */
  seconds: number
  buyers: Buyers
  /** whether the store's process is the same as before the kill */
  isSameProcess: boolean
  breaches: string[]
}

/** Ends the server of a folder as a power cut would. */
export async function killServer(folder: string): Promise<void> {
  const [pid] = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

/**
 * Kills the PostgreSQL of a store that is serving buyers, as a power cut would. The store's watchdog, or this
 * function, starts it again on the same folder and port. The store's own process keeps running.
 */
export async function killDatabaseUnderLoad(
  buyerCount: number,
  { isWatched = false } = {},
): Promise<Recovery> {
  const folder = quickFolder('alpine-killed')
  const failures: unknown[] = []
  const watch = {
    isWanted: () => true,
    onRestart: () => {},
    onFailure: (error: unknown) => void failures.push(error),
  }
  const first = await startEmbedded(folder, isWatched ? { watch } : {})
  const connection = connect(first.url, { poolSize: 4 })
  await migrate(connection.db, migrations)
  const stage = await openStage({ db: connection.db, url: first.url })
  const store = await stage.start()
  const buyers = startBuyers(store.url, stage.sandbox, buyerCount)
  while (buyers.reported.length < buyerCount) await sleep(PAUSE_MS)

  await killServer(folder)
  const killed = performance.now()
  // A quick restart can fall between two calls of the buyers. It stays down until one of them notices.
  while (!isWatched && buyers.troubles.length === 0 && performance.now() - killed < NOTICED_MS)
    await sleep(PAUSE_MS)
  const second = isWatched ? first : await startEmbedded(folder, { port: Number(new URL(first.url).port) })
  const began = isWatched ? killed : performance.now()
  while (!(await press(store.url, stage.sandbox)).orderID) await sleep(PAUSE_MS)
  const seconds = (performance.now() - began) / 1000
  await buyers.stop()

  const breaches = await brokenAfterwards({ db: connection.db, ...stage }, buyers.reported)
  const isSameProcess = store.process.exitCode === null && store.process.signalCode === null
  await stage.close()
  await connection.close()
  await second.stop()
  await rm(folder, { recursive: true, force: true })
  if (failures.length > 0) throw failures[0]
  return { seconds, buyers, isSameProcess, breaches }
}

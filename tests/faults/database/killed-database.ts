import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { type Buyers, press, startBuyers } from '#tests/fixtures/buyers/load.ts'
import { openStage } from '#tests/fixtures/store/replicas.ts'
import { brokenAfterwards } from '../stage/aftermath.ts'

const PAUSE_MS = 20

export interface Recovery {
  /** from the moment that the database accepts connections again to the first order that a buyer is told */
  seconds: number
  buyers: Buyers
  /** whether the store's process is still the one that was there before */
  isSameProcess: boolean
  breaches: string[]
}

/**
 * A store under buyers on a PostgreSQL of its own, which is killed as a power cut would and started again on
 * the same folder and port.
 * The store is left alone.
 */
export async function killDatabaseUnderLoad(buyerCount: number): Promise<Recovery> {
  const folder = await mkdtemp(join(tmpdir(), 'alpine-killed-'))
  const first = await startEmbedded(folder)
  const connection = connect(first.url, { poolSize: 4 })
  await migrate(connection.db)
  const stage = await openStage({ db: connection.db, url: first.url })
  const store = await stage.start()
  const buyers = startBuyers(store.url, stage.sandbox, buyerCount)
  while (buyers.reported.length < buyerCount) await sleep(PAUSE_MS)

  process.kill(
    Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n', 1)[0]),
    'SIGKILL',
  )
  const second = await startEmbedded(folder, { port: Number(new URL(first.url).port) })
  const began = performance.now()
  while (!(await press(store.url, stage.sandbox)).orderID) await sleep(PAUSE_MS)
  const seconds = (performance.now() - began) / 1000
  await buyers.stop()

  const breaches = await brokenAfterwards({ db: connection.db, ...stage }, buyers.reported)
  const isSameProcess = store.process.exitCode === null && store.process.signalCode === null
  await stage.close()
  await connection.close()
  await second.stop()
  await rm(folder, { recursive: true, force: true })
  return { seconds, buyers, isSameProcess, breaches }
}

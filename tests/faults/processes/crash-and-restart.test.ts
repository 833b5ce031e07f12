import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '#db/embedded/embedded.ts'
import { startBuyers } from '#tests/fixtures/buyers/load.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { SHARED_MACHINE } from '#tests/fixtures/shared-machine.ts'
import { openStage, type Stage } from '#tests/fixtures/store/replicas.ts'
import { brokenAfterwards } from '../stage/aftermath.ts'

/** Prints the store's process id, and lets a signal cause an uncaught error in it. */
const hook = `--import=data:text/javascript,${encodeURIComponent(`
  if (process.argv[1]?.endsWith('main.js')) {
    console.log('store process', process.pid, Date.now())
    process.on('SIGUSR2', () => void Promise.reject(new Error('an unhandled rejection')))
    process.on('SIGHUP', () => process.stdout.write('', () => {
      throw new Error('thrown in a callback of a stream')
    }))
  }`)}`
const TROUBLES = [
  ['SIGUSR2', 'an unhandled rejection'],
  ['SIGHUP', 'thrown in a callback of a stream'],
] as const

const READY_MS = 90_000

let database: TestDatabase
let stage: Stage
let started: ChildProcess[]

beforeEach(async () => {
  database = await makeDatabase({ poolSize: 4 })
  stage = await openStage(database)
  started = []
})

afterEach(async () => {
  await Promise.all(
    started.map(
      (child) =>
        new Promise((resolve) =>
          child.exitCode === null ? child.once('exit', resolve).kill('SIGTERM') : resolve(undefined),
        ),
    ),
  )
  await stage.close()
  await database.drop()
})

/** `npm start` with a hook in the store's process. */
async function start(nodeOptions: string) {
  const [port, sandboxPort, mailPort] = [await freePort(), await freePort(), await freePort()]
  const env = {
    ...process.env,
    ...stage.env,
    STORE_MODE: 'demo',
    LOG_LEVEL: 'warn',
    // All buyers of a test share one network address.
    BUYING_LIMITS_TIMES: '1000',
    PORT: String(port),
    PORTAL_PORT: String(await freePort()),
    SANDBOX_PORT: String(sandboxPort),
    MAIL_PORT: String(mailPort),
    NODE_OPTIONS: nodeOptions,
  }
  const child = spawn(process.execPath, ['start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  child.stderr.on('data', (data) => (output += data))
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.ok,
      () => false,
    )
  const lives = () =>
    [...output.matchAll(/store process (\d+) (\d+)/g)].map(([, pid, at]) => ({
      pid: Number(pid),
      at: Number(at),
    }))
  /** Waits until this many processes have begun and the last one is ready. */
  const ready = async (count: number) => {
    const deadline = Date.now() + READY_MS
    while (lives().length < count || !(await isReady())) {
      if (Date.now() > deadline) throw new Error(`No store is ready:\n${output}`)
      await sleep(20)
    }
  }
  await ready(1)
  return { url, port, lives, ready, output: () => output }
}

/** Takes the port of a store that was killed, before the next process of the store wants it. */
async function takePort(port: number): Promise<Server> {
  for (;;) {
    const server = createServer()
    const isTaken = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, () => resolve(true))
    })
    if (isTaken) return server
    await sleep(5)
  }
}

const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}

describe('F08: an uncaught error', () => {
  test('a rejection, then a throw: each time the process says why and ends, the next one begins ' +
    'within 3 s, and no buyer hangs', async () => {
    const store = await start(hook)
    const buyers = startBuyers(store.url, stage.sandbox, 3)
    for (const [index, [signal, why]] of TROUBLES.entries()) {
      await sleep(400)
      const { pid } = store.lives()[index]!
      const struckAt = Date.now()
      process.kill(pid, signal)
      await store.ready(index + 2)

      expect(isGone(pid)).toBe(true)
      expect(store.output()).toMatch(new RegExp(`"level":60.*${why}`))
      expect(store.lives()[index + 1]!.at - struckAt).toBeLessThan(3_000 * SHARED_MACHINE)
    }
    await buyers.stop()

    expect([buyers.lost, buyers.troubles.filter(({ ms }) => ms > 10_000)]).toEqual([[], []])
    expect(await brokenAfterwards({ db: database.db, ...stage }, buyers.reported)).toEqual([])
  }, 240_000)

  test('a port that is taken at the restart: the store tries again until it is free', async () => {
    const store = await start(hook)
    process.kill(store.lives()[0]!.pid, 'SIGKILL')
    const other = await takePort(store.port)
    await expect
      .poll(() => store.lives().length, { timeout: READY_MS, interval: 50 })
      .toBeGreaterThanOrEqual(3)
    await new Promise((resolve) => other.close(resolve))

    await store.ready(3)
  }, 240_000)

  test('control: a process that only warns goes on in an unknown state', async () => {
    const store = await start(`${hook} --unhandled-rejections=warn`)
    const { pid } = store.lives()[0]!
    process.kill(pid, 'SIGUSR2')
    while (!store.output().includes('UnhandledPromiseRejectionWarning')) await sleep(20)

    expect([isGone(pid), store.lives().length]).toEqual([false, 1])
  }, 240_000)
})

import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#db/embedded/embedded.ts'
import { keptIndex } from '#server/boot/shown-data.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { quickFolder } from '#tests/fixtures/quick-folder.ts'
import { LONG_ENOUGH_MS, SHARED_MACHINE } from '#tests/fixtures/shared-machine.ts'
import { type RunningStore, startStore } from '#tests/fixtures/store/running-store.ts'

const PRODUCTION = {
  STORE_MODE: 'production',
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing',
  SESSION_SECRET: 'f3b1c2a4d5e6978812345678abcdef00',
  PUBLIC_ORIGIN: 'https://store.example.com',
  PORTAL_ORIGIN: 'https://partners.example.com',
  SMTP_URL: 'smtps://mail.example.com',
}

interface Ended {
  code: number | null
  output: string
}

/** Starts the built server and waits until it ends by itself. */
function runToEnd(env: Record<string, string>): Promise<Ended> {
  const child: ChildProcess = spawn(process.execPath, ['build/server/main.js'], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })))
}

describe('wrong settings end the process with an error that names the variable', () => {
  test.each([
    ['PORT', { PORT: 'eighty' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/store' }],
    ['SESSION_SECRET', { ...PRODUCTION, SESSION_SECRET: 'demo-only-0123456789abcdef0123456789' }],
    ['SESSION_SECRET', { ...PRODUCTION, SESSION_SECRET: '' }],
    ['DATABASE_URL', { ...PRODUCTION, DATABASE_URL: '' }],
    ['PUBLIC_ORIGIN', { ...PRODUCTION, PUBLIC_ORIGIN: 'http://store.example.com' }],
    [
      'BRAINTREE_URL',
      {
        ...PRODUCTION,
        BRAINTREE_MERCHANT_ID: 'm',
        BRAINTREE_PUBLIC_KEY: 'k',
        BRAINTREE_PRIVATE_KEY: 'a-private-key',
        BRAINTREE_URL: 'http://127.0.0.1:3002',
      },
    ],
  ])('%s', async (name, env) => {
    const { code, output } = await runToEnd(env)

    expect(code).toBe(1)
    expect(output).toMatch(new RegExp(`- ${name}: .+`))
    expect(output).not.toMatch(/\n\s+at |a-private-key|0123456789abcdef/)
  })
})

describe('a running store', () => {
  let store: RunningStore

  beforeAll(async () => {
    store = await startStore({ dataDir: quickFolder('alpine-process') })
  }, 120_000)
  afterAll(async () => {
    store.process.kill('SIGKILL')
    await rm(store.dataDir, { recursive: true, force: true })
  })

  test('a second process on the same folder ends with an error; the first goes on', async () => {
    const second = await runToEnd({
      STORE_MODE: 'demo',
      DATA_DIR: store.dataDir,
      PORT: String(await freePort()),
      PORTAL_PORT: String(await freePort()),
      SANDBOX_PORT: String(await freePort()),
      MAIL_PORT: String(await freePort()),
    })
    const first = await fetch(`${store.url}/readyz`)

    expect(second.code).toBe(1)
    expect(second.output).toContain(
      `Another store (process ${store.process.pid}) is already running on ${store.dataDir}`,
    )
    expect(first.status).toBe(200)
  })

  test('its database is killed: the store starts it again within 5 s', async () => {
    const pid = await serverOf(store.dataDir)
    process.kill(Number(pid), 'SIGKILL')
    const killed = Date.now()
    const isBack = async () => ![undefined, pid].includes(await serverOf(store.dataDir))
    while (!(await isBack()) || (await fetch(`${store.url}/readyz`)).status !== 200) await sleep(50)

    expect(Date.now() - killed).toBeLessThan(5_000 * SHARED_MACHINE)
    expect(store.process.exitCode).toBeNull()
  }, 60_000)

  test('the error names a port that is taken', async () => {
    const folder = quickFolder('alpine-port')
    const second = await runToEnd({
      STORE_MODE: 'demo',
      DATA_DIR: folder,
      PORT: new URL(store.url).port,
      PORTAL_PORT: String(await freePort()),
      SANDBOX_PORT: String(await freePort()),
      MAIL_PORT: String(await freePort()),
    })
    await rm(folder, { recursive: true, force: true })

    expect(second.code).toBe(1)
    expect(second.output).toMatch(
      /Port \d+ is taken by another program; stop it, or set PORT to a free port\./,
    )
    expect(second.output).not.toMatch(/\n\s+at /)
  }, 60_000)

  test('[R1] a database that does not answer: a sentence on the screen, the stack in a file', async () => {
    const folder = quickFolder('alpine-refused')
    const url = 'postgresql://alpine:a-secret@127.0.0.1:1/nothing'
    const ended = await runToEnd({
      STORE_MODE: 'demo',
      DATA_DIR: folder,
      DATABASE_URL: url,
      SANDBOX_PORT: String(await freePort()),
      MAIL_PORT: String(await freePort()),
    })
    const kept = await readFile(join(folder, 'start-failed.log'), 'utf8')
    await rm(folder, { recursive: true, force: true })

    expect(ended.code).toBe(1)
    expect(ended.output).toContain('No database answers at 127.0.0.1:1/nothing; start PostgreSQL there')
    expect(ended.output).not.toMatch(/\n\s+at |a-secret/)
    expect(kept).toMatch(/ECONNREFUSED[\s\S]+\n\s+at /)
    expect(kept).not.toContain('a-secret')
  }, 60_000)

  test('an invalid path is 404', async () => {
    const answer = await new Promise<number | undefined>((resolve) =>
      request(store.url, { path: '/%', method: 'GET' }, (response) => resolve(response.statusCode)).end(),
    )

    expect(answer).toBe(404)
  })

  test('on a stop signal it finishes open requests and exits with 0 within 10 s', async () => {
    const slow = slowCall(store.url)
    await slow.begun
    const started = Date.now()
    const stopped = store.stop()
    await sleep(200)
    slow.finish()
    const [code, answered] = [await stopped, await slow.answer]

    expect([code, answered]).toEqual([0, 200])
    expect(Date.now() - started).toBeLessThan(10_000 * SHARED_MACHINE)
    await expect(fetch(`${store.url}/healthz`)).rejects.toThrow()
  })

  test('it leaves its search index for the next start of the build', async () => {
    const version = (await readFile('build/VERSION', 'utf8')).trim()

    expect(await keptIndex(store.dataDir, version).read()).toBeDefined()
  })
})

/** The process id of the database server of a folder, or undefined while none has written it. */
const serverOf = (dataDir: string): Promise<string | undefined> =>
  readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n')[0] || undefined,
    () => undefined,
  )

interface SlowCall {
  /** until the server has the head of the call */
  begun: Promise<void>
  finish(): void
  answer: Promise<number | undefined>
}

/** A call whose body arrives in two halves: it is open until `finish`. */
function slowCall(url: string): SlowCall {
  const body = JSON.stringify({ query: 'furnace', limit: 1 })
  const call = request(`${url}/v1/api/search`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  })
  const answer = new Promise<number | undefined>((resolve, reject) => {
    call.once('error', reject)
    call.once('response', (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode))
    })
  })
  const begun = new Promise<void>((resolve) => call.once('continue', resolve))
  call.write(body.slice(0, 10))
  return {
    begun,
    finish: () => call.end(body.slice(10)),
    answer,
  }
}

describe('with DATABASE_URL', () => {
  let database: TestDatabase
  let store: RunningStore
  const search = async (query: string) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ query })
    return (await fetch(`${store.url}/v1/api/search`, { method: 'POST', headers, body })).json()
  }

  beforeAll(async () => {
    database = await makeDatabase()
    store = await startStore({ env: { DATABASE_URL: database.url, DATABASE_POOL: '5' } })
  }, 120_000)
  afterAll(async () => {
    store.process.kill('SIGKILL')
    await database.drop()
  })

  test('[30] a price that SQL changes is seen in the search and on a page that was kept', async () => {
    const [first] = (await search('furnace')).hits.hits
    const page = async () => (await fetch(store.url + first._source.path)).text()
    for (let times = 0; times < 3; times++) await page()
    await database.pool.query(
      'update product_price set price_cents = 123456 where product_id = $1 and valid_to is null',
      [first._id],
    )
    const seen = async () => {
      const found = await search(first._source.sku)
      return [found.hits.hits[0]._source.price, (await page()).includes('1,234.56')]
    }

    await expect.poll(seen, { timeout: LONG_ENOUGH_MS }).toEqual([1234.56, true])
  }, 30_000)

  test('it uses that server and creates no database folder', async () => {
    const found = await search('furnace')
    const { rows } = await database.pool.query('select count(*)::int as count from product')
    const code = await store.stop()

    expect(found.hits.total.value).toBeGreaterThan(10)
    expect(rows[0].count).toBeGreaterThan(3_000)
    expect([code, store.output()]).toEqual([0, expect.not.stringContaining('Starting PostgreSQL')])
  })
})

import { type AddressInfo, createServer, connect as dial } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { serverOf, throughPort } from '#tests/fixtures/proxies/database-address.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { type Listener, listenTo } from './listen.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.drop())

const NOTICE = 'A'.charCodeAt(0)
const PROOF = { everyMs: 100, withinMs: 1_000 }

/** Stands before PostgreSQL as a pooler in transaction mode does: it drops every notice while it is deaf. */
async function deafProxy(databaseUrl: string) {
  const proxy = { url: '', isDeaf: true, close: () => server.close() }
  const server = createServer((client) => {
    const upstream = dial(serverOf(databaseUrl))
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
    client.pipe(upstream)
    let pending = Buffer.alloc(0)
    upstream.on('data', (chunk) => {
      pending = Buffer.concat([pending, chunk])
      // A message is its kind, the length of the rest in four bytes, and the rest.
      while (pending.length >= 5 && pending.length > pending.readInt32BE(1)) {
        const message = pending.subarray(0, pending.readInt32BE(1) + 1)
        pending = pending.subarray(message.length)
        if (!proxy.isDeaf || message[0] !== NOTICE) client.write(message)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  proxy.url = throughPort(databaseUrl, (server.address() as AddressInfo).port)
  return proxy
}

const notify = (payload: string) => sql`select pg_notify('things', ${payload})`.execute(database.db)

describe('a listener', () => {
  const heard: string[] = []
  const lost: string[] = []
  const listen = (databaseUrl: string): Listener =>
    listenTo({
      databaseUrl,
      channel: 'things',
      onNotice: (payload) => void heard.push(payload),
      onListening: () => {},
      onLost: (error) => void lost.push(String(error)),
      proof: PROOF,
    })

  test('hears the notices of its channel, and none of its own proofs', async () => {
    const listener = listen(database.url)
    await vi.waitFor(() => expect(listener.isListening()).toBe(true), LONG_ENOUGH_MS)
    await notify('one')
    await vi.waitFor(() => expect(heard).toEqual(['one']), LONG_ENOUGH_MS)
    await new Promise((resolve) => setTimeout(resolve, 3 * PROOF.everyMs))

    expect([heard, lost, listener.isListening()]).toEqual([['one'], [], true])
    await listener.stop()
  })

  test('[guesses 8] that hears nothing never says that it listens, and says what to do', async () => {
    const proxy = await deafProxy(database.url)
    const listener = listen(proxy.url)
    await vi.waitFor(() => expect(lost.join()).toContain('pooler in transaction mode'), LONG_ENOUGH_MS)
    expect(listener.isListening()).toBe(false)

    proxy.isDeaf = false
    await vi.waitFor(() => expect(listener.isListening()).toBe(true), LONG_ENOUGH_MS)
    proxy.isDeaf = true
    await vi.waitFor(() => expect(listener.isListening()).toBe(false), LONG_ENOUGH_MS)
    await listener.stop()
    proxy.close()
  })
})

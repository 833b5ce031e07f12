import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FaultProxy, startFaultProxy } from '#tests/fixtures/proxies/fault-proxy.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'

let echo: Server
let heard: string[]
let proxy: FaultProxy

beforeEach(async () => {
  heard = []
  echo = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      heard.push(data.toString())
      socket.write(data)
    })
  })
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve))
  proxy = await startFaultProxy({ port: (echo.address() as AddressInfo).port })
})
afterEach(async () => {
  await proxy.close()
  await new Promise<void>((resolve) => echo.close(() => resolve()))
})

test('a clear line passes everything, also much at once', async () => {
  const big = 'x'.repeat(1_000_000)
  const { socket, until } = await call(big)

  expect(await until(({ text }) => text.length === big.length)).toMatchObject({ text: big, end: undefined })
  socket.destroy()
})

test('latency delays the answer and keeps the order', async () => {
  proxy.set({ latencyMs: 60 })
  const started = performance.now()
  const { socket, until } = await call('1')
  socket.write('2')
  socket.write('3')

  await until(({ text }) => text.length === 3)
  expect(performance.now() - started).toBeGreaterThanOrEqual(115)
  expect(await until(() => true)).toMatchObject({ text: '123' })
  socket.destroy()
})

test('down refuses new connections and resets open ones; up accepts on the same port again', async () => {
  const before = await call('a')
  await before.until(({ text }) => text === 'a')
  await proxy.down()

  expect(await before.until(({ end }) => end !== undefined)).toMatchObject({ end: 'ECONNRESET' })
  await expect(call('b')).rejects.toMatchObject({ code: 'ECONNREFUSED' })

  await proxy.up()
  const after = await call('c')
  expect(await after.until(({ text }) => text === 'c')).toMatchObject({ text: 'c' })
  after.socket.destroy()
})

test('a dropped reply: the request arrived, the answer is cut and the caller reset', async () => {
  const { socket, until } = await call('hello')
  await until(({ text }) => text === 'hello')
  proxy.set({ dropReplyAfterBytes: 2 })
  socket.write('again')

  expect(await until(({ end }) => end !== undefined)).toEqual({ text: 'helloag', end: 'ECONNRESET' })
  expect(heard).toEqual(['hello', 'again'])
})

test('a dropped reply of nothing at all: what a lost COMMIT looks like', async () => {
  const { socket, until } = await call('hello')
  await until(({ text }) => text === 'hello')
  proxy.set({ dropReplyAfterBytes: 0 })
  socket.write('COMMIT')

  expect(await until(({ end }) => end !== undefined)).toEqual({ text: 'hello', end: 'ECONNRESET' })
  expect(heard).toEqual(['hello', 'COMMIT'])
})

test('a black hole drops both directions without closing the connection', async () => {
  const { socket, until } = await call('a')
  await until(({ text }) => text === 'a')
  proxy.set({ blackHole: true })
  socket.write('b')
  await untilRead()

  expect(await until(() => true)).toEqual({ text: 'a', end: undefined })
  expect(heard).toEqual(['a'])
  socket.destroy()
})

test('timeout: silence, then the connection is closed', async () => {
  proxy.set({ timeoutMs: 50 })
  const { until } = await call('a')

  expect(await until(({ end }) => end !== undefined)).toEqual({ text: '', end: 'closed' })
})

test('reset peer: the request is passed on and the caller reset', async () => {
  proxy.set({ resetPeerMs: 0 })
  const { until } = await call('a')

  expect(await until(({ end }) => end !== undefined)).toMatchObject({ end: 'ECONNRESET' })
})

test('a limit closes the connection after so many bytes', async () => {
  proxy.set({ limitReplyBytes: 3 })
  const { until } = await call('hello')

  expect(await until(({ end }) => end !== undefined)).toEqual({ text: 'hel', end: 'closed' })
})

test('a slow close keeps the connection after the service has ended it', async () => {
  const ending = createServer((socket) => socket.end('bye'))
  await new Promise<void>((resolve) => ending.listen(0, '127.0.0.1', resolve))
  const slow = await startFaultProxy({ port: (ending.address() as AddressInfo).port })
  slow.set({ slowCloseMs: 100 })
  const started = performance.now()
  const { until } = await call('', slow)

  expect(await until(({ end }) => end !== undefined)).toEqual({ text: 'bye', end: 'closed' })
  expect(performance.now() - started).toBeGreaterThanOrEqual(95)
  await slow.close()
  ending.close()
})

test('after clear the line is good again for those who are still connected', async () => {
  const { socket, until } = await call('a')
  await until(({ text }) => text === 'a')
  proxy.set({ blackHole: true })
  socket.write('lost')
  await untilRead()
  proxy.clear()
  socket.write('b')

  expect(await until(({ text }) => text === 'ab')).toMatchObject({ text: 'ab' })
  socket.destroy()
})

interface Conversation {
  text: string
  end: string | undefined
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Until the proxy has read what was written: after a timer that is late, the loop has not read yet. */
async function untilRead(): Promise<void> {
  await pause(30)
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Connects, says something, and watches what comes back. */
async function call(
  first: string,
  through = proxy,
): Promise<{ socket: Socket; until(done: (seen: Conversation) => boolean): Promise<Conversation> }> {
  const seen: Conversation = { text: '', end: undefined }
  const socket = connect({ host: through.host, port: through.port })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  socket.on('data', (data) => {
    seen.text += data.toString()
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    seen.end = error.code
  })
  socket.on('close', () => {
    seen.end ??= 'closed'
  })
  if (first) socket.write(first)
  return {
    socket,
    async until(done) {
      const deadline = performance.now() + LONG_ENOUGH_MS
      while (!done(seen) && performance.now() < deadline) await pause(5)
      return { ...seen }
    },
  }
}

import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { STRANGER } from '#features/people/accounts/server/who-asks.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { parseConfig } from '../config.ts'
import { createLogger } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import type { Services } from '../services/services.ts'
import { type AppParts, createApp } from './app.ts'
import { connectionLimits } from './limits.ts'
import { type Listening, listen } from './listen.ts'

let listening: Listening
const logged: { level: number; msg: string }[] = []

/** More than the buffers of a connection hold. */
const LARGE = 'x'.repeat(30_000_000)
const SLOW_READER_MS = 300

const appOf = ({
  log,
  metrics,
  renderPage,
}: Pick<AppParts, 'log' | 'metrics'> & Pick<AppParts['surface'], 'renderPage'>) =>
  createApp({
    config: parseConfig({ PUBLIC_ORIGIN: 'http://localhost:3000' }),
    // This surface asks nothing of the services.
    services: {} as Services,
    log,
    metrics,
    version: '1',
    surface: {
      name: 'store',
      origin: 'http://localhost:3000',
      router: {},
      whoAsks: async () => STRANGER,
      policy: { frameAncestors: [], frames: [], scripts: [], calls: [] },
      renderPage,
      pageHandle: () => ({ pattern: '/page' }),
      openUpload: async () => {},
      documents: new Map(),
      notices: new Map(),
      lenderReturns: new Map(),
    },
  })

beforeAll(async () => {
  const log = createLogger('info', { write: (line) => void logged.push(JSON.parse(line)) })
  const metrics = createMetrics()
  const app = appOf({ log, metrics, renderPage: async (request) => new Response(await request.text()) })
  listening = await listen(app, { host: '127.0.0.1', port: 0, metrics })
})
afterAll(() => listening.stop(0))

/** Sends bytes as they are; the first line of the answer, or nothing when the connection closes. */
const send = (...lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(listening.port, '127.0.0.1', () => socket.write(lines.join('\r\n')))
    socket.setEncoding('latin1')
    socket.once('data', (text: string) => {
      resolve(text.split('\r\n', 1)[0]!)
      socket.destroy()
    })
    socket.once('close', () => resolve(''))
    socket.once('error', reject)
  })

const FORM = 'content-type: application/x-www-form-urlencoded'

describe('a message has one meaning', () => {
  test('an ordinary one is answered', async () => {
    expect(await send('GET / HTTP/1.1', 'host: store.test', '', '')).toBe('HTTP/1.1 200 OK')
  })

  test.each([
    ['two Host headers', ['GET / HTTP/1.1', 'host: store.test', 'Host: evil.test', '', '']],
    ['no Host header', ['GET / HTTP/1.1', '', '']],
    [
      'a length and chunks',
      [
        'POST / HTTP/1.1',
        'host: a',
        FORM,
        'content-length: 3',
        'transfer-encoding: chunked',
        '',
        '0',
        '',
        '',
      ],
    ],
    [
      'two lengths',
      ['POST / HTTP/1.1', 'host: a', FORM, 'content-length: 3', 'content-length: 4', '', 'a=1'],
    ],
    ['a length that is no number', ['POST / HTTP/1.1', 'host: a', FORM, 'content-length: +3', '', 'a=1']],
    ['a broken chunk', ['POST / HTTP/1.1', 'host: a', FORM, 'transfer-encoding: chunked', '', 'z', '']],
  ])('%s: 400', async (_, lines) => {
    expect(await send(...lines)).toBe('HTTP/1.1 400 Bad Request')
  })

  test('[S14] the method TRACE: 405', async () => {
    expect(await send('TRACE / HTTP/1.1', 'host: store.test', '', '')).toBe('HTTP/1.1 405 Method Not Allowed')
  })

  test('the method CONNECT is not answered', async () => {
    expect(await send('CONNECT / HTTP/1.1', 'host: store.test', '', '')).not.toContain('200')
  })
})

describe('an idle connection is closed', () => {
  const ANSWER = Buffer.alloc(30_000_000)
  /** Answers when the whole body has come. */
  const answerReadBody = async (request: Request): Promise<Response> => {
    await request.arrayBuffer()
    return new Response(ANSWER)
  }
  let strict: Listening
  beforeAll(async () => {
    strict = await listen(
      { fetch: answerReadBody },
      {
        host: '127.0.0.1',
        port: 0,
        metrics: createMetrics(),
        limits: {
          ...connectionLimits,
          headersMs: 1_000,
          requestMs: 2_000,
          checkMs: 50,
          silentMs: 1_500,
        },
      },
    )
  })
  afterAll(() => strict.stop(0))

  /** Sends this and reads from `readAfterMs` on, until the server closes: the bytes that came. */
  const receivedOf = (text: string, readAfterMs: number, { port } = strict): Promise<number> =>
    new Promise((resolve) => {
      let bytes = 0
      const socket = connect(port, '127.0.0.1', () => text && socket.write(text))
      socket.on('error', () => undefined)
      socket.once('close', () => resolve(bytes))
      setTimeout(() => socket.on('data', (chunk) => (bytes += chunk.length)), readAfterMs)
    })
  const GET = 'GET / HTTP/1.1\r\nhost: store.test\r\nconnection: close\r\n'

  test.each([
    ['a head that never ends', `${GET}x-slow:`],
    ['a body that never ends', 'POST / HTTP/1.1\r\nhost: store.test\r\ncontent-length: 9\r\n\r\na'],
  ])('%s', async (_, text) => {
    expect(await receivedOf(text, 0)).toBeLessThan(ANSWER.length)
  })

  test('a reader who does not read', async () => {
    expect(await receivedOf(`${GET}\r\n`, 6_000)).toBeLessThan(ANSWER.length)
  })

  test('control: a reader who reads gets everything', async () => {
    expect(await receivedOf(`${GET}\r\n`, 0)).toBeGreaterThan(ANSWER.length)
  })

  test('one connection too many', async () => {
    // Its idle connections stay open for as long as the test takes.
    const full = await listen(
      { fetch: answerReadBody },
      {
        ...{ host: '127.0.0.1', port: 0, metrics: createMetrics() },
        limits: { ...connectionLimits, connections: 3 },
      },
    )
    const open = Array.from({ length: 3 }, () => connect(full.port, '127.0.0.1'))
    await Promise.all(open.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))

    expect(await receivedOf(`${GET}\r\n`, 0, full)).toBe(0)
    for (const socket of open) socket.destroy()
    await full.stop(0)
  })
})

test('logs a sender who leaves in the middle of a body, without a server error', async () => {
  logged.length = 0
  const socket = connect(listening.port, '127.0.0.1')
  const begun = ['POST / HTTP/1.1', 'host: store.test', FORM, 'content-length: 1000', '', 'a='].join('\r\n')
  await new Promise<void>((sent) => socket.write(begun, () => sent()))
  await sleep(50)
  socket.destroy()

  await vi.waitFor(
    () => expect(logged.some(({ msg }) => msg.includes('broke off'))).toBe(true),
    LONG_ENOUGH_MS,
  )
  expect(logged.filter(({ level }) => level >= 40)).toEqual([])
})

test('the log names the route of a request', async () => {
  logged.length = 0
  await send('GET /order-summary/A0123456789AB/60614 HTTP/1.1', 'host: store.test', '', '')

  expect(JSON.stringify(logged)).toContain('"route":"/page"')
  expect(JSON.stringify(logged)).not.toContain('60614')
})

test('the time in the log ends with the last byte, when the reader has taken the answer', async () => {
  const times: number[] = []
  const log = createLogger('info', {
    write: (line) => {
      const { msg, ms } = JSON.parse(line) as { msg: string; ms: number }
      if (msg === 'request') times.push(ms)
    },
  })
  const metrics = createMetrics()
  const app = appOf({ log, metrics, renderPage: async () => new Response(LARGE) })
  const large = await listen(app, { host: '127.0.0.1', port: 0, metrics })
  const socket = connect(large.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'))
  socket.pause()
  await sleep(SLOW_READER_MS)
  expect(times).toEqual([])

  socket.resume()
  await vi.waitFor(() => expect(times).toHaveLength(1), LONG_ENOUGH_MS)
  expect(times[0]).toBeGreaterThan(SLOW_READER_MS * 0.9)
  socket.destroy()
  await large.stop(0)
})

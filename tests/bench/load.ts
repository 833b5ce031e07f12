import { connect, type Socket } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'

export interface LoadFigures {
  requestsPerSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  worstMs: number
  /** answers that were not 2xx, and broken connections */
  failed: number
}

/** What a browser of 2026 says that it accepts. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
/** A reader that takes answers as they are. */
export const UNCOMPRESSED = { 'accept-encoding': 'identity' }

export interface LoadOptions {
  url: string
  connections: number
  seconds: number
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** made anew for each request when it is a function */
  body?: string | (() => string)
  /** replaces the URL's path, made anew for each request; for pages that must not come from a cache */
  path?: () => string
  /** extra headers made anew for each request */
  freshHeaders?: () => Record<string, string>
  onBody?: (body: string) => void
}

const EMPTY = Buffer.alloc(0)
const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/**
 * Loads one address for some seconds over keep-alive connections, one request at a time on each. It asks for
 * compressed answers as a browser does, unless `headers` say otherwise.
 * It only finds the end of each answer: a client that parses headers in JavaScript would be slower than the
 * server it measures.
 */
export async function load(options: LoadOptions): Promise<LoadFigures> {
  const { hostname, port, pathname, search } = new URL(options.url)
  const latencies: number[] = []
  let failed = 0
  const deadline = performance.now() + options.seconds * 1000

  const worker = () =>
    new Promise<void>((resolve, reject) => {
      const socket: Socket = connect(Number(port), hostname)
      socket.setNoDelay(true)
      let started = 0
      const next = () => {
        if (performance.now() >= deadline) {
          socket.destroy()
          return
        }
        started = performance.now()
        socket.write(requestText(options, hostname, pathname + search))
      }
      const reader = answerReader((status, body) => {
        latencies.push(performance.now() - started)
        if (status < 200 || status > 299) failed++
        options.onBody?.(body())
        next()
      })
      socket.on('connect', next)
      socket.on('data', reader)
      socket.on('error', (error) => (latencies.length === 0 ? reject(error) : failed++))
      socket.on('close', () => resolve())
    })

  const began = performance.now()
  await Promise.all(Array.from({ length: options.connections }, worker))
  const seconds = (performance.now() - began) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  return {
    requestsPerSecond: latencies.length / seconds,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    worstMs: at(1),
    failed,
  }
}

function requestText(options: LoadOptions, host: string, path: string): string {
  const body = typeof options.body === 'function' ? options.body() : options.body
  const headers: Record<string, string> = {
    host,
    ...BROWSER,
    ...options.headers,
    ...options.freshHeaders?.(),
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const first = `${options.method ?? 'GET'} ${options.path?.() ?? path} HTTP/1.1\r\n`
  return `${first}${lines.join('')}\r\n${body ?? ''}`
}

/** Calls back once an answer is complete, by its Content-Length or its last chunk. */
function answerReader(onAnswer: (status: number, body: () => string) => void): (chunk: Buffer) => void {
  let pending: Buffer = EMPTY
  let total = -1
  return (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
    if (total < 0) total = answerLength(pending)
    if (total < 0 || pending.length < total) return
    const answer = pending
    pending = EMPTY
    total = -1
    onAnswer(Number(answer.toString('latin1', 9, 12)), () => textOf(answer))
  }
}

/** The body of an answer that states its length. */
function textOf(answer: Buffer): string {
  const headEnd = answer.indexOf(HEAD_END)
  const body = answer.subarray(headEnd + HEAD_END.length)
  const isPacked = /content-encoding: br/i.test(answer.toString('latin1', 0, headEnd))
  return (isPacked ? brotliDecompressSync(body) : body).toString()
}

/** How long the answer is that begins here, with its head; -1 while that cannot be said yet. */
function answerLength(received: Buffer): number {
  const headEnd = received.indexOf(HEAD_END)
  if (headEnd < 0) return -1
  const length = /content-length: (\d+)/i.exec(received.toString('latin1', 0, headEnd))
  if (length) return headEnd + HEAD_END.length + Number(length[1])
  return received.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) ? received.length : -1
}

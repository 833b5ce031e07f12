import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Metrics } from '../metrics.ts'
import type { App } from './app.ts'
import { type ConnectionLimits, connectionLimits } from './limits.ts'
import type { PageCache } from './pages/page-cache.ts'
import { compressed } from './sending/compress.ts'

/** The time that open requests have to finish after the signal. */
export const DRAIN_MS = 8_000

export interface Listening {
  port: number
  /** Refuses new connections. Open requests that do not finish within this time are cut off. */
  stop(withinMs?: number): Promise<void>
}

/** Serves the app over HTTP. The page cache answers first, then the built files, then the app. */
export async function listen(
  app: App,
  options: {
    host: string
    port: number
    pageCache?: PageCache | undefined
    metrics: Metrics
    static?: StaticFiles
    isLeaving?: (() => boolean) | undefined
    /** those of the product unless given */
    limits?: ConnectionLimits
  },
): Promise<Listening> {
  const { pageCache, metrics, limits = connectionLimits } = options
  const listener = getRequestListener(async (request, { incoming, outgoing }) => {
    const onSent = (then: () => void) => void outgoing.once('close', then)
    const response = await app.fetch(request, { socketAddress: incoming.socket?.remoteAddress, onSent })
    return compressed(response, request.headers.get('accept-encoding'))
  })
  const server = createServer({ connectionsCheckingInterval: limits.checkMs }, (request, response) => {
    if (hasTwoHosts(request)) {
      response.writeHead(400, { connection: 'close' }).end()
      return
    }
    // A Request cannot have such a method: the app would fail.
    if (UNKNOWN_TO_FETCH.has(request.method ?? '')) {
      response.writeHead(405, { allow: 'GET, HEAD, POST' }).end()
      return
    }
    // Closes the connection after this answer, so that the next request reaches a process that keeps
    // running.
    if (options.isLeaving?.()) response.setHeader('connection', 'close')
    if (pageCache?.answer(request, response)) {
      metrics.cachedPages.inc()
      return
    }
    if (options.static?.answer(request, response)) return
    void listener(request, response)
  })
  server.requestTimeout = limits.requestMs
  server.headersTimeout = limits.headersMs
  server.keepAliveTimeout = limits.keepAliveMs
  server.timeout = limits.silentMs
  server.maxConnections = limits.connections
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    stop: (withinMs = DRAIN_MS) => drain(server, withinMs),
  }
}

const UNKNOWN_TO_FETCH = new Set(['TRACE', 'TRACK', 'CONNECT'])

/** Throws EADDRINUSE when another program uses the port. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  await new Promise((resolve) => server.close(resolve))
}

/** RFC 9112, section 3.2: a request with more than one Host header is answered with 400. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') count++
  return count > 1
}

/** Answers requests for built files; returns false for other paths. */
export interface StaticFiles {
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

async function drain(server: Server, withinMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), withinMs)
  await closed
  clearTimeout(timer)
}

import { randomUUID } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import type { RequestContext } from '#kit/request-context.ts'

export interface IncomingFacts {
  /** address of the socket's other end; undefined when the app is called as a function */
  socketAddress?: string | undefined
}

/** The request as handlers see it, with the Set-Cookie headers they add. */
export interface RequestScope extends RequestContext {
  setCookies: readonly string[]
}

const KEY = /^[\x21-\x7e]{8,255}$/

/**
 * Reads the facts of a request. Headers about the visitor count only when the socket belongs to a trusted
 * proxy.
 */
export function requestScope(
  request: Request,
  facts: IncomingFacts,
  trustedProxies: readonly string[],
): RequestScope {
  const setCookies: string[] = []
  const key = request.headers.get('idempotency-key') ?? undefined
  const isProxied = facts.socketAddress !== undefined && trustedProxies.includes(facts.socketAddress)
  return {
    id: randomUUID(),
    ip: clientAddress(
      request.headers.get('x-forwarded-for'),
      facts.socketAddress ?? '127.0.0.1',
      trustedProxies,
    ),
    visitorZip: isProxied ? (request.headers.get('x-visitor-zip') ?? undefined) : undefined,
    visitor: isProxied ? visitorFrom(request.headers) : { botScore: null, country: null },
    method: request.method,
    url: new URL(request.url),
    cookies: parse(request.headers.get('cookie') ?? ''),
    setCookie: (header) => void setCookies.push(header),
    setCookies,
    orderPostal: request.headers.get('x-order-postal') ?? undefined,
    idempotencyKey: key !== undefined && KEY.test(key) ? key : undefined,
  }
}

function visitorFrom(headers: Headers): { botScore: number | null; country: string | null } {
  const score = Number(headers.get('cf-bot-score') ?? Number.NaN)
  const country = headers.get('cf-ipcountry') ?? ''
  return {
    botScore: Number.isInteger(score) && score >= 1 && score <= 99 ? score : null,
    country: /^[A-Z]{2}$/.test(country) ? country : null,
  }
}

function clientAddress(forwarded: string | null, socket: string, trustedProxies: readonly string[]): string {
  if (!forwarded || !trustedProxies.includes(socket)) return socket
  const hops = forwarded.split(',').map((hop) => hop.trim())
  return hops.findLast((hop) => !trustedProxies.includes(hop)) ?? socket
}

/**
 * True when a browser sent the request from another site. Sec-Fetch-Site decides; browsers without it send
 * Origin. Programs send neither, and they carry no cookies of ours.
 */
export function isCrossSite(request: Request, publicOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  return origin !== null && origin !== publicOrigin && origin !== new URL(request.url).origin
}

/** What Node and its HTTP client call a connection that the other end closed while it was in use. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'])

/** True when a request failed because its sender closed the connection: no fault of ours. */
export function hasLeft(request: Request, error: unknown): boolean {
  if (request.signal.aborted) return true
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return name === 'AbortError' || BROKEN.has(String(code))
}

import { randomUUID } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { DEMO_NAMES, isLoopbackAddress, plainAddress } from '#lib/http/network.ts'
import type { RequestContext } from '#lib/http/request-context.ts'

export interface IncomingFacts {
  /** address of the socket's other end; undefined when the app is called as a function */
  socketAddress?: string | undefined
  /** calls back once the answer's last byte was handed to the network, or the reader left */
  onSent?: ((then: () => void) => void) | undefined
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
  const socket = plainAddress(facts.socketAddress ?? '127.0.0.1')
  const isProxied = facts.socketAddress !== undefined && trustedProxies.includes(socket)
  return {
    id: randomUUID(),
    ip: clientAddress(request.headers.get('x-forwarded-for'), socket, trustedProxies),
    visitorZip: isProxied ? (request.headers.get('x-visitor-zip') ?? undefined) : undefined,
    visitor: isProxied ? visitorFrom(request.headers) : { botScore: null, country: null },
    method: request.method,
    userAgent: request.headers.get('user-agent')?.slice(0, 400),
    url: new URL(request.url),
    cookies: parse(request.headers.get('cookie') ?? ''),
    setCookie: (header) => void setCookies.push(header),
    setCookies,
    orderPostal: request.headers.get('x-order-postal') ?? undefined,
    partnerSale: request.headers.get('x-partner-sale') ?? undefined,
    proof: request.headers.get('x-proof') ?? undefined,
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
 * True when a browser sent the request from another site. Sec-Fetch-Site says so, and Origin where it is
 * sent: a page of another name that points at this machine (DNS rebinding) has an Origin of its own.
 * Programs send neither, and they carry no cookies of ours.
 */
export function isCrossSite(request: Request, publicOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  return origin !== null && origin !== publicOrigin && !isDemoItself(origin, request.url, publicOrigin)
}

/** A demo answers under both of its names, at the port where it was asked. */
function isDemoItself(origin: string, requestUrl: string, publicOrigin: string): boolean {
  const { port } = new URL(requestUrl)
  const suffix = port === '' ? '' : `:${port}`
  return (
    DEMO_NAMES.includes(new URL(publicOrigin).hostname) &&
    DEMO_NAMES.some((name) => origin === `http://${name}${suffix}`)
  )
}

/**
 * True when the request comes from this machine itself and from no proxy on it.
 */
export function isFromThisMachine(request: Request, { socketAddress }: IncomingFacts): boolean {
  return (
    (socketAddress === undefined || isLoopbackAddress(socketAddress)) &&
    !request.headers.has('x-forwarded-for') &&
    !request.headers.has('forwarded')
  )
}

/** True when a proxy that the settings do not list says whom it speaks for. */
export function isUnlistedProxy(
  request: Request,
  { socketAddress }: IncomingFacts,
  trustedProxies: readonly string[],
): boolean {
  return (
    request.headers.has('x-forwarded-for') &&
    socketAddress !== undefined &&
    !trustedProxies.includes(plainAddress(socketAddress))
  )
}

/** Error codes of Node and its HTTP client for a connection that the other end closed during use. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'])

/** True when a request failed because its sender closed the connection: no fault of ours. */
export function hasLeft(request: Request, error: unknown): boolean {
  if (request.signal.aborted) return true
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return name === 'AbortError' || BROKEN.has(String(code))
}

/** The path of an unknown page. */
const PATH_WITHOUT_ROUTE = '/no-such-page'

/**
 * The path as the router of the pages can read it. Bytes that are no UTF-8 stay as they are written, so that
 * a product is still found by its id. No route of ours has control characters or line separators in its path.
 */
export function readablePath(path: string): string {
  const readable = path
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/(?:%[\da-f]{2})+/gi, (run) => (isText(run) ? run : run.replaceAll('%', '%25')))
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(readable)) ? PATH_WITHOUT_ROUTE : readable
}

function isText(encoded: string): boolean {
  try {
    decodeURIComponent(encoded)
    return true
  } catch {
    return false
  }
}

import type { MiddlewareHandler } from 'hono'
import { defineTexts } from '#lib/language/texts.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { API_PREFIX, MCP_PATH } from './api.ts'
import type { BodyEnv } from './body/limit-bodies.ts'
import { baseSecurityHeaders, DATA_POLICY, isSvg, SVG_POLICY } from './html-security.ts'
import { type IncomingFacts, isUnlistedProxy, requestScope } from './request.ts'
import { routePatterns } from './route-patterns.ts'
import type { Surface } from './surfaces/surface.ts'

/** C-REVIEWS */
export const REVIEW_SUMMARY_V2 = '/v2/api/reviews/summary'

const texts = defineTexts({
  unlistedProxy:
    'X-Forwarded-For comes from an address that TRUSTED_PROXIES does not list. Until it is listed, all ' +
    'visitors behind it share one count in every limit.',
})

export type Env = BodyEnv & { Bindings: IncomingFacts }

interface MeasuredParts {
  config: Config
  log: Logger
  metrics: Metrics
  surface: Surface
}

/**
 * Creates the request's scope and adds cookies and security headers to the answer. Once the last byte is
 * sent, compression included, it adds the log line and the metrics.
 */
export function measured({ config, log, metrics, surface }: MeasuredParts): MiddlewareHandler<Env> {
  const security = Object.entries(baseSecurityHeaders(config.production))
  const patternOf = routePatterns(surface)
  const warn = warnOnce(config, log)
  const isHttps = config.publicOrigin.startsWith('https:')
  return async (c, next) => {
    const started = performance.now()
    const scope = requestScope(c.req.raw, c.env, config.trustedProxies)
    c.set('scope', scope)
    warn(c.req.raw, c.env)
    await next()
    const path = scope.url.pathname
    const kind = isCall(path) ? 'api' : 'page'
    const sending = { isHttps, isFramed: isFramedRequest(c.req.raw.headers) }
    for (const cookie of scope.setCookies) c.res.headers.append('set-cookie', sentCookie(cookie, sending))
    for (const [name, value] of [...ownHeaders(c.res.headers, kind), ...security])
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    c.res.headers.set('x-request-id', scope.id)
    const { status } = c.res
    const note = () => {
      const seconds = (performance.now() - started) / 1000
      metrics.requests.inc({ kind, status })
      metrics.duration.observe({ kind }, seconds)
      const { method, id: requestId } = scope
      const ms = Math.round(seconds * 1e5) / 100
      log.info({ requestId, method, route: patternOf(path), status, ms }, 'request')
    }
    // A live stream has no last byte; its time is that of its head.
    const { onSent } = c.env
    if (onSent && !c.res.headers.get('content-type')?.startsWith('text/event-stream')) onSent(note)
    else note()
  }
}

const isCall = (path: string): boolean =>
  path.startsWith(API_PREFIX) || path === REVIEW_SUMMARY_V2 || path === MCP_PATH

/** Headers that depend on what is answered, unless the answer has them already. */
function ownHeaders(headers: Headers, kind: 'api' | 'page'): [name: string, value: string][] {
  // Answers about one visitor must not stay in a cache. `keptByBrowsers` have said otherwise by now.
  if (kind === 'api')
    return [
      ['cache-control', 'no-store'],
      ['content-security-policy', DATA_POLICY],
    ]
  return isSvg(headers.get('content-type')) ? [['content-security-policy', SVG_POLICY]] : []
}

/** Warns once when visitors come through a proxy that the settings do not list. */
function warnOnce({ production, trustedProxies }: Config, log: Logger) {
  let hasWarned = !production
  return (request: Request, facts: IncomingFacts): void => {
    if (hasWarned || !isUnlistedProxy(request, facts, trustedProxies)) return
    hasWarned = true
    log.warn({ peer: facts.socketAddress }, texts.unlistedProxy)
  }
}

interface Sending {
  /** whether the surface is at an https address */
  isHttps: boolean
  /** whether the page that asks is in the portal's frame */
  isFramed: boolean
}

/**
 * A Set-Cookie value as it is sent. No cookie of an https origin goes over http, also one that scripts may
 * read. In the frame of another site a browser keeps only a partitioned cookie: one that belongs to this
 * store inside this portal and is sent nowhere else.
 */
export function sentCookie(cookie: string, { isHttps, isFramed }: Sending): string {
  if (!isHttps) return cookie
  const secure = /;\s*secure(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`
  return isFramed ? `${secure.replace(/;\s*SameSite=\w+/i, '')}; SameSite=None; Partitioned` : secure
}

/** Whether a framed page asks: its document says so, and its calls carry the partner's token. */
export const isFramedRequest = (headers: Headers): boolean =>
  headers.get('sec-fetch-dest') === 'iframe' || /^bearer /i.test(headers.get('authorization') ?? '')

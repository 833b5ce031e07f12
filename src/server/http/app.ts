import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import { MOST_REPORT_BYTES } from '#features/fulfilment/rules/damage.ts'
import { texts as fulfilmentTexts } from '#features/fulfilment/texts.ts'
import { ApiError } from '#kit/api-error.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Services } from '../services/services.ts'
import { API_PREFIX, apiTexts, createApiHandler, errorResponse } from './api.ts'
import { type ApiContext, apiContext } from './context.ts'
import { baseSecurityHeaders, contentSecurityPolicy } from './html-security.ts'
import { createOpenApi } from './openapi.ts'
import type { PageCache } from './page-cache.ts'
import { type IncomingFacts, isCrossSite, type RequestScope, requestScope } from './request.ts'
import { prepareCalls, router, sharedCalls } from './router.ts'

const MAX_BODY_BYTES = 1024 * 1024
/** C-REVIEWS */
const REVIEW_SUMMARY_V2 = '/v2/api/reviews/summary'

/** The only pages that run a script of somebody else’s; the return page leads on to the steps without a new document. */
const CHECKOUT_STEP = /^\/checkout\/(shipping|payment|review|expresspay)\/?$/

/** Photos of damage come to this call, and to the pages whose forms send them. */
const UPLOADS = /^(\/v1\/api\/orders\/[^/]+\/damage|\/track-your-order(\.data)?|\/order-summary\/.+)$/
/** Photos, and the form around them. */
const MAX_UPLOAD_BYTES = MOST_REPORT_BYTES + 64 * 1024

const isUpload = ({ path, type = '' }: { path: string; type: string | undefined }): boolean =>
  UPLOADS.test(path) && /^multipart\/form-data\s*;/i.test(type)

/** Renders a storefront page; undefined while no build of the storefront is loaded (API-only tests). */
export type RenderPage = (request: Request, scope: RequestScope, context: ApiContext) => Promise<Response>

export interface AppParts {
  config: Config
  services: Services
  log: Logger
  metrics: Metrics
  version: string
  pageCache?: PageCache
  renderPage?: RenderPage
  /** true once the process was asked to stop: balancers shall turn away */
  isLeaving?: () => boolean
}

export interface App {
  /** The whole product as a function: one request in, one response out. */
  fetch(request: Request, facts?: IncomingFacts): Promise<Response>
}

type Env = { Bindings: IncomingFacts; Variables: { scope: RequestScope } }

/** Puts the calls, the pages and the operational endpoints behind one function. */
export function createApp({
  config,
  services,
  log,
  metrics,
  version,
  pageCache,
  renderPage,
  isLeaving = () => false,
}: AppParts): App {
  const hono = new Hono<Env>()
  const callApi = createApiHandler<ApiContext>(router, log, prepareCalls())
  const openApi = createOpenApi(config.publicOrigin)
  const security = baseSecurityHeaders(config.production)

  hono.use(async (c, next) => {
    const started = performance.now()
    const scope = requestScope(c.req.raw, c.env, config.trustedProxies)
    c.set('scope', scope)
    await next()
    const seconds = (performance.now() - started) / 1000
    const kind = scope.url.pathname.startsWith(API_PREFIX) ? 'api' : 'page'
    for (const cookie of scope.setCookies) c.res.headers.append('set-cookie', cookie)
    for (const [name, value] of Object.entries(security))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    c.res.headers.set('x-request-id', scope.id)
    metrics.requests.inc({ kind, status: c.res.status })
    metrics.duration.observe({ kind }, seconds)
    log.info(
      {
        requestId: scope.id,
        method: scope.method,
        path: scope.url.pathname,
        status: c.res.status,
        ms: Math.round(seconds * 1e5) / 100,
      },
      'request',
    )
  })

  hono.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }))
  hono.get('/readyz', async (c) => {
    const waiting = isLeaving() ? ['its end'] : await services.notReady()
    return waiting.length === 0
      ? c.text('ready', 200, { 'cache-control': 'no-store' })
      : c.text(`waiting for ${waiting.join(', ')}`, 503, { 'cache-control': 'no-store' })
  })
  hono.get('/VERSION', (c) => c.text(version, 200, { 'cache-control': 'no-store' }))
  hono.get('/metrics', async () => {
    metrics.cacheBytes.set(pageCache?.bytes() ?? 0)
    return new Response(await metrics.registry.metrics(), {
      headers: { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' },
    })
  })
  hono.get(`${API_PREFIX}/openapi.json`, async (c) => c.json(await openApi.document()))
  hono.get(`${API_PREFIX}/docs`, async () => htmlResponse(await openApi.page()))

  hono.use(`${API_PREFIX}/*`, async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    if (isCrossSite(c.req.raw, config.publicOrigin))
      return errorResponse(new ApiError('cross_site', appTexts.crossSite, { status: 403 }))
    const type = c.req.header('content-type')
    if (isUpload({ path: c.req.path, type: c.req.header('content-type') })) return next()
    if (type === undefined ? c.req.raw.body !== null : !/^application\/json\s*(;|$)/i.test(type))
      return errorResponse(new ApiError('unsupported_media_type', appTexts.jsonOnly, { status: 415 }))
    return next()
  })
  const small = atMost(MAX_BODY_BYTES, () =>
    errorResponse(new ApiError('too_large', appTexts.tooLarge, { status: 413 })),
  )
  const upload = atMost(MAX_UPLOAD_BYTES, () =>
    errorResponse(new ApiError('too_large', fulfilmentTexts.photosTooLarge, { status: 413 })),
  )
  hono.use('*', (c, next) =>
    isUpload({ path: c.req.path, type: c.req.header('content-type') }) ? upload(c, next) : small(c, next),
  )
  for (const [path, lifetime] of Object.entries(sharedCalls)) {
    hono.get(API_PREFIX + path, etag({ weak: true }), async (c, next) => {
      await next()
      if (c.res.ok) c.res.headers.set('cache-control', lifetime)
    })
  }
  hono.all(`${API_PREFIX}/*`, async (c) => {
    const context = apiContext(services, c.get('scope'))
    if (c.req.method !== 'HEAD') return callApi(c.req.raw, context)
    const { status, headers } = await callApi(new Request(c.req.raw, { method: 'GET' }), context)
    return new Response(null, { status, headers })
  })

  // The specification has this one call at a later version of the API; it is the same call.
  hono.get(REVIEW_SUMMARY_V2, (c) =>
    callApi(
      new Request(new URL(`${API_PREFIX}/reviews/summary`, c.req.url)),
      apiContext(services, c.get('scope')),
    ),
  )

  for (const [path, take] of services.paymentNotices)
    hono.post(
      path,
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => new Response(null, { status: 413 }) }),
      (c) => take(c.req.raw),
    )

  for (const [path, take] of services.lenderReturns)
    hono.on(
      ['GET', 'POST'],
      path,
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => new Response(null, { status: 413 }) }),
      (c) => take(c.req.raw),
    )

  for (const [path, respond] of services.documents)
    hono.get(path, (c) => respond(c.req.raw, c.req.param() as Record<string, string>))

  hono.all('*', async (c) => {
    if (!renderPage) return errorResponse(new ApiError('not_found', apiTexts.notFound, { status: 404 }))
    const scope = c.get('scope')
    if (scope.method !== 'GET' && scope.method !== 'HEAD' && isCrossSite(c.req.raw, config.publicOrigin))
      return new Response(appTexts.crossSite, { status: 403 })
    return withPolicy(await renderPage(c.req.raw, scope, apiContext(services, scope)), c.req.raw)
  })

  hono.onError((error, c) => {
    log.error({ err: error, requestId: c.get('scope')?.id }, 'a request failed')
    return errorResponse(new ApiError('internal', apiTexts.broken, { status: 500 }))
  })

  function htmlResponse(html: string): Response {
    return new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(Buffer.from(html), { ancestors: [], frames: [] }),
      },
    })
  }

  async function withPolicy(response: Response, request: Request): Promise<Response> {
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const html = Buffer.from(await response.arrayBuffer())
    const headers = new Headers(response.headers)
    const isStep = CHECKOUT_STEP.test(new URL(request.url).pathname)
    const { frames, scripts, calls } = services.paymentOrigins
    headers.set(
      'content-security-policy',
      contentSecurityPolicy(html, { ancestors: [], frames, ...(isStep ? { wallets: scripts, calls } : {}) }),
    )
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    for (const [name, value] of Object.entries(security)) headers.set(name, value)
    if (pageCache && response.status === 200 && request.method === 'GET') {
      const { pathname, search } = new URL(request.url)
      void pageCache
        .keep(pathname + search, html, headers)
        .catch((error: unknown) => log.error({ err: error }, 'a page could not be kept'))
    }
    return new Response(html, { status: response.status, headers })
  }

  return { fetch: async (request, facts = {}) => hono.fetch(request, facts) }
}

/**
 * Refuses bodies longer than so many bytes. A body whose length is said ends there, so it need not be looked at; the others are
 * read to be measured, which makes a stream of the request.
 */
function atMost(maxSize: number, refuse: () => Response): MiddlewareHandler {
  const measured = bodyLimit({ maxSize, onError: refuse })
  return (c, next) => {
    const { method, headers } = c.req.raw
    const length = headers.get('content-length')
    const isKnown =
      method === 'GET' ||
      method === 'HEAD' ||
      (length !== null &&
        /^\d+$/.test(length) &&
        Number(length) <= maxSize &&
        !headers.has('transfer-encoding'))
    return isKnown ? next() : measured(c, next)
  }
}

export const appTexts = {
  crossSite: 'This call may only be made from the store’s own pages.',
  jsonOnly: 'Send the body as application/json.',
  tooLarge: 'The request body is larger than 1 MB.',
}

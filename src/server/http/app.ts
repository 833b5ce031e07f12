import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { isUnavailable } from '#db/transaction.ts'
import { requireSignedIn } from '#features/people/accounts/server/index.ts'
import { STRANGER } from '#features/people/accounts/server/who-asks.ts'
import { ApiError } from '#lib/api-error.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { ageOf } from '#platform/reference-tables/server/table-age.ts'
import type { Config } from '../config.ts'
import { referenceTables } from '../declared.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Services } from '../services/services.ts'
import { API_PREFIX, apiTexts, busyRefusal, createApiHandler, errorResponse, MCP_PATH } from './api.ts'
import { limitBodies, type UploadOf, uploadsOf } from './body/limit-bodies.ts'
import { type ApiContext, apiContext } from './context.ts'
import { contentSecurityPolicy } from './html-security.ts'
import { type Env, measured, REVIEW_SUMMARY_V2 } from './measured.ts'
import { createOpenApi } from './openapi.ts'
import { finishPage } from './pages/finish-page.ts'
import { answerStorePages, EXPERT_CALL } from './partner-host.ts'
import {
  hasLeft,
  type IncomingFacts,
  isCrossSite,
  isFromThisMachine,
  type RequestScope,
  readablePath,
} from './request.ts'
import { keptByBrowsers } from './router.ts'
import type { Surface } from './surfaces/surface.ts'

const texts = defineTexts({
  awayTitle: 'One moment, please',
  crossSite: 'This call may only be made from the store’s own pages.',
  jsonOnly: 'Send the body as application/json.',
})

export interface AppParts {
  config: Config
  services: Services
  log: Logger
  metrics: Metrics
  version: string
  surface: Surface
  /** true once the process was asked to stop: then /readyz tells load balancers to send requests elsewhere */
  isLeaving?: () => boolean
}

export interface App {
  /** One surface of the product as a function: one request in, one response out. */
  fetch(request: Request, facts?: IncomingFacts): Promise<Response>
}

type Router = Hono<Env>

/** Puts the calls, the pages and the operational endpoints of a surface behind one function. */
export function createApp(parts: AppParts): App {
  const { log, services, surface } = parts
  const hono: Router = new Hono<Env>()
  const uploadOf = uploadsOf(surface)
  hono.use(measured(parts))
  answerOperations(hono, parts)
  for (const path of [`${API_PREFIX}/*`, MCP_PATH])
    hono.use(path, refuseForeignCalls(surface.origin, uploadOf))
  hono.use(
    '*',
    limitBodies({
      uploadOf,
      openUpload: async (request, scope) =>
        surface.openUpload(request, apiContext(services, scope, await surface.whoAsks(request, scope))),
      isPage: (path) => isPage(surface, path),
    }),
  )
  answerCalls(hono, parts)
  answerProviders(hono, surface)
  const { answerAssistant } = surface
  if (answerAssistant)
    hono.all(MCP_PATH, (c) => answerAssistant(c.req.raw, c.get('scope'), c.get('text') ?? ''))
  answerStorePages(hono, parts)
  for (const [path, respond] of surface.documents)
    hono.get(path, (c) => respond(c.req.raw, c.req.param() as Record<string, string>, c.get('scope')))
  answerPages(hono, parts)
  hono.onError((error, c) => {
    const requestId = c.get('scope')?.id
    if (hasLeft(c.req.raw, error)) {
      log.info({ requestId }, 'a visitor broke off a request')
      return errorResponse(new ApiError('internal', apiTexts.broken, { status: 500 }))
    }
    // Whatever the path asks of the database before its handler runs, such as whose session it is.
    if (isUnavailable(error)) {
      log.warn({ err: error, requestId }, 'a request failed: the database did not answer')
      return isPage(surface, c.req.path) ? awayPage() : errorResponse(busyRefusal())
    }
    log.error({ err: error, requestId }, 'a request failed')
    return errorResponse(new ApiError('internal', apiTexts.broken, { status: 500 }))
  })
  return { fetch: async (request, facts = {}) => hono.fetch(request, facts) }
}

function answerOperations(hono: Router, parts: AppParts): void {
  const { services, metrics, version, surface, isLeaving = () => false } = parts
  const plain = { 'cache-control': 'no-store' }
  const openApi = createOpenApi(surface)
  hono.get('/healthz', (c) => c.text('ok', 200, plain))
  hono.get('/readyz', async (c) => {
    const waiting = isLeaving() ? ['shutdown'] : await services.notReady()
    return waiting.length === 0
      ? c.text(sayReady(services.searchAwaySince()), 200, plain)
      : c.text(`waiting for ${waiting.join(', ')}`, 503, plain)
  })
  hono.get('/VERSION', (c) => c.text(version, 200, plain))
  hono.get('/metrics', async (c) => {
    if (!mayReadFigures(c.req.raw, c.env, parts.config.metricsToken))
      return errorResponse(new ApiError('not_found', apiTexts.notFound, { status: 404 }))
    metrics.cacheBytes.set(surface.pageCache?.bytes() ?? 0)
    metrics.searchAway.set(services.searchAwaySince() ? 1 : 0)
    for (const table of referenceTables) {
      const { days, isOld } = ageOf(table, inStoreZone(services.clock.now()).day)
      metrics.tableAge.set({ table: table.name }, days)
      metrics.tableTooOld.set({ table: table.name }, isOld ? 1 : 0)
    }
    return new Response(await metrics.registry.metrics(), {
      headers: { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' },
    })
  })
  // The portal describes its calls to people who are signed in, the store to every visitor.
  const mayRead = async (request: Request, scope: RequestScope) => {
    if (surface.name === 'portal') requireSignedIn(await surface.whoAsks(request, scope))
  }
  hono.get(`${API_PREFIX}/openapi.json`, async (c) =>
    orRefused(async () => {
      await mayRead(c.req.raw, c.get('scope'))
      return c.json(await openApi.document())
    }),
  )
  hono.get(`${API_PREFIX}/docs`, async (c) =>
    orRefused(async () => {
      await mayRead(c.req.raw, c.get('scope'))
      return docsPage(await openApi.page())
    }),
  )
}

/** The answer, or the refusal that was thrown on the way to it. */
async function orRefused(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof ApiError) return errorResponse(error)
    throw error
  }
}

function docsPage(html: string): Response {
  const policy = contentSecurityPolicy(Buffer.from(html), { ancestors: [], frames: [] })
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

/**
 * Refuses calls from pages of other sites, and bodies that are neither JSON nor an upload that the call
 * takes.
 */
const refuseForeignCalls =
  (origin: string, uploadOf: UploadOf): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    if (isCrossSite(c.req.raw, origin))
      return errorResponse(new ApiError('cross_site', texts.crossSite, { status: 403 }))
    const type = c.req.header('content-type')
    if (uploadOf(c.req.path, type)) return next()
    if (type === undefined ? c.req.raw.body !== null : !/^application\/json\s*(;|$)/i.test(type))
      return errorResponse(new ApiError('unsupported_media_type', texts.jsonOnly, { status: 415 }))
    return next()
  }

/** The context of a request, or the refusal of the credentials that it brings. */
const contextOfRequest =
  (services: Services, surface: Surface) =>
  async (request: Request, scope: RequestScope): Promise<ApiContext | Response> => {
    try {
      return apiContext(services, scope, await surface.whoAsks(request, scope))
    } catch (error) {
      if (error instanceof ApiError) return errorResponse(error)
      throw error
    }
  }

function answerCalls(hono: Router, { services, log, surface }: AppParts): void {
  const callApi = createApiHandler(surface.router, log, surface.rawCalls)
  for (const [path, lifetime] of Object.entries(keptByBrowsers)) {
    hono.get(API_PREFIX + path, etag({ weak: true }), async (c, next) => {
      await next()
      if (c.res.ok) c.res.headers.set('cache-control', lifetime)
    })
  }
  const contextOf = contextOfRequest(services, surface)
  hono.all(`${API_PREFIX}/*`, async (c) => {
    const context = await contextOf(c.req.raw, c.get('scope'))
    if (context instanceof Response) return context
    if (c.req.method !== 'HEAD') return callApi(c.req.raw, context, c.get('text'))
    const { status, headers } = await callApi(new Request(c.req.raw, { method: 'GET' }), context)
    return new Response(null, { status, headers })
  })
  // The specification gives this call a second path, in version 2 of the API.
  hono.get(REVIEW_SUMMARY_V2, (c) =>
    callApi(
      new Request(new URL(`${API_PREFIX}/reviews/summary`, c.req.url)),
      apiContext(services, c.get('scope'), STRANGER),
    ),
  )
}

/** Payment providers call these paths, or send a buyer's browser to them; they read the body themselves. */
function answerProviders(hono: Router, { notices, lenderReturns }: Surface): void {
  for (const [path, take] of notices) hono.post(path, (c) => take(c.req.raw))
  for (const [path, take] of lenderReturns) hono.on(['GET', 'POST'], path, (c) => take(c.req.raw))
}

const isPage = (surface: Surface, path: string): boolean =>
  !path.startsWith(`${API_PREFIX}/`) &&
  !isOfProvider(surface, path) &&
  path !== EXPERT_CALL &&
  path !== MCP_PATH

const isOfProvider = ({ notices, lenderReturns }: Surface, path: string): boolean =>
  notices.has(path) || lenderReturns.has(path)

function answerPages(hono: Router, parts: AppParts): void {
  const { services, surface } = parts
  const finish = finishPage(parts)
  const contextOf = contextOfRequest(services, surface)
  hono.all('*', async (c) => {
    if (!surface.renderPage)
      return errorResponse(new ApiError('not_found', apiTexts.notFound, { status: 404 }))
    const scope = c.get('scope')
    if (scope.method !== 'GET' && scope.method !== 'HEAD' && isCrossSite(c.req.raw, surface.origin))
      return new Response(texts.crossSite, { status: 403 })
    const request = readable(c.req.raw, scope.url)
    const context = await contextOf(c.req.raw, scope)
    if (context instanceof Response) return context
    const begun = surface.pageCache?.begin()
    return finish(await surface.renderPage(request, context, begun?.note), request, begun)
  })
}

// The router would write its own warnings about such a path to the console.
function readable(request: Request, url: URL): Request {
  const path = readablePath(url.pathname)
  if (path === url.pathname) return request
  const { headers, signal } = request
  // Resolved against the address of the request, a path that begins with two slashes would name a host.
  const address = new URL(url)
  address.pathname = path
  return new Request(address, { headers, signal })
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** /metrics is for the operator: for this machine itself, and for those who bring the token along. */
export function mayReadFigures(request: Request, facts: IncomingFacts, token: string | undefined): boolean {
  if (isFromThisMachine(request, facts)) return true
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

/** The page while the database does not answer, so that no page of an application can be rendered: 503. */
function awayPage(): Response {
  const { details } = busyRefusal()
  const html = [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${texts.awayTitle}</title><h1>${texts.awayTitle}</h1><p>${apiTexts.busy}</p>`,
  ].join('')
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'retry-after': String(details.retryAfterSeconds),
    },
  })
}

/** What is in order only for the moment stands in a line of its own. */
const sayReady = (searchAwaySince: Date | undefined): string =>
  searchAwaySince
    ? `ready\nOpenSearch is away since ${searchAwaySince.toISOString()}: this process answers searches itself`
    : 'ready'

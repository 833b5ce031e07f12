import type { Context, Hono } from 'hono'
import { STRANGER } from '#features/people/accounts/server/who-asks.ts'
import { ApiError } from '#lib/api-error.ts'
import { sameSite } from '#lib/http/network.ts'
import { defineTexts } from '#lib/language/texts.ts'
import type { Logger } from '../log.ts'
import type { Services } from '../services/services.ts'
import { API_PREFIX, createApiHandler, errorResponse } from './api.ts'
import { apiContext } from './context.ts'
import { DATA_POLICY } from './html-security.ts'
import type { Env } from './measured.ts'
import { partnerHostRouter } from './router.ts'
import type { Surface } from './surfaces/surface.ts'

/** C-LEAD: the path that the specification gives this call on the partner host. */
export const EXPERT_CALL = '/api/leads/expert'

const texts = defineTexts({
  foreign: 'This call may only be made from the store’s own pages.',
  json: 'Send the body as application/json.',
})

const PREFLIGHT_SECONDS = '600'

interface Parts {
  services: Services
  log: Logger
  surface: Surface
}

/**
 * Answers the calls that pages of the store send to the partner host. Pages of every other origin are
 * refused. The calls carry no cookies, so they are a stranger's.
 */
export function answerStorePages(hono: Hono<Env>, { services, log, surface }: Parts): void {
  const { callsFrom } = surface
  if (callsFrom === undefined) return
  const callApi = createApiHandler(partnerHostRouter, log)

  hono.options(EXPERT_CALL, (c) =>
    isForeign(c, callsFrom) ? refused() : new Response(null, { status: 204, headers: preflightOf(c) }),
  )
  hono.post(EXPERT_CALL, async (c) => {
    if (isForeign(c, callsFrom)) return refused()
    if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
      return errorResponse(new ApiError('unsupported_media_type', texts.json, { status: 415 }))
    const url = new URL(EXPERT_CALL.replace('/api', API_PREFIX), c.req.url)
    const { method, headers } = c.req.raw
    const request = new Request(url, { method, headers })
    const answer = await callApi(
      request,
      apiContext(services, c.get('scope'), STRANGER),
      await c.req.raw.text(),
    )
    for (const [name, value] of Object.entries(readableBy(c))) answer.headers.set(name, value)
    answer.headers.set('cache-control', 'no-store')
    answer.headers.set('content-security-policy', DATA_POLICY)
    return answer
  })
}

type C = Context<Env>

/**
 * The origin of the page that sends the call. Without the header Origin it is that of Referer, which no page
 * can set to another origin.
 */
function originOf(c: C): string | undefined {
  const origin = c.req.header('origin')
  const referer = c.req.header('referer')
  return origin ?? (referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined)
}

/** Programs send no origin, and there is nothing of a visitor that they could use. */
const isForeign = (c: C, callsFrom: string): boolean => {
  const origin = originOf(c)
  const site = c.req.header('sec-fetch-site')
  return origin === undefined ? site !== undefined && site !== 'none' : !sameSite(origin, callsFrom)
}

const refused = (): Response => errorResponse(new ApiError('cross_site', texts.foreign, { status: 403 }))

/** Headers by which the browser lets the page of the store read the answer. */
const readableBy = (c: C): Record<string, string> => {
  const origin = originOf(c)
  return origin === undefined ? {} : { 'access-control-allow-origin': origin, vary: 'Origin' }
}

const preflightOf = (c: C): Record<string, string> => ({
  ...readableBy(c),
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type, x-proof',
  'access-control-max-age': PREFLIGHT_SECONDS,
})

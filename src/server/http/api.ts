import { ORPCError } from '@orpc/client'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { type AnyRouter, ValidationError } from '@orpc/server'
import { isUnavailable } from '#db/transaction.ts'
import { ApiError, type ErrorDetails, encodeError } from '#lib/api-error.ts'
import { defineTexts } from '#lib/language/texts.ts'
import type { RawCalls } from '#platform/feature/server/define-feature.ts'
import type { Logger } from '../log.ts'
import { onlyStorable } from './body/body-checks.ts'
import type { ApiContext } from './context.ts'
import { issueTexts } from './issue-texts.ts'
import { refusalLimits } from './limits.ts'
import { keysOf, plainIssue, type SchemaIssue } from './plain-issues.ts'
import { bodyAnswer } from './sending/compress.ts'

export const API_PREFIX = '/v1/api'
/** where assistants ask, by the Model Context Protocol */
export const MCP_PATH = '/mcp'

/** Sentences of the API's own refusals. */
export const apiTexts = defineTexts({
  notFound: 'There is no such call.',
  broken: 'Something went wrong on our side. Please try again.',
  busy: 'The store cannot answer this at the moment. Please try again in a few seconds.',
  malformed: 'The request could not be read: it is not valid JSON.',
})

/** The refusal while the database does not answer. */
export const busyRefusal = (): ApiError =>
  new ApiError('busy', apiTexts.busy, { status: 503, details: { retryAfterSeconds: RETRY_AFTER_SECONDS } })

const RETRY_AFTER_SECONDS = 2
const JSON_HEADERS = { 'content-type': 'application/json' }

interface Issue {
  path: string
  message: string
}

/**
 * A fetch function that answers the contract's calls below /v1/api, with our error envelope for every
 * refusal. A raw call that declines
 * goes to the router.
 */
export function createApiHandler(router: AnyRouter, log: Logger, rawCalls: RawCalls<ApiContext> = {}) {
  // Contexts of requests whose input was parsed. An error before that is the caller's mistake: 400, not 500.
  const isRead = new WeakSet<object>()
  const retryAfter = new WeakMap<object, string>()
  const handler = new OpenAPIHandler<ApiContext>(router, {
    interceptors: [
      async ({ context, next }) => {
        try {
          return await next()
        } catch (error) {
          const cause =
            isRead.has(context) || error instanceof ORPCError
              ? error
              : new ApiError('malformed', apiTexts.malformed, { status: 400 })
          const refusal = asWireError(cause, log)
          const seconds = (refusal.data as ErrorDetails | undefined)?.retryAfterSeconds
          if (typeof seconds === 'number') retryAfter.set(context, String(seconds))
          throw refusal
        }
      },
    ],
    clientInterceptors: [
      ({ context, next }) => {
        isRead.add(context)
        return next()
      },
      onlyStorable,
    ],
    customErrorResponseBodyEncoder: (error) => error.data,
  })

  return async (request: Request, context: ApiContext, text?: string): Promise<Response> => {
    try {
      const first = await answerRaw(rawCalls, request, context, text)
      if (first instanceof Response) return first
      const result = await handler.handle(first, { prefix: API_PREFIX, context })
      if (!result.matched) return errorResponse(new ApiError('not_found', apiTexts.notFound, { status: 404 }))
      const seconds = retryAfter.get(context)
      if (seconds !== undefined) result.response.headers.set('retry-after', seconds)
      return result.response
    } catch (error) {
      log.error({ err: error }, 'the API handler failed outside a call')
      return errorResponse(new ApiError('internal', apiTexts.broken, { status: 500 }))
    }
  }
}

/**
 * The answer of a raw call; otherwise the request for the router, with a body that can still be read.
 * `text` is the body when it was read before.
 */
async function answerRaw(
  rawCalls: RawCalls<ApiContext>,
  request: Request,
  context: ApiContext,
  text: string | undefined,
): Promise<Response | Request> {
  const { method, headers, url } = request
  const call = method === 'POST' ? rawCalls[context.request.url.pathname.slice(API_PREFIX.length)] : undefined
  if (!call && text === undefined) return request
  const body = text ?? (await request.text())
  const answer = await call?.(body, context)
  if (answer)
    return bodyAnswer(answer, { status: 200, headers: JSON_HEADERS }, headers.get('accept-encoding'))
  return new Request(url, { method, headers, body: body || null })
}

/** The error envelope as an answer. */
export function errorResponse(error: ApiError): Response {
  const retryAfter = error.details.retryAfterSeconds
  return Response.json(encodeError(error), {
    status: error.status,
    headers: {
      'cache-control': 'no-store',
      ...(typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {}),
    },
  })
}

function asWireError(error: unknown, log: Logger): ORPCError<string, unknown> {
  const known = asApiError(error)
  if (known) return onWire(known)
  if (isUnavailable(error)) {
    log.warn({ err: error }, 'an API call failed: the database did not answer')
    return onWire(busyRefusal())
  }
  log.error({ err: error }, 'an API call failed')
  return onWire(new ApiError('internal', apiTexts.broken, { status: 500 }))
}

const onWire = (error: ApiError): ORPCError<string, unknown> =>
  new ORPCError(error.code, { status: error.status, message: error.message, data: encodeError(error) })

function asApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error
  if (!(error instanceof ORPCError) || error.status >= 500) return undefined
  const issues = issuesOf(error)
  if (issues.length > 0)
    return new ApiError('invalid', issues[0]!.message, {
      status: 400,
      details: { issues },
    })
  if (error.status === 400) return new ApiError('malformed', apiTexts.malformed, { status: 400 })
  return new ApiError(error.code.toLowerCase(), error.message, { status: error.status })
}

const issuesOf = (error: ORPCError<string, unknown>): Issue[] =>
  error.cause instanceof ValidationError
    ? error.cause.issues.slice(0, refusalLimits.issues).map((issue) => ({
        path: short(keysOf(issue as SchemaIssue).join('.')),
        message: short(plainIssue(issue as SchemaIssue, unknownKeys)),
      }))
    : []

/** zod names every unknown key; the first few are enough to find the mistake. */
function unknownKeys(keys: unknown): string | undefined {
  if (!Array.isArray(keys)) return undefined
  const named = keys.slice(0, refusalLimits.keys).map((key) => short(JSON.stringify(key)))
  return issueTexts.unknown(named, keys.length - named.length)
}

const short = (text: string): string =>
  text.length > refusalLimits.text ? `${text.slice(0, refusalLimits.text - 1)}…` : text

import { isContractProcedure } from '@orpc/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { ApiError } from '#lib/api-error.ts'
import { makePlaces } from '#lib/http/places.ts'
import type { Upload } from '#platform/files/rules/upload.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { API_PREFIX, errorResponse, MCP_PATH } from '../api.ts'
import { requestLimits } from '../limits.ts'
import type { RequestScope } from '../request.ts'
import type { Surface } from '../surfaces/surface.ts'
import { bodyTexts, boundaryOf, hasMoreFields, hasMoreParts, isDeeperThan } from './body-checks.ts'

/** The upload that this request may carry: only a form with files, for a call or a page that takes them. */
export type UploadOf = (path: string, contentType: string | undefined) => Upload | undefined

const isMultipart = (contentType: string | undefined): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(contentType ?? '')

/** Calls declare their uploads in `meta`, pages in their `handle`. */
export function uploadsOf(surface: Pick<Surface, 'router' | 'pageHandle'>): UploadOf {
  const calls = uploadCalls(surface.router)
  return (path, contentType) => {
    if (!isMultipart(contentType)) return undefined
    return path.startsWith(`${API_PREFIX}/`)
      ? calls.find(({ pattern }) => pattern.test(path))?.upload
      : surface.pageHandle(path).upload
  }
}

interface UploadCall {
  pattern: RegExp
  upload: Upload
}

function uploadCalls(router: object): UploadCall[] {
  if (!isContractProcedure(router)) return Object.values(router).flatMap(uploadCalls)
  const { meta, route } = router['~orpc']
  const { upload } = meta as { upload?: Upload }
  if (!upload || !route.path) return []
  const path = route.path.replace(/\{[^}]+\}/g, '[^/]+')
  return [{ pattern: new RegExp(`^${API_PREFIX}${path}$`), upload }]
}

const UPLOAD_RETRY_S = 5
/** The key of the places that all networks share; a network is named by its address. */
const WHOLE_PROCESS = 'process'
const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i
const JSON_TYPE = /^application\/json\s*(;|$)/i

/** Values that the middleware passes to the handlers. */
export type BodyEnv = {
  Variables: {
    scope: RequestScope
    /** the body of an API call, which was read here */
    text?: string
  }
}

interface BodyParts {
  uploadOf: UploadOf
  /**
   * Checks from the address and the headers alone that the sender may upload there, such as to an order;
   * throws ApiError when not. The body is read afterwards.
   */
  openUpload(request: Request, scope: RequestScope): Promise<void>
  /** true for paths of pages, which take forms only */
  isPage(path: string): boolean
}

/**
 * Reads the body of every request within its bounds, before anything parses it: bytes, fields, parts and
 * depth. The answers after it find a body in memory.
 */
export function limitBodies(parts: BodyParts): MiddlewareHandler<BodyEnv> {
  const places = makePlaces()
  return async (c, next) => {
    const { method, headers } = c.req.raw
    if (method === 'GET' || method === 'HEAD') return next()
    const encoding = headers.get('content-encoding')
    if (encoding !== null && encoding.toLowerCase() !== 'identity')
      return refuse('unsupported_media_type', bodyTexts.compressed, 415)
    const type = headers.get('content-type') ?? undefined
    const upload = parts.uploadOf(c.req.path, type)
    if (!upload) return (await readOrdinary(c, type, parts.isPage)) ?? next()

    const network = networkOf(c.get('scope').ip)
    const place = places.take({
      [network]: requestLimits.uploadsANetwork,
      [WHOLE_PROCESS]: requestLimits.uploadsAProcess,
    })
    if (place.full !== undefined) return refusePlace(place.full)
    try {
      return (await readUpload(c, type, upload, parts)) ?? (await next())
    } finally {
      place.giveBack()
    }
  }
}

const refusePlace = (full: string): Response =>
  full === WHOLE_PROCESS
    ? refuse('busy', bodyTexts.manyUploads, 503, { retryAfterSeconds: UPLOAD_RETRY_S })
    : refuse('too_many_uploads', bodyTexts.oneUpload, 429, { retryAfterSeconds: UPLOAD_RETRY_S })

/** Reads an ordinary body; the refusal when it is out of bounds. */
async function readOrdinary(
  c: Context<BodyEnv>,
  type = '',
  isPage: BodyParts['isPage'],
): Promise<Response | undefined> {
  const isCall = c.req.path.startsWith(`${API_PREFIX}/`) || c.req.path === MCP_PATH
  const body = await readAtMost(c.req.raw, isCall ? requestLimits.jsonBytes : requestLimits.formBytes)
  if (body === undefined) return refuse('too_large', bodyTexts.tooLarge, 413)
  const refusal = await checkOrdinary(body, type, !isCall && isPage(c.req.path))
  if (refusal) return refusal
  if (isCall) c.set('text', new TextDecoder().decode(body))
  else replaceBody(c, body)
  return undefined
}

function checkOrdinary(body: Uint8Array, type: string, isPage: boolean): Response | undefined {
  if (JSON_TYPE.test(type) && isDeeperThan(body, requestLimits.jsonDepth))
    return refuse('malformed', bodyTexts.tooDeep, 400)
  if (FORM.test(type))
    return hasMoreFields(body, requestLimits.formFields)
      ? refuse('malformed', bodyTexts.tooManyFields, 400)
      : undefined
  if (isMultipart(type)) return checkParts(body, type)
  return isPage && body.length > 0 ? refuse('malformed', bodyTexts.noForm, 400) : undefined
}

async function readUpload(
  c: Context<BodyEnv>,
  type = '',
  upload: Upload,
  { openUpload, isPage }: BodyParts,
): Promise<Response | undefined> {
  if (Number(c.req.header('content-length') ?? 0) > upload.maxBytes)
    return refuse('too_large', upload.refusal, 413)
  try {
    await openUpload(c.req.raw, c.get('scope'))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (!isPage(c.req.path)) return errorResponse(error)
    // The page shows the refusal itself, when it opens the order.
    replaceBody(c, new Uint8Array(), 'application/x-www-form-urlencoded')
    return undefined
  }
  const body = await readAtMost(c.req.raw, upload.maxBytes)
  if (body === undefined) return refuse('too_large', upload.refusal, 413)
  const refusal = checkParts(body, type)
  if (!refusal) replaceBody(c, body)
  return refusal
}

function checkParts(body: Uint8Array, type: string): Response | undefined {
  const boundary = boundaryOf(type)
  if (boundary === undefined) return refuse('malformed', bodyTexts.noForm, 400)
  return hasMoreParts(body, boundary, requestLimits.uploadParts)
    ? refuse('malformed', bodyTexts.tooManyFields, 400)
    : undefined
}

/** Puts the bytes that were read in the place of the body. */
function replaceBody(c: Context<BodyEnv>, body: Uint8Array, type?: string): void {
  const { url, method, headers, signal } = c.req.raw
  const kept = new Headers(headers)
  if (type !== undefined) kept.set('content-type', type)
  c.req.raw = new Request(url, {
    method,
    headers: kept,
    signal,
    ...(body.length > 0 ? { body: body as Uint8Array<ArrayBuffer> } : {}),
  })
}

const refuse = (code: string, text: string, status: number, details = {}): Response =>
  errorResponse(new ApiError(code, text, { status, details }))

/** The bytes of a body, or undefined as soon as it proves longer than `most`. */
async function readAtMost(request: Request, most: number): Promise<Uint8Array | undefined> {
  const stated = statedLength(request.headers)
  if (stated !== undefined) return stated > most ? undefined : new Uint8Array(await request.arrayBuffer())
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    length += value.byteLength
    // The server drops the rest of the body together with the connection.
    if (length > most) return undefined
    chunks.push(value)
  }
}

// Node's parser enforces the length that the sender stated.
function statedLength(headers: Headers): number | undefined {
  const length = headers.get('content-length')
  return length !== null && /^\d+$/.test(length) && !headers.has('transfer-encoding')
    ? Number(length)
    : undefined
}

import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { hashOf } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { cookieName } from '#lib/http/cookie-name.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { KEPT_DAYS } from '../rules/form.ts'
import { texts } from '../texts.ts'

export interface OwnerContext {
  db: Db
  files: FileStore
  clock: Clock
  request: RequestContext
  rateLimits: Limits
  /** whether browsers reach the store over https */
  orderCookie: { secure: boolean }
}

export type RequestRow = Selectable<Tables['photo_quote']>

/** The cookie of the browser that owns a request. It opens personal data: HttpOnly, a random token. */
const COOKIE = 'alpine.photoQuote'
const DAY_SECONDS = 86_400

type Cookies = Pick<OwnerContext, 'request' | 'orderCookie'>

/** Tokens given during a request: a form without script adds the first photo and sends in one request. */
const givenNow = new WeakMap<RequestContext, string>()

export const tokenOf = ({ request, orderCookie }: Cookies): string =>
  givenNow.get(request) ?? request.cookies[cookieName(COOKIE, orderCookie.secure)] ?? ''

/** Gives the browser the request with this token; '' makes the browser forget its request. */
export function setOwner({ request, orderCookie: { secure } }: Cookies, token: string): void {
  givenNow.set(request, token)
  const age = token === '' ? 0 : KEPT_DAYS * DAY_SECONDS
  const attributes = ['Path=/', `Max-Age=${age}`, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])]
  request.setCookie([`${cookieName(COOKIE, secure)}=${token}`, ...attributes].join('; '))
}

/** The request with this token; undefined when it was deleted or never existed. */
export const findByToken = (db: Db, token: string): Promise<RequestRow | undefined> =>
  token === ''
    ? Promise.resolve(undefined)
    : db.selectFrom('photo_quote').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst()

export const ownRequest = (context: OwnerContext): Promise<RequestRow | undefined> =>
  findByToken(context.db, tokenOf(context))

export const noDraft = (): ApiError => new ApiError('no_draft', texts.refusals.no_draft, { status: 404 })

/** The browser's own request. Throws ApiError no_draft. */
export async function requireOwn(context: OwnerContext): Promise<RequestRow> {
  const row = await ownRequest(context)
  if (!row) throw noDraft()
  return row
}

/** The same, locked until the transaction ends. */
export async function lockOwn(trx: Transaction<Tables>, context: OwnerContext): Promise<RequestRow> {
  const row = await trx
    .selectFrom('photo_quote')
    .selectAll()
    .where('token_hash', '=', hashOf(tokenOf(context)))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw noDraft()
  return row
}

/** 409 `sent`: a sent request stays as the team has it. */
export function refuseSent({ sent_at }: Pick<RequestRow, 'sent_at'>): void {
  if (sent_at !== null) throw new ApiError('sent', texts.refusals.sent, { status: 409 })
}

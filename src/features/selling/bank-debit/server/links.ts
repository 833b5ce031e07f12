import { requireMethodOn } from '#features/selling/payments/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { cookieName } from '#lib/http/cookie-name.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { admit } from '#platform/limits/server/admit.ts'
import { BANK_LIMITS } from '../rules/access.ts'
import { texts } from '../texts.ts'
import type { LinkedAccount, NotDone } from './ports.ts'
import { type BankServices, markOf, randomHandle, seal, unseal } from './services.ts'

/** The cookie that ties a sign-in to the browser that made it. */
const SESSION_PATH = '/v1/api/checkout'
const sessionCookie = ({ secure }: Pick<BankServices, 'secure'>): string =>
  cookieName('alpine.bank', secure, SESSION_PATH)
const SESSION_S = 24 * 3_600
const DAY_MS = SESSION_S * 1_000
const BATCH = 20

/** Begins a sign-in: the browser gets a session and the token that opens the provider's window. */
export async function beginLink(services: BankServices, request: RequestContext): Promise<string> {
  requireMethodOn('ACHDebit')
  await mayAsk(services, request)
  const link = linkOf(services)
  const session = sessionOf(services, request) ?? randomHandle()
  const begun = await link.begin(markOf(services.secrets, 'user', session).slice(0, 32))
  if (begun.kind !== 'ready') throw refusal(begun)
  request.setCookie(
    `${sessionCookie(services)}=${session}; Path=${SESSION_PATH}; Max-Age=${SESSION_S}` +
      '; HttpOnly; SameSite=Strict' +
      (services.secure ? '; Secure' : ''),
  )
  return begun.token
}

/**
 * Ends a sign-in. The store keeps the access to the bank, encrypted. The browser gets a handle that works
 * only in this session.
 */
export async function exchangeToken(
  services: BankServices,
  request: RequestContext,
  publicToken: string,
): Promise<string> {
  await mayAsk(services, request)
  const session = requireSession(services, request)
  const linked = await linkOf(services).exchange(publicToken)
  if (linked.kind !== 'linked') throw refusal(linked)
  const { db, clock } = services.payments
  const handle = randomHandle()
  await db
    .insertInto('bank_link')
    .values({
      handle_hash: handleHash(services, handle),
      session_hash: sessionHash(services, session),
      sealed_token: seal(services.secrets, linked.accessToken),
      account_mark: null,
      created_at: clock.now(),
    })
    .execute()
  return handle
}

/**
 * Answers the linked account once, to the browser that linked it. Then the access is revoked, and the store
 * keeps only a keyed hash of the account.
 */
export async function readAccount(
  services: BankServices,
  request: RequestContext,
  handle: string,
): Promise<LinkedAccount> {
  await mayAsk(services, request)
  const { db } = services.payments
  const session = requireSession(services, request)
  const row = await db
    .selectFrom('bank_link')
    .selectAll()
    .where('handle_hash', '=', handleHash(services, handle))
    .where('session_hash', '=', sessionHash(services, session))
    .where('account_mark', 'is', null)
    .executeTakeFirst()
  const accessToken = row?.sealed_token ? unseal(services.secrets, row.sealed_token) : undefined
  if (!row || accessToken === undefined) throw new ApiError('bank_link_over', texts.linkOver, { status: 409 })
  const found = await linkOf(services).account(accessToken)
  if (found.kind !== 'account') throw refusal(found)
  const { account } = found
  await db
    .updateTable('bank_link')
    .set({ account_mark: accountMark(services, account.routingNumber, account.mask) })
    .where('handle_hash', '=', row.handle_hash)
    .execute()
  await giveBack(services, row.handle_hash, accessToken)
  return account
}

/**
 * Whether our record says that this browser signed in to the account's bank. Undefined when it signed in to
 * no bank.
 */
export async function linkedAccounts(
  services: BankServices,
  request: RequestContext,
): Promise<((account: { routingNumber: string; last4: string }) => boolean) | undefined> {
  const session = sessionOf(services, request)
  if (session === undefined) return undefined
  const { db, clock } = services.payments
  const rows = await db
    .selectFrom('bank_link')
    .select('account_mark')
    .where('session_hash', '=', sessionHash(services, session))
    .where('account_mark', 'is not', null)
    .where('created_at', '>', new Date(clock.now().getTime() - DAY_MS))
    .execute()
  return rows.length === 0
    ? undefined
    : ({ routingNumber, last4 }) =>
        rows.some((row) => row.account_mark === accountMark(services, routingNumber, last4))
}

/** Revokes access that is no longer needed and deletes links after a day. Returns how many ended. */
export async function sweepLinks(services: BankServices): Promise<number> {
  const { db, clock } = services.payments
  const dayAgo = new Date(clock.now().getTime() - DAY_MS)
  const kept = await db
    .selectFrom('bank_link')
    .select(['handle_hash', 'sealed_token'])
    .where('sealed_token', 'is not', null)
    .where((eb) => eb.or([eb('account_mark', 'is not', null), eb('created_at', '<=', dayAgo)]))
    .limit(BATCH)
    .execute()
  for (const { handle_hash, sealed_token } of kept) {
    const token = unseal(services.secrets, sealed_token ?? '')
    if (token !== undefined) await giveBack(services, handle_hash, token)
  }
  const gone = await db
    .deleteFrom('bank_link')
    .where('created_at', '<=', dayAgo)
    .where('sealed_token', 'is', null)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

// The sweep tries again to revoke access that could not be revoked now.
async function giveBack(services: BankServices, handleHash: string, accessToken: string): Promise<void> {
  const done = await services.link?.forget(accessToken)
  if (done?.kind === 'done')
    await services.payments.db
      .updateTable('bank_link')
      .set({ sealed_token: null })
      .where('handle_hash', '=', handleHash)
      .execute()
}

const handleHash = ({ secrets }: BankServices, handle: string): string => markOf(secrets, 'handle', handle)
const sessionHash = ({ secrets }: BankServices, session: string): string =>
  markOf(secrets, 'session', session)
const accountMark = ({ secrets }: BankServices, routingNumber: string, last4: string): string =>
  markOf(secrets, 'account', `${routingNumber} ${last4}`)

function sessionOf(
  services: Pick<BankServices, 'secure'>,
  { cookies }: Pick<RequestContext, 'cookies'>,
): string | undefined {
  const session = cookies[sessionCookie(services)]
  return session !== undefined && /^[\w-]{32}$/.test(session) ? session : undefined
}

function requireSession(services: BankServices, request: RequestContext): string {
  const session = sessionOf(services, request)
  if (session === undefined) throw new ApiError('bank_link_over', texts.linkOver, { status: 409 })
  return session
}

async function mayAsk({ rateLimits }: BankServices, request: RequestContext): Promise<void> {
  await admit(rateLimits, request, 'provider', [[BANK_LIMITS['bank-link'], networkOf(request.ip)]])
}

function linkOf({ link }: BankServices): NonNullable<BankServices['link']> {
  if (!link) throw new ApiError('bank_link_unavailable', texts.linkUnavailable, { status: 503 })
  return link
}

function refusal(failed: NotDone): ApiError {
  if (failed.kind === 'refused' && failed.code === 'ITEM_LOGIN_REQUIRED')
    return new ApiError('bank_locked', texts.bankLocked, { status: 409 })
  if (failed.kind === 'refused' && /^INVALID_(PUBLIC|ACCESS)_TOKEN$/.test(failed.code))
    return new ApiError('bank_link_over', texts.linkOver, { status: 409 })
  return new ApiError('bank_link_unavailable', texts.linkUnavailable, {
    status: 503,
    details: { retryAfterSeconds: 10 },
  })
}

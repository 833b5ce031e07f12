import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { ApiError } from '#lib/api-error.ts'
import { DAY_MS } from '#lib/dates.ts'
import { cookieName } from '#lib/http/cookie-name.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { requireOffered } from '#lib/merchant/offers.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { admit, takePoint } from '#platform/limits/server/admit.ts'
import { CHAT_LIMITS } from '../rules/access.ts'
import type { Entry } from '../rules/entry.ts'
import { texts } from '../texts.ts'
import type { ChatContext } from './context.ts'
import { beginChat, type ChatRow, currentChat, lockLiving } from './conversations.ts'
import { type EntryRow, presentEntry, writeEntry } from './entries.ts'
import { offerAt } from './presence.ts'

/** A-ANON: the chat is for visitors; partners have their own contacts. Throws ApiError 403 chat_off. */
export function requireVisitor({ actor }: Pick<ChatContext, 'actor'>): void {
  if (actor.kind !== 'shopper') throw new ApiError('chat_off', texts.partners, { status: 403 })
}

/** The visitor of a call. Throws ApiError 403 chat_off and 409 cookie_needed. */
function visitorFor(context: ChatContext): Uint8Array {
  requireVisitor(context)
  const visitor = visitorOf(context.request, context.chat.secure)
  if (!visitor) throw new ApiError('cookie_needed', texts.noCookie, { status: 409 })
  return visitor
}

/** The visitor's chat, also one that ended within a day. Throws ApiError 404 no_chat. */
export async function ownChatOf(context: ChatContext): Promise<ChatRow> {
  const row = await currentChat(context.db, visitorFor(context), context.clock.now())
  if (!row) throw new ApiError('no_chat', texts.noChat, { status: 404 })
  return row
}

/** Changes the chat of this visitor that goes on. Throws ApiError 409 chat_ended. */
export function changeOwn<T>(
  context: ChatContext,
  work: (trx: Transaction<Tables>, row: ChatRow) => Promise<T>,
): Promise<T> {
  const visitor = visitorFor(context)
  return inTransaction(
    context.db,
    async (trx) => {
      const row = await lockLiving(trx, visitor)
      if (!row) throw new ApiError('chat_ended', texts.chatEnded, { status: 409 })
      return work(trx, row)
    },
    texts.failed,
  )
}

interface FirstMessage {
  clientId: string
  text: string
  name: string
  sharesPage?: boolean | undefined
  mayBegin: boolean
}

/** Keeps a message of the visitor once; the first one begins a chat. */
export async function sendOwn(context: ChatContext, message: FirstMessage): Promise<Entry> {
  const { db, clock } = context
  const visitor = visitorFor(context)
  // A message whose answer was lost comes again, perhaps after the chat has ended.
  const there = await findOwn(context, visitor, message.clientId)
  if (there) return presentEntry(there)
  const living = await currentChat(db, visitor, clock.now())
  if (living && living.state !== 'closed') await admitMessage(context, living.id)
  else if (message.mayBegin) await admitChat(context)
  const { clientId, text } = message
  const entry = await inTransaction(
    db,
    async (trx) => {
      const now = clock.now()
      const row =
        (await lockLiving(trx, visitor)) ??
        (message.mayBegin
          ? await beginChat(trx, {
              visitor,
              name: message.name,
              sharesPage: message.sharesPage ?? false,
              now,
            })
          : undefined)
      if (!row) throw new ApiError('chat_ended', texts.chatEnded, { status: 409 })
      return writeEntry(trx, {
        chat: row.id,
        clientId,
        author: 'shopper',
        authorName: row.name,
        kind: 'text',
        text,
        at: now,
      })
    },
    texts.failed,
  )
  return presentEntry(entry)
}

const findOwn = ({ db }: ChatContext, visitor: Uint8Array, clientId: string): Promise<EntryRow | undefined> =>
  db
    .selectFrom('chat_entry')
    .innerJoin('chat_conversation', 'chat_conversation.id', 'chat_entry.conversation_id')
    .selectAll('chat_entry')
    .where('chat_conversation.visitor_hash', '=', visitor)
    .where('chat_entry.client_id', '=', clientId)
    .executeTakeFirst()

/** A visitor begins a chat only when an agent is free. Throws ApiError 409 chat_closed, 429. */
async function admitChat(context: ChatContext): Promise<void> {
  requireOffered('offer chat')
  const offer = await offerAt(context.db, { now: context.clock.now(), isSignedIn: false })
  if (offer.mode !== 'chat')
    throw new ApiError('chat_closed', texts.noneFree, { status: 409, details: { promise: offer.promise } })
  await admit(context.rateLimits, context.request, 'chat', [
    [CHAT_LIMITS['chat-start'], networkOf(context.request.ip)],
  ])
}

const TOO_MANY = {
  'chat-message': texts.tooManyMessages,
  'chat-file': texts.tooManyFiles,
  'chat-signal': texts.tooManySignals,
} as const

/** Throws ApiError 429 too_many. */
export async function admitMessage(
  { rateLimits }: ChatContext,
  chat: number,
  name: keyof typeof TOO_MANY = 'chat-message',
): Promise<void> {
  await takePoint(rateLimits, [CHAT_LIMITS[name], String(chat)], TOO_MANY[name])
}

/** The visitor's chat, for a call that only tells the desk something. Throws ApiError 404, 429 too_many. */
export async function signallingChat(context: ChatContext): Promise<ChatRow> {
  const row = await ownChatOf(context)
  await admitMessage(context, row.id, 'chat-signal')
  return row
}

/** Names a visitor who has opened the chat; see the privacy page. */
const CHAT_COOKIE = 'alpine.chat'
const COOKIE_DAYS = 30
const COOKIE_SECONDS = (COOKIE_DAYS * DAY_MS) / 1_000
const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The visitor of a request, as the database names them; undefined without the cookie. */
export function visitorOf({ cookies }: Pick<RequestContext, 'cookies'>, secure: boolean): Buffer | undefined {
  const token = cookies[cookieName(CHAT_COOKIE, secure)]
  return token !== undefined && TOKEN.test(token) ? hashOf(token) : undefined
}

/** Gives a browser its cookie, which only this server can read. */
export function nameVisitor({ setCookie }: Pick<RequestContext, 'setCookie'>, secure: boolean): Buffer {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  setCookie(
    `${cookieName(CHAT_COOKIE, secure)}=${token}; Path=/; HttpOnly; SameSite=Lax; ` +
      `Max-Age=${COOKIE_SECONDS}${secure ? '; Secure' : ''}`,
  )
  return hashOf(token)
}

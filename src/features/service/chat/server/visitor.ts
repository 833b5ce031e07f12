import { createHash, randomBytes } from 'node:crypto'
import { DAY_MS } from '#lib/dates.ts'
import { cookieName } from '#lib/http/cookie-name.ts'
import type { RequestContext } from '#lib/http/request-context.ts'

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

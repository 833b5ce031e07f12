import { createHmac, randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { hashOf } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Secrets } from '#lib/http/sealing.ts'
import { MOST_NUMBERS, quoteNumber } from '../rules/quote-number.ts'
import { texts } from '../texts.ts'

export interface QuoteLinks {
  secrets: Secrets
  /** the store's address, without a slash at the end */
  origin: string
}

/** Computed and never stored, so that a mail weeks later carries the same link. The database has its hash. */
const tokenOf = (secret: string, id: number, linkNumber: number): string =>
  createHmac('sha256', secret).update(`quote link ${id} ${linkNumber}`).digest('base64url')

/** The hash of a guest link's key, as the table stores it. */
export const tokenHash = (token: string): string => hashOf(token).toString('hex')

interface LinkedQuote {
  id: number
  number: string
  link_number: number
  guest_token_hash: string | null
}

/** The address that opens a quote without a search, made with the secret of the day of its link. */
export function guestLink({ secrets, origin }: QuoteLinks, quote: LinkedQuote): string {
  const tokens = secrets.map((secret) => tokenOf(secret, quote.id, quote.link_number))
  const token = tokens.find((each) => tokenHash(each) === quote.guest_token_hash) ?? tokens[0]
  return `${origin}/view-quotes/${quote.number}?key=${token}`
}

/** The columns of a quote whose guest link has this number. */
export const linkColumns = (links: QuoteLinks, id: number, linkNumber: number) => ({
  link_number: linkNumber,
  guest_token_hash: tokenHash(tokenOf(links.secrets[0], id, linkNumber)),
})

const TRIES = 50

/** A number that no quote has; `draw` chooses at random. Throws ApiError busy. */
export async function freeNumber(
  trx: Db | Transaction<Tables>,
  draw = () => randomInt(MOST_NUMBERS),
): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const number = quoteNumber(draw())
    const taken = await trx.selectFrom('quote').select('id').where('number', '=', number).executeTakeFirst()
    if (!taken) return number
  }
  throw new ApiError('busy', texts.noNumber, { status: 503, details: { retryAfterSeconds: 1 } })
}

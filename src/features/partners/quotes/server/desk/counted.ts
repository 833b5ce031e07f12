import { mailboxOf } from '#platform/limits/rules/who.ts'
import { type Point, withPoints } from '#platform/limits/server/admit.ts'
import { texts } from '../../texts.ts'
import type { QuotesContext } from './change-quote.ts'

type Counting = Pick<QuotesContext, 'signedIn' | 'rateLimits'>

const account = ({ signedIn }: Counting): string => String(signedIn?.accountId ?? 0)

/** Prices a quote, which reads the prices of all its products. Throws ApiError 429 too_many. */
export const countedPrice = <T>(context: Counting, work: () => Promise<T>): Promise<T> =>
  withPoints(context.rateLimits, [['quote-price', account(context)]], work)

/** What a person at the desk gives to a customer, by mail or as a link. */
export type Sending =
  | { kind: 'quote' | 'answer'; to: string }
  /** the person passes it on */
  | { kind: 'link' }

/**
 * Counts what leaves the desk: by the person who sends and by the mailbox that gets it. Throws ApiError 429
 * too_many.
 */
export function countedMail<T>(context: Counting, sending: Sending, work: () => Promise<T>): Promise<T> {
  const points: Point[] = [['quote-mail', account(context)]]
  if (sending.kind === 'quote') points.push(['quote-mail-to', mailboxOf(sending.to)])
  if (sending.kind === 'answer') points.push(['quote-answer-to', mailboxOf(sending.to)])
  return withPoints(context.rateLimits, points, work, texts.tooManyMails)
}

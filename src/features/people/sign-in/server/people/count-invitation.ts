import { ApiError } from '#lib/api-error.ts'
import { mailboxOf } from '#platform/limits/rules/who.ts'
import { texts } from '../../texts.ts'
import type { SignInContext } from '../context.ts'

/**
 * Counts an invitation by the person who sends it and by the mailbox that gets it. A refused one counts too:
 * the refusal may say that an address has an account. Throws ApiError 429 too_many.
 */
export async function countInvitation(
  rateLimits: SignInContext['rateLimits'],
  accountId: number,
  email: string,
): Promise<void> {
  for (const [limit, key] of [
    ['invitation', String(accountId)],
    ['invitation-to', mailboxOf(email)],
  ] as const) {
    const { wait: retryAfterSeconds } = await rateLimits.take(limit, key)
    if (retryAfterSeconds > 0)
      throw new ApiError('too_many', texts.tooMany, { status: 429, details: { retryAfterSeconds } })
  }
}

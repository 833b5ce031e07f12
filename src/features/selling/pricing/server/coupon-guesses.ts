import { ApiError } from '#lib/api-error.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { COUPON_LIMITS } from '../rules/access.ts'
import { texts } from '../texts.ts'

export interface GuessContext {
  rateLimits: Limits
  request: Pick<RequestContext, 'ip'>
}

/**
 * Runs a call with a discount code. The code counts as wrong before it is checked, so that codes tried at the
 * same time cannot all be checked; a right code returns its point. Throws ApiError too_many.
 */
export async function countingWrongCodes<T>(
  { rateLimits, request }: GuessContext,
  code: string | null | undefined,
  work: () => Promise<T>,
  isWrong: (answer: { value: T } | { error: unknown }) => boolean,
): Promise<T> {
  if (!code?.trim()) return work()
  const network = networkOf(request.ip)
  await takePoint(rateLimits, [COUPON_LIMITS.coupon, network], texts.tooManyCodes)
  const settle = async (answer: { value: T } | { error: unknown }) => {
    if (!isWrong(answer)) await rateLimits.giveBack(COUPON_LIMITS.coupon, network)
  }
  try {
    const value = await work()
    await settle({ value })
    return value
  } catch (error) {
    await settle({ error })
    throw error
  }
}

/** Whether an error says that a code does not exist or does not apply. */
export const saysWrongCode = (answer: object): boolean =>
  'error' in answer && answer.error instanceof ApiError && /coupon/.test(answer.error.code)

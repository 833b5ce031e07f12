import { ApiError } from '#lib/api-error.ts'
import type { Limits } from '#platform/limits/server/limits.ts'

/**
 * Counts a guess before checking it, so that guesses at the same time cannot all pass; a right guess returns
 * its point. When many networks guess at one order or quote, each network keeps its first try, so that
 * a stranger cannot lock the owner out. Throws ApiError too_many_tries.
 */
export async function takeGuess(limits: Limits, subject: string, network: string, tooManyTries: string) {
  const ofSubject = `${subject} ${network}`
  const address = await limits.take('address', network)
  refuseAfter(address.wait, tooManyTries)
  const order = await limits.take('order', ofSubject)
  refuseAfter(order.wait, tooManyTries)
  const all = await limits.take('order-all', subject)
  if (order.used > 1) refuseAfter(all.wait, tooManyTries)
  return {
    async giveBack() {
      await Promise.all([
        limits.giveBack('address', network),
        limits.giveBack('order', ofSubject),
        limits.giveBack('order-all', subject),
      ])
    },
  }
}

function refuseAfter(retryAfterSeconds: number, message: string): void {
  if (retryAfterSeconds > 0)
    throw new ApiError('too_many_tries', message, { status: 429, details: { retryAfterSeconds } })
}

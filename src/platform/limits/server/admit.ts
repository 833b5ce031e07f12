import { ApiError } from '#lib/api-error.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { type Limit, PROOF_LIMITS } from '../rules/limit.ts'
import { PROOF_NEEDED, type Purpose } from '../rules/proof.ts'
import type { Limits } from './limits.ts'

/** Texts for a visitor who reached a limit. */
const texts = defineTexts({
  proofNeeded: 'We need to check that you’re not a robot. Please press the button again.',
  tooMany: 'Too many requests came from your connection. Please try again later or call us.',
})

/** A limit and whom it counts. */
export type Point = readonly [limit: Limit, key: string]

interface TakenPoint {
  limit: Limit
  key: string
  wait: number
  used: number
}

export interface Admitted {
  /** whether a proof of work was solved for it */
  isProved: boolean
  /** returns the points, when the counted event did not happen or was legitimate */
  giveBack(): Promise<void>
}

/**
 * Takes one point of each limit for a call, or refuses it. A limit whose consequence is a proof of work lets
 * a call pass that brings one, once. Throws ApiError: 429 `too_many` with retryAfterSeconds; 429
 * `proof_needed` with a `challenge` that the browser solves before it sends the same call again.
 */
export async function admit(
  limits: Limits,
  { proof }: Pick<RequestContext, 'proof'>,
  purpose: Purpose,
  points: readonly Point[],
): Promise<Admitted> {
  const taken = await Promise.all(
    points.map(
      async ([limit, key]): Promise<TakenPoint> => ({
        limit,
        key,
        ...(await limits.take(limit, key)),
      }),
    ),
  )
  const reached = taken.filter(({ wait }) => wait > 0)
  const giveBack = (given: readonly TakenPoint[]) =>
    Promise.all(given.map(({ limit, key }) => limits.giveBack(limit, key)))
  // The points of the limits that were not reached go back: the browser sends the same call again.
  const refuse = async (error: ApiError): Promise<never> => {
    await giveBack(taken.filter(({ wait }) => wait === 0))
    throw error
  }
  const wall = reached.find(({ limit }) => limit.whenReached === 'wait')
  if (wall)
    return refuse(
      new ApiError('too_many', texts.tooMany, { status: 429, details: { retryAfterSeconds: wall.wait } }),
    )
  const hardest = reached.find(({ limit }) => limit.whenReached === 'proof')
  const isProved = hardest !== undefined
  if (hardest && !(await isSolved(limits, proof, purpose))) {
    const count = { used: hardest.used, points: limits.pointsOf(hardest.limit) }
    const challenge = await limits.proofs.challenge(purpose, count)
    return refuse(new ApiError(PROOF_NEEDED, texts.proofNeeded, { status: 429, details: { challenge } }))
  }
  return { isProved, giveBack: async () => void (await giveBack(taken)) }
}

/**
 * Takes a point of a limit whose consequence is to wait. Throws ApiError 429 too_many, with `text` where the
 * usual sentence does not fit.
 */
export async function takePoint(
  limits: Pick<Limits, 'take'>,
  [limit, key]: Point,
  text: string = texts.tooMany,
): Promise<void> {
  const { wait: retryAfterSeconds } = await limits.take(limit, key)
  if (retryAfterSeconds > 0)
    throw new ApiError('too_many', text, { status: 429, details: { retryAfterSeconds } })
}

/**
 * Takes one point of each limit for a piece of work, and gives them back when the work is refused or fails.
 * For limits whose consequence is to wait. Throws ApiError 429 too_many, with `text` where the usual sentence
 * does not fit.
 */
export async function withPoints<T>(
  limits: Pick<Limits, 'take' | 'giveBack'>,
  points: readonly Point[],
  work: () => Promise<T>,
  text: string = texts.tooMany,
): Promise<T> {
  const taken: Point[] = []
  const giveBack = () => Promise.all(taken.map(([limit, key]) => limits.giveBack(limit, key)))
  for (const [limit, key] of points) {
    const { wait: retryAfterSeconds } = await limits.take(limit, key)
    if (retryAfterSeconds > 0) {
      await giveBack()
      throw new ApiError('too_many', text, { status: 429, details: { retryAfterSeconds } })
    }
    taken.push([limit, key])
  }
  try {
    return await work()
  } catch (error) {
    await giveBack()
    throw error
  }
}

/** Whether the call brings a right solution that was not used before. */
async function isSolved(limits: Limits, proof: string | undefined, purpose: Purpose): Promise<boolean> {
  const challenge = await limits.proofs.solvedChallenge(proof, purpose)
  return challenge !== undefined && (await limits.take(PROOF_LIMITS.proof, challenge)).wait === 0
}

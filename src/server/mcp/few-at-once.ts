import { makePlaces } from '#lib/http/places.ts'
import { makeTurns, TooManyWaiting } from '#lib/http/turns.ts'
import { requestLimits } from '../http/limits.ts'

/**
 * Lets a few requests of assistants be answered at the same time, and a few wait, so that assistants cannot
 * take the processor and the database from shoppers. The others get undefined.
 */
export function fewAtOnce() {
  const places = makePlaces()
  const turns = makeTurns({
    atOnce: requestLimits.assistantsAtOnce,
    waiting: requestLimits.assistantsWaiting,
  })
  return async <T>(network: string, answer: () => Promise<T>): Promise<T | undefined> => {
    const place = places.take({ [network]: requestLimits.assistantsANetwork })
    if (place.full !== undefined) return undefined
    try {
      return await turns.run(answer)
    } catch (error) {
      if (error instanceof TooManyWaiting) return undefined
      throw error
    } finally {
      place.giveBack()
    }
  }
}

import { expect, test } from 'vitest'
import { makePlaces } from './places.ts'

const MOST = 8
const CALLERS = 60
/** Holds everyone who comes until this many are there. */
function meeting(count: number): () => Promise<void> {
  const all = Promise.withResolvers<void>()
  let come = 0
  return () => {
    come += 1
    if (come === count) all.resolve()
    return all.promise
  }
}

const callers = Array.from({ length: CALLERS }, (_, index) => index)

test('[S9] of many callers at once, as many get a place as there are', async () => {
  const places = makePlaces()
  const allAreHere = meeting(CALLERS)

  const taken = await Promise.all(
    callers.map(async () => {
      await allAreHere()
      return places.take({ person: MOST })
    }),
  )

  expect(taken.filter(({ full }) => full === undefined)).toHaveLength(MOST)
  expect(places.count('person')).toBe(MOST)
})

test('control: who looks, waits and then takes lets all of them in', async () => {
  const places = makePlaces()
  const allHaveLooked = meeting(CALLERS)

  const taken = await Promise.all(
    callers.map(async () => {
      const isFree = places.count('person') < MOST
      await allHaveLooked()
      return isFree && places.take({ person: Number.POSITIVE_INFINITY })
    }),
  )

  expect(taken.filter(Boolean)).toHaveLength(CALLERS)
})

test('a caller takes a place of every key or none, and gives all back once', () => {
  const places = makePlaces()
  const first = places.take({ network: 1, process: 3 })

  expect(places.take({ process: 3, network: 1 })).toEqual({ full: 'network' })
  expect(places.count('process')).toBe(1)
  if (first.full === undefined) {
    first.giveBack()
    first.giveBack()
  }
  expect([places.count('network'), places.count('process')]).toEqual([0, 0])
  expect(places.take({ network: 1, process: 3 }).full).toBeUndefined()
})

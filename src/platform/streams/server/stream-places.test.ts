import { expect, test } from 'vitest'
import { STREAMS_A_NETWORK, streamPlaces } from './stream-places.ts'

const visitor = (n: number, network = `network ${n}`) =>
  ({ group: 'visitor', key: `visitor ${n}`, most: 4, network }) as const
const contractor = (n: number) => ({ group: 'contractor', key: `person ${n}`, most: 8 }) as const
const staff = (n: number) => ({ group: 'staff', key: `agent ${n}`, most: 8 }) as const

test('[S9] visitors cannot take the streams of contractors and staff', () => {
  const places = streamPlaces()
  const opened = (asked: (n: number) => Parameters<typeof places.take>[0], tries: number) =>
    Array.from({ length: tries }, (_, n) => places.take(asked(n))).filter(Boolean).length

  expect(opened(visitor, 2_000)).toBe(900)
  expect(opened(contractor, 2_000)).toBe(300)
  expect(opened(staff, 2_000)).toBe(300)
  expect(places.count()).toBe(1_500)
})

test('[S9] one network has forty streams of visitors, and each visitor four', () => {
  const places = streamPlaces()
  const ofOne = Array.from({ length: 60 }, (_, n) => places.take(visitor(n, 'one')))
  expect(ofOne.filter(Boolean)).toHaveLength(STREAMS_A_NETWORK)
  expect(places.take(visitor(99, 'another'))).toBeDefined()
  expect(Array.from({ length: 9 }, () => places.take(visitor(500, 'third'))).filter(Boolean)).toHaveLength(4)
  ofOne[0]?.()
  expect(places.take(visitor(100, 'one'))).toBeDefined()
})

import { beforeAll, expect, test } from 'vitest'
import { sharedSearch } from './ask.ts'
import { byGroup, type JudgedQuestion, judgeAll, ofHalf, sums, unanswerable } from './run.ts'

let judged: JudgedQuestion[]

beforeAll(async () => {
  judged = await judgeAll(await sharedSearch())
}, 120_000)

test('at least 400 questions are judged, half of them held out, and the catalog answers each', () => {
  expect(judged.length).toBeGreaterThanOrEqual(400)
  expect(ofHalf(judged, 'held out').length).toBeGreaterThanOrEqual(judged.length / 2)
  expect(unanswerable(judged)).toEqual([])
})

test.each(['tuning', 'held out'] as const)('the %s half: precision at 5 and first right', (half) => {
  const { precision, first } = sums(ofHalf(judged, half))

  expect(precision).toBeGreaterThanOrEqual(0.93)
  expect(first).toBeGreaterThanOrEqual(0.92)
})

test('no group of questions is answered badly', () => {
  const bad = byGroup(ofHalf(judged, 'held out'))
    .map(([group, of]) => ({ group, precision: sums(of).precision }))
    .filter(({ precision }) => precision < 0.85)

  expect(bad).toEqual([])
})

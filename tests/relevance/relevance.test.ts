import { beforeAll, expect, test } from 'vitest'
import { sharedSearch } from './ask.ts'
import { byGroup, type JudgedQuestion, judgeAll, ofHalf, sums, unanswerable } from './run.ts'

let judged: JudgedQuestion[]

beforeAll(async () => {
  judged = await judgeAll(await sharedSearch())
}, 120_000)

const TUNING_QUESTIONS = 400
const HELD_OUT_QUESTIONS = 900
const HELD_OUT_GROUPS = 18

test('the judged set: a tuning half, a held-out half by a second writer; the catalog answers each', () => {
  expect(ofHalf(judged, 'tuning').length).toBeGreaterThanOrEqual(TUNING_QUESTIONS)
  expect(ofHalf(judged, 'held out').length).toBeGreaterThanOrEqual(HELD_OUT_QUESTIONS)
  expect(byGroup(ofHalf(judged, 'held out')).length).toBeGreaterThanOrEqual(HELD_OUT_GROUPS)
  expect(unanswerable(judged)).toEqual([])
})

test('no question stands in both halves', () => {
  const tuning = new Set(ofHalf(judged, 'tuning').map(({ question }) => question.text.toLowerCase()))
  const twice = ofHalf(judged, 'held out').filter(({ question }) => tuning.has(question.text.toLowerCase()))

  expect(twice.map(({ question }) => question.text)).toEqual([])
})

test('the tuning half: precision at 5 and first right', () => {
  const { precision, first } = sums(ofHalf(judged, 'tuning'))

  expect(precision).toBeGreaterThanOrEqual(0.93)
  expect(first).toBeGreaterThanOrEqual(0.92)
})

test('no group of the tuning half is answered badly', () => {
  const bad = byGroup(ofHalf(judged, 'tuning'))
    .map(([group, of]) => ({ group, precision: sums(of).precision }))
    .filter(({ precision }) => precision < 0.85)

  expect(bad).toEqual([])
})

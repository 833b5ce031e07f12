import { beforeAll, expect, test } from 'vitest'
import { sharedSearch } from './ask.ts'
import { byGroup, type JudgedQuestion, judgeAll, ofFolder, sums, TUNED_BY, unanswerable } from './run.ts'

let judged: JudgedQuestion[]

beforeAll(async () => {
  judged = await judgeAll(await sharedSearch())
}, 120_000)

const TUNING_QUESTIONS = 400
const NEW_KINDS_QUESTIONS = 900
const HELD_OUT_QUESTIONS = 900
const HELD_OUT_GROUPS = 18

test('the judged set: a tuning half, a held-out half by a second writer; the catalog answers each', () => {
  expect(ofFolder(judged, 'tuning').length).toBeGreaterThanOrEqual(TUNING_QUESTIONS)
  expect(ofFolder(judged, 'new kinds').length).toBeGreaterThanOrEqual(NEW_KINDS_QUESTIONS)
  expect(ofFolder(judged, 'held out').length).toBeGreaterThanOrEqual(HELD_OUT_QUESTIONS)
  expect(byGroup(ofFolder(judged, 'held out')).length).toBeGreaterThanOrEqual(HELD_OUT_GROUPS)
  expect(unanswerable(judged)).toEqual([])
})

test('no question stands in both halves', () => {
  const tuning = new Set(ofFolder(judged, ...TUNED_BY).map(({ question }) => question.text.toLowerCase()))
  const twice = ofFolder(judged, 'held out').filter(({ question }) => tuning.has(question.text.toLowerCase()))

  expect(twice.map(({ question }) => question.text)).toEqual([])
})

// The bars of the folder 'new kinds' stand here too as soon as the search has been tuned by them.
test('the tuning half: precision at 5 and first right', () => {
  const { precision, first } = sums(ofFolder(judged, 'tuning'))

  expect(precision).toBeGreaterThanOrEqual(0.93)
  expect(first).toBeGreaterThanOrEqual(0.92)
})

test('no group of the tuning half is answered badly', () => {
  const bad = byGroup(ofFolder(judged, 'tuning'))
    .map(([group, of]) => ({ group, precision: sums(of).precision }))
    .filter(({ precision }) => precision < 0.85)

  expect(bad).toEqual([])
})

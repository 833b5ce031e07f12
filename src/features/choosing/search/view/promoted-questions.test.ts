import { expect, test } from 'vitest'
import { SEED } from '#features/catalog/catalog/rules/vocabulary/seed.ts'
import { promotedQuestions } from './promoted-questions.ts'

const numbers = (min: number, max: number) => ({
  buckets: [
    { key: String(min), doc_count: 1 },
    { key: String(max), doc_count: 1 },
  ],
  min,
  max,
})
const words = (...keys: string[]) => ({ buckets: keys.map((key) => ({ key, doc_count: 1 })) })

test('a list of furnaces asks about capacity, efficiency and position', () => {
  const asked = promotedQuestions(SEED.questions, {
    111: numbers(32_000, 115_200),
    2013: numbers(80, 98),
    2030: numbers(14, 24.5),
    2033: words('Upflow', 'Downflow', 'Horizontal left'),
  })

  expect(asked.map(({ question }) => question)).toEqual([
    'How much heat?',
    'How efficient?',
    'Where will it go?',
  ])
})

test('answers that no product of the list has are not offered', () => {
  const [efficiency] = promotedQuestions(SEED.questions, { 2013: numbers(92, 98) })

  expect(efficiency?.options.map(({ label }) => label)).toEqual(['95% and over', '90 – 94%'])
})

test('a question that narrows nothing is not asked, and no topic is asked twice', () => {
  expect(
    promotedQuestions(SEED.questions, {
      2016: words('Single'),
      103: numbers(1.5, 5),
      908: numbers(1.5, 5),
    }).map(({ attribute }) => attribute),
  ).toEqual(['103'])
})

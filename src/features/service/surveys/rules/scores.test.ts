import { expect, test } from 'vitest'
import { SCORES, summaryOf } from './questions.ts'

test('each score from 0 to 10 belongs to one group', () => {
  const groups = Object.values(SCORES)
  for (let score = 0; score <= 10; score++)
    expect(groups.filter(([from, to]) => from <= score && score <= to)).toHaveLength(1)
})

test('the summary counts each step; an answer that is missing or off the scale counts nowhere', () => {
  const summary = summaryOf([
    { count: 2, answers: { recommend: '10', choosing: '5', delivery: null } },
    { count: 1, answers: { recommend: '0', choosing: '6', product: 'x' } },
  ])
  expect(summary).toEqual([
    { id: 'recommend', counts: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2], average: 20 / 3 },
    { id: 'choosing', counts: [0, 0, 0, 0, 2], average: 5 },
    { id: 'delivery', counts: [0, 0, 0, 0, 0], average: null },
    { id: 'product', counts: [0, 0, 0, 0, 0], average: null },
  ])
})

import { expect, test } from 'vitest'
import { fittingAnswers, MOST_WORDS, missingRatings } from './questions.ts'

test.each([
  ['ratings in their range', { recommend: 10, choosing: '1' }, { recommend: 10, choosing: 1 }],
  ['zero, where the scale begins there', { recommend: 0, delivery: 0 }, { recommend: 0 }],
  ['above the scale, and between its steps', { recommend: 11, delivery: 6, product: 2.5 }, {}],
  ['no number', { recommend: 'ten', choosing: null, product: '' }, {}],
  ['words, without blanks around them', { better: '  faster  ' }, { better: 'faster' }],
  ['no words', { better: '   ' }, {}],
  ['too many words', { better: 'x'.repeat(MOST_WORDS + 1) }, { better: 'x'.repeat(MOST_WORDS) }],
  ['questions that we never asked', { admin: 1, __proto__: 5 }, {}],
])('of the answers that were sent, %s', (_, given, kept) => {
  expect(fittingAnswers(given)).toEqual(kept)
})

test('a survey is finished when every rating is given; words are optional', () => {
  expect(missingRatings({ recommend: 9 })).toEqual(['choosing', 'delivery', 'product'])
  expect(missingRatings({ recommend: 0, choosing: 5, delivery: 5, product: 5 })).toEqual([])
})

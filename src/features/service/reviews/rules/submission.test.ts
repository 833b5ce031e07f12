import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refuseFaults } from '#lib/api-error.ts'
import {
  checkQuestion,
  checkReview,
  LIMITS,
  type ReviewDraft,
  tidy,
  tidyQuestion,
  tidyReview,
} from './submission.ts'

const draft = (overrides: Partial<ReviewDraft> = {}): ReviewDraft => ({
  productId: '453061180',
  rating: 5,
  title: 'Quiet and even',
  body: 'It replaced an 80% furnace and the bedroom is warm at last.',
  author: 'Ada L.',
  email: 'ada@example.com',
  postal: '60614',
  ...overrides,
})

describe('[R-REVIEW] a review may be sent when every field is in its bounds', () => {
  test('a whole one has no errors, with a ZIP code or without', () => {
    expect([
      checkReview(draft()),
      checkReview(draft({ postal: '' })),
      checkReview(draft({ postal: 'K1A 0B1' })),
    ]).toEqual([{}, {}, {}])
  })

  test.each([
    ['rating', 0],
    ['rating', 6],
    ['rating', 4.5],
    ['rating', Number.NaN],
    ['title', ''],
    ['title', 'x'.repeat(LIMITS.title + 1)],
    ['body', 'too short'],
    ['body', 'x'.repeat(LIMITS.body + 1)],
    ['author', ''],
    ['email', 'ada'],
    ['email', 'ada@example'],
    ['email', `${'a'.repeat(250)}@example.com`],
    ['postal', 'here'],
  ] as const)('%s %j is refused by name', (field, value) => {
    expect(Object.keys(checkReview(draft({ [field]: value })))).toEqual([field])
  })

  test('the first error is returned with its field', () => {
    const message = 'Write a title of up to 100 characters.'
    expect(() => refuseFaults(checkReview(draft({ title: '', author: '' })))).toThrow(
      expect.objectContaining({ code: 'invalid', details: { issues: [{ path: 'title', message }] } }),
    )
    expect(() => refuseFaults({})).not.toThrow()
  })
})

describe('what people write is tidied before it is judged', () => {
  test('blanks, control characters and signs that turn text around go; lines of a review stay', () => {
    const tidied = tidyReview(
      draft({
        title: '  Good\n unit ',
        body: 'One\r\n\r\n\r\n\r\ntwo\u0000 \u202ethree',
        email: ' Ada@Example.COM ',
      }),
    )

    expect([tidied.title, tidied.body, tidied.email]).toEqual([
      'Good unit',
      'One\n\ntwo three',
      'ada@example.com',
    ])
  })

  test('tidying twice is tidying once, and nothing unseen is left', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = tidy(text)

        expect(tidy(once)).toBe(once)
        expect([once.includes('\0'), once.includes('\u202e'), once.trim() === once]).toEqual([
          false,
          false,
          true,
        ])
      }),
    )
  })
})

test('a question needs words, a name and an address to answer to', () => {
  const asked = tidyQuestion({
    productId: '453061180',
    question: ' Does it fit a 21 inch closet? ',
    author: 'Ada',
    email: 'ada@example.com',
  })

  expect(checkQuestion(asked)).toEqual({})
  expect(Object.keys(checkQuestion({ ...asked, question: 'Fits?', author: '', email: '' }))).toEqual([
    'question',
    'author',
    'email',
  ])
})

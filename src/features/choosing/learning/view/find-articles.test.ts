import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findArticles } from './find-articles.ts'

const article = (title: string, text: string) => ({
  title,
  summary: '',
  body: { lead: '', blocks: [{ kind: 'text' as const, text }] },
})
const articles = [
  article('Air filters and MERV', 'A filter stops dust.'),
  article('Spring care', 'Change the filter and rinse the coil.'),
  article('Delivery day', 'The driver stops at the curb.'),
]
const found = (text: string) => findArticles(articles, text).map(({ title }) => title)

test.each([
  ['', ['Air filters and MERV', 'Spring care', 'Delivery day']],
  ['filters', ['Air filters and MERV', 'Spring care']],
  ['how do i change a filter', ['Spring care']],
  ['CURB', ['Delivery day']],
  ['filter curb', []],
  ['%', ['Air filters and MERV', 'Spring care', 'Delivery day']],
])('[R-LEARN] articles for %j', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

test('[R-LEARN] more words never find more articles', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]{1,12}$/), fc.stringMatching(/^[a-z]{1,6}$/), (one, other) => {
      const wide = found(one)
      expect(found(`${one} ${other}`).length <= wide.length || wide.length === 0).toBe(true)
    }),
  )
})

import { expect, test } from 'vitest'
import { resultLink } from './send-more.tsx'

const ORIGIN = 'https://store.example'

test.each([
  [
    'the whole address',
    `${ORIGIN}/sizing-estimator?zipCode=60614#sizes`,
    '/sizing-estimator?zipCode=60614#sizes',
  ],
  ['a path', ' /sizing-estimator ', '/sizing-estimator'],
  ['a page below a calculator', '/system-selector/results?x=1', '/system-selector/results?x=1'],
])('%s becomes a card with a title', (_, typed, url) => {
  const link = resultLink(typed, ORIGIN)
  expect(link?.url).toBe(url)
  expect(link?.title).not.toBe('')
})

test('another page of the store has no title of its own', () => {
  expect(resultLink('/about-us', ORIGIN)).toEqual({ title: '', url: '/about-us' })
})

test.each([
  '',
  'https://evil.example/sizing-estimator',
  '//evil.example',
  '/\\\\evil.example',
  'javascript:alert(1)',
])('no card for "%s"', (typed) => {
  expect(resultLink(typed, ORIGIN)).toBeUndefined()
})

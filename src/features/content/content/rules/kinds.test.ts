import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTENT_KINDS, contentPath, isContentSlug, matchPages } from './kinds.ts'

test.each([
  ['corvane', true],
  ['corvane/frostline-18', true],
  ['a/b/c/d', true],
  ['a/b/c/d/e', false],
  ['', false],
  ['/', false],
  ['corvane/', false],
  ['Corvane', false],
  ['a--b', false],
  ['..', false],
  ['x'.repeat(61), false],
])('[R-BROCHURE] %j as the address of a brochure: %s', (slug, expected) => {
  expect(isContentSlug(slug)).toBe(expected)
})

test(
  '[R-BROCHURE, R-GUARANTEE] each slug has an address of its own, and only what has a page has ' +
    'an address',
  () => {
    const slug = fc
      .array(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 4 })
      .map((names) => names.join('/'))
    fc.assert(
      fc.property(slug, slug, (one, other) => {
        expect(isContentSlug(one)).toBe(true)
        expect(contentPath('brochure', one) === contentPath('brochure', other)).toBe(one === other)
      }),
    )
    expect(CONTENT_KINDS.filter((kind) => contentPath(kind, 'any') !== undefined)).toEqual([
      'brochure',
      'guarantee',
      'article',
      'video',
    ])
  },
)

const pages = [
  { title: 'Dual fuel: heat pump and furnace', summary: 'Gas when it is cold.' },
  { title: 'Frostline 18', summary: 'A heat pump for real winters.' },
  { title: 'Free shipping', summary: 'What ships free.' },
]
const titles = (text: string) => matchPages(pages, text).map(({ title }) => title)

test.each([
  ['', ['Dual fuel: heat pump and furnace', 'Frostline 18', 'Free shipping']],
  ['fros', ['Frostline 18']],
  ['winters HEAT', ['Frostline 18']],
  ['heat pump', ['Dual fuel: heat pump and furnace', 'Frostline 18']],
  ['heat boiler', []],
])('[C-CONTENT] pages to read for %j', (text, expected) => {
  expect(titles(text)).toEqual(expected)
})

test('[C-CONTENT] more words never find more pages', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (one, other) => {
      const wide = titles(one)

      expect(titles(`${one} ${other}`).every((title) => wide.includes(title))).toBe(true)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCents } from '#lib/money.ts'
import { readRecent, remember } from '../../../../shop/product/recent/recent.ts'
import { isOtherVersion, loadsAnew } from '../../../../store/client/version.ts'
import { commerceEvent, mayMeasure } from './analytics.ts'
import { globalsFrom } from './globals.ts'
import { hasLookedAround, mayReplaySession, seePage, visitSoFar } from './page-views.ts'

const ORIGIN = 'https://store.example'
const arrive = (referrer: string, saved: unknown = null, isAgain = false) =>
  visitSoFar(saved === null ? null : JSON.stringify(saved), { referrer, origin: ORIGIN, isAgain })

test('[S-VIEWS] page views start at 1 and count each change of the route after the first', () => {
  const paths = ['/', '/search', '/search', '/product/x']
  const counts = paths.map(
    (_, index) => paths.slice(0, index + 1).reduce(seePage, arrive('https://example.com/')).pageViews,
  )

  expect(arrive('').pageViews).toBe(1)
  expect(counts).toEqual([1, 2, 2, 3])
})

test.each([
  ['from outside', 'https://example.com/', false, { pageViews: 1, referrer: 'https://example.com/' }],
  ['a typed address', '', false, { pageViews: 1, referrer: '' }],
  ['a page of the store', `${ORIGIN}/about-us`, false, { pageViews: 5, referrer: 'https://search.example/' }],
  ['a reload', 'https://example.com/', true, { pageViews: 5, referrer: 'https://search.example/' }],
  ['a look-alike', `${ORIGIN}.evil/x`, false, { pageViews: 1, referrer: `${ORIGIN}.evil/x` }],
])('[D7] a full load %s: the visit goes on only within the store', (_, referrer, isAgain, counted) => {
  const saved = { pageViews: 4, referrer: 'https://search.example/' }
  expect(seePage(arrive(referrer, saved, isAgain), '/x')).toMatchObject(counted)
})

test.each([[null], ['x'], [{ pageViews: 0, referrer: '' }], [{ pageViews: 'x' }]])(
  '[D7] without a readable visit the store itself is no referrer: %j',
  (saved) => {
    expect(arrive(`${ORIGIN}/`, saved, true)).toEqual({ pageViews: 1, referrer: '', path: null })
  },
)

describe('session replay', () => {
  const person = { pageViews: 2, botScore: 30, country: 'US' }

  test('[A-REPLAY] is allowed for a person in the United States who looked at two pages', () => {
    expect(mayReplaySession(person)).toBe(true)
  })

  test.each([
    ['on the first page', { pageViews: 1 }],
    ['for a likely robot', { botScore: 29 }],
    ['for an unknown bot score', { botScore: null }],
    ['elsewhere', { country: 'CA' }],
    ['for an unknown country', { country: null }],
  ])('[A-REPLAY] is not allowed %s', (_, change) => {
    expect(mayReplaySession({ ...person, ...change })).toBe(false)
  })

  test('[A-REPLAY] no facts about the visitor are requested before a second page', () => {
    expect([hasLookedAround(1), hasLookedAround(2)]).toEqual([false, true])
  })
})

test('[C-ANALYTICS] amounts go out with two decimals in US dollars', () => {
  const item = {
    name: 'Steady 96',
    id: '450000001',
    price: toCents(129_900),
    brand: 'Northvale',
    category: 'Gas Furnaces',
    quantity: 2,
  }

  expect(commerceEvent('add_to_cart', [item])).toEqual({
    event: 'add_to_cart',
    ecommerce: { currency: 'USD', items: [{ ...item, price: '1299.00', currency: 'USD' }] },
  })
})

test('[C-ANALYTICS] does not measure a browser that asks for privacy', () => {
  expect([
    mayMeasure({}),
    mayMeasure({ globalPrivacyControl: false }),
    mayMeasure({ globalPrivacyControl: true }),
  ]).toEqual([true, true, false])
})

test.each([
  ['another build', 'a1', 'b2\n', true],
  ['the same build', 'a1', 'a1\n', false],
  ['an empty file', 'a1', ' ', false],
  ['a page without a version of its own', '', 'b2', false],
])('[S-VERSION] %s', (_, running, answered, other) => {
  expect(isOtherVersion(running, answered)).toBe(other)
})

test.each([
  ['between pages', '/search', '/product/x', true],
  ['out of the checkout', '/checkout/payment', '/', false],
  ['into the checkout', '/cart', '/checkout/shipping', false],
])('[S-VERSION] after a new build the browser reloads the next page %s', (_, from, to, anew) => {
  expect(loadsAnew({ versionMismatch: true, from, to })).toBe(anew)
  expect(loadsAnew({ versionMismatch: false, from, to })).toBe(false)
})

test('keeps a few recently seen products, latest first, each once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 450_000_000, max: 450_000_020 }).map(String), {
        minLength: 1,
        maxLength: 40,
      }),
      (seen) => {
        const kept = seen.reduce<string[]>(remember, [])
        expect(kept[0]).toBe(seen.at(-1))
        expect(new Set(kept).size).toBe(kept.length)
        expect(kept.length).toBeLessThanOrEqual(9)
        expect(readRecent(JSON.stringify(kept))).toEqual(kept)
      },
    ),
  )
})

test('reads recently seen products from any stored text without failing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
      expect(readRecent(text).every((id) => /^\d{9}$/.test(id))).toBe(true)
    }),
  )
})

describe('the settings of the whole store', () => {
  const parts = {
    phone: '(800) 555-0142',
    delivery: { showInside: true, showGuaranteed: false },
    versionMismatch: false,
    teaserHidden: true,
  }
  const told = { isDuringBusinessHours: true, businessHoursString: 'Mon–Fri 7am–7pm' }

  test(
    '[E-GLOBALS] phone, settings and hours once they are known; internal delivery is for ' + 'partners alone',
    () => {
      expect(globalsFrom({ ...parts, hours: { kind: 'ready', data: told } })).toEqual({
        phoneNumber: '(800) 555-0142',
        businessHours: { ...told, loading: false, error: null },
        settings: {
          showInsideDelivery: true,
          showGuaranteedDelivery: false,
          showGuaranteedDeliveryInternal: false,
        },
        versionMismatch: false,
        teaserHidden: true,
      })
    },
  )

  test.each([
    ['are loading', { kind: 'loading' } as const, { loading: true, error: null }],
    [
      'could not be loaded',
      { kind: 'failed', error: 'no answer' } as const,
      { loading: false, error: 'no answer' },
    ],
  ])('[E-GLOBALS] while the hours are %s the phone is not reported as answered', (_, hours, expected) => {
    expect(globalsFrom({ ...parts, hours }).businessHours).toEqual({
      isDuringBusinessHours: false,
      businessHoursString: '',
      ...expected,
    })
  })
})

import { describe, expect, test } from 'vitest'
import { endpoints as browserEndpoints } from '#api/client.ts'
import { LOCATION_COOKIE } from '#features/catalog/location/rules/location.ts'
import { texts as locationTexts } from '#features/catalog/location/texts.ts'
import { CART_COUNT_COOKIE } from '#features/selling/cart/rules/saved-entries.ts'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { texts as checkoutTexts } from '#features/selling/checkout/texts.ts'
import { PAYMENT_METHODS } from '#features/selling/payments/rules/methods.ts'
import { texts as shippingTexts } from '#features/selling/shipping/texts.ts'
import { fromWire, toWire } from '#lib/money.ts'
import { parseConfig } from '#server/config.ts'
import { cookieNames } from '#shop/visitor.ts'
import { footerTexts } from '#store/chrome/footer.tsx'
import { CHECKOUT_COOKIE, storageKeys } from '#store/client/storage-entries.ts'
import { texts as storeTexts } from '#store/texts.ts'
import { endpoints } from '#tests/fixtures/http/endpoints.ts'
import { constants } from './spec-constants.ts'
import { requirements } from './spec-table.ts'

describe('calls', () => {
  test('the browser’s table says the same as the contract', () => {
    const known = new Map(endpoints.map(({ name, method, path }) => [name, [method, path]]))
    const table = Object.entries(browserEndpoints).flatMap(([feature, calls]) =>
      Object.entries(calls).map(([name, call]) => [`${feature}.${name}`, call] as const),
    )

    expect(table.length).toBeGreaterThan(5)
    expect(table.filter(([name, call]) => JSON.stringify(known.get(name)) !== JSON.stringify(call))).toEqual(
      [],
    )
  })

  test('no two calls share method and path', () => {
    const lines = endpoints.map(({ method, path }) => `${method} ${path}`)

    expect(new Set(lines).size).toBe(lines.length)
  })
})

describe('sentences of the specification (section 8), word for word', () => {
  test.each([
    ['[X-ZIP]', locationTexts.invalidZip, 'Invalid zipcode'],
    ['[X-COUPON]', cartTexts.invalidCoupon, 'Invalid Discount Code'],
    [
      '[X-CHECK]',
      cartTexts.checkFailed,
      'There was a problem fetching your cart details. Please refresh to try again or ' +
        'contact us for assistance.',
    ],
    ['[X-PRICE]', checkoutTexts.priceInvalid, 'The price of one or more items in the cart was invalid'],
    [
      '[X-SHIP]',
      shippingTexts.optionsFailed,
      'There was a problem fetching your shipping options. Please refresh to try again or ' +
        'contact us for assistance.',
    ],
    [
      '[X-EXPIRED]',
      cartTexts.pricesExpired,
      'One or more items in the cart had an expired price. The product prices have been updated accordingly.',
    ],
    ['[R-404]', storeTexts.notFound, 'The page you are trying to reach cannot be found.'],
    ['[R-500]', storeTexts.error, "We're Sorry! An error has occurred."],
    ['[L-TOP]', storeTexts.tagline, "America's Heating & Cooling Store, Est 2002"],
    ['[L-TOP-SHIP]', `${storeTexts.freeShipping}, ${storeTexts.seeDetails}`, 'Free Shipping, See Details'],
    [
      '[L-ZIP]',
      `${storeTexts.yourLocation}, ${storeTexts.zipCode}, ${storeTexts.submit}`,
      'Your Location, Zip Code, Submit',
    ],
    ['[L-FTR-COPY]', footerTexts.backToTop, 'Back To Top'],
  ])('%s %s', (_, ours, theirs) => {
    expect(ours).toBe(theirs)
  })

  test('[K-HOURS] business hours are said as the specification has them', () => {
    expect(storeTexts.hours).toBe('Sun 10am–3pm, Mon–Fri 7am–7pm, Sat 10am–4pm CT')
  })
})

describe(
  '[K-LIMITS, K-FEES, K-COOKIES, K-DEFAULTS, K-ATTRS, K-AIRHANDLERS, K-HOURS, K-SHIP, ' +
    'E-SERVICES, E-LOCATION] ' +
    'constants (section 9)',
  () => {
    test.each(constants.filter(({ ours }) => typeof ours === 'function'))(
      '[$id] $name',
      ({ specified, ours }) => {
        const value = (ours as () => unknown)()

        if (typeof specified === 'object' && !Array.isArray(specified))
          expect(value).toMatchObject(specified!)
        else expect(value).toEqual(specified)
      },
    )

    test('every row K-… of the requirements has a constant', () => {
      const listed = new Set(constants.map(({ id }) => id))
      const rows = requirements.filter(({ id }) => id.startsWith('K-') && id !== 'K-MONEY')

      expect(rows.filter(({ id }) => !listed.has(id)).map(({ id }) => id)).toEqual([])
    })

    test('a constant waits only for a capability that a requirement waits for', () => {
      const waiting = new Set(requirements.map(({ status }) => status))

      expect(constants.filter(({ ours }) => typeof ours === 'string' && !waiting.has(ours))).toEqual([])
    })

    test('[S-STORAGE] every browser entry has our prefix, and each key is used once', () => {
      const keys = Object.values(storageKeys)
      const cookies = [LOCATION_COOKIE.name, CART_COUNT_COOKIE.name, CHECKOUT_COOKIE, cookieNames.theme]

      expect([...keys, ...cookies].filter((key) => !key.startsWith('alpine.'))).toEqual([])
      expect(new Set(keys).size).toBe(keys.length)
      expect(new Set(cookies).size).toBe(cookies.length)
    })

    test.each([
      [1299.99, 129_999],
      [0.1 + 0.2, 30],
      [25, 2_500],
      [0, 0],
    ])('[K-MONEY] %d dollars are %d cents, and go out with two decimals', (dollars, cents) => {
      expect(fromWire(dollars)).toBe(cents)
      expect(toWire(fromWire(dollars))).toBe(cents / 100)
    })

    test('[K-MONEY] refuses an amount with more decimals', () => {
      expect(() => fromWire(1.005)).toThrow('two decimals')
    })

    test('[S-CO-04] every way to pay has a name', () => {
      expect(PAYMENT_METHODS.map((method) => method.toLowerCase())).toEqual(
        expect.arrayContaining([
          'creditcard',
          'check',
          'achdebit',
          'paypal',
          'amazonpay',
          'applepay',
          'googlepay',
          'affirm',
          'creditkey',
        ]),
      )
    })

    test('[L-PHONE-SET] [E-GLOBALS] phone, mail, address and delivery have a setting and a default', () => {
      const changed = parseConfig({
        SUPPORT_PHONE: '(312) 555-0100',
        SHOW_INSIDE_DELIVERY: 'false',
        SHOW_GUARANTEED_DELIVERY: 'false',
      })

      expect(parseConfig({})).toMatchObject({
        contact: { phone: '(800) 555-0142', email: 'sales@example.com' },
        delivery: { showInside: true, showGuaranteed: true },
      })
      expect(changed).toMatchObject({
        contact: { phone: '(312) 555-0100' },
        delivery: { showInside: false, showGuaranteed: false },
      })
    })
  },
)

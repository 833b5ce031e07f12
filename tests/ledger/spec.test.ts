import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import { endpoints as browserEndpoints } from '#api/client.ts'
import { CART_COUNT_COOKIE } from '#features/cart/rules/kept.ts'
import { texts as cartTexts } from '#features/cart/texts.ts'
import { ADDITIONAL_SERVICES } from '#features/catalog/rules/additional-services.ts'
import * as attributes from '#features/catalog/rules/attributes.ts'
import {
  EXCLUSIVE_SERVICES,
  FLAT_RATE_RETURN_DAYS,
  NOT_SHIPPED,
  PRIORITY_DELIVERY,
} from '#features/catalog/rules/service-ids.ts'
import { CHECKOUT_COOKIE_EXPIRES } from '#features/checkout/rules/saved-checkout.ts'
import { texts as checkoutTexts } from '#features/checkout/texts.ts'
import { DEFAULT_LOCATION, LOCATION_COOKIE } from '#features/location/rules/location.ts'
import { MAX_TRANSIT_DAYS } from '#features/location/rules/transit.ts'
import { texts as locationTexts } from '#features/location/texts.ts'
import { PAYMENT_METHODS } from '#features/payments/rules/methods.ts'
import { MAX_LEVELS } from '#features/search/rules/facets/category-tree.ts'
import { DEFAULT_SORTING, MAX_QUERY_LENGTH, PAGE_LIMIT } from '#features/search/rules/listing/listing.ts'
import { CUTOFF_MINUTES } from '#features/shipping/rules/ship-date.ts'
import { texts as shippingTexts } from '#features/shipping/texts.ts'
import { fromWire, toWire } from '#kit/money.ts'
import { parseConfig } from '#server/config.ts'
import { CHECKOUT_COOKIE, storageKeys } from '#store/client/storage-entries.ts'
import { cookieNames, FAR_FUTURE } from '#store/cookies.ts'
import routes from '#store/routes.ts'
import { texts as storeTexts } from '#store/texts.ts'
import { endpoints } from '#tests/fixtures/http/endpoints.ts'

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap((entry) => [
    ...(entry.index ? [''] : []),
    ...(entry.path === undefined ? [] : [entry.path]),
    ...pathsOf(entry.children ?? []),
  ])

describe('routes of the specification (section 2) that this store has', () => {
  test.each([
    ['R-HOME', ''],
    ['R-LIST', 'category/*'],
    ['R-PRODUCT', 'product/*'],
    ['R-VIEWCATS', 'view-categories'],
    ['R-CATS', 'categories/*'],
    ['R-COMPARE', 'compare'],
    ['R-CART', 'cart'],
    ['R-SEARCH', 'search'],
    ['R-CO-SHIP', 'checkout/shipping'],
    ['R-CO-PAY', 'checkout/payment'],
    ['R-CO-REVIEW', 'checkout/review'],
    ['R-CO-CONF', 'checkout/confirmation/:orderID'],
    ['R-CO-EXPRESS', 'checkout/expresspay'],
    ['R-RECEIPT', 'order-receipt/:orderID'],
    ['R-SUMMARY', 'order-summary/:orderID/:postal'],
    ['R-ABOUT', 'about-us'],
    ['R-CONTACT', 'contact-us'],
    ['R-FREESHIP', 'free-shipping'],
    ['R-BROCHURE', 'b/*'],
    ['R-GUARANTEE', 'premium-guarantee'],
    ['R-PRIVACY', 'learning-center/support-article/privacy-policy'],
    ['R-500', '500'],
    ['R-404', '404'],
    ['the catch-all', '*'],
  ])('%s is /%s', (_, path) => {
    expect(pathsOf(routes)).toContain(path)
  })
})

describe('calls of the specification (section 7) that this store has', () => {
  test.each([
    ['C-LOC-ZIP', 'GET', '/location/{zip}'],
    ['C-LOC-IP', 'GET', '/location/ip'],
    ['C-TAX', 'POST', '/cart/tax'],
    ['C-COUPON', 'POST', '/cart/apply_coupon_code'],
    ['C-CHECK', 'POST', '/cart/check'],
    ['C-PRODUCTS', 'POST', '/cart/products'],
    ['C-MULTI', 'POST', '/products/multiple'],
    ['C-COMPARE', 'POST', '/products/compare'],
    ['C-SEARCH', 'POST', '/search'],
    ['C-SHIP', 'POST', '/shipping/info'],
    ['C-CHECKOUT', 'POST', '/checkout'],
    ['C-CO-METHOD', 'POST', '/checkout/creditCard'],
    ['C-CO-AMZ', 'POST', '/checkout/amazon'],
  ])('%s is %s %s', (_, method, path) => {
    expect(endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`)).toContain(`${method} ${path}`)
  })

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
      'There was a problem fetching your cart details. Please refresh to try again or contact us for assistance.',
    ],
    ['[X-PRICE]', checkoutTexts.priceInvalid, 'The price of one or more items in the cart was invalid'],
    [
      '[X-SHIP]',
      shippingTexts.optionsFailed,
      'There was a problem fetching your shipping options. Please refresh to try again or contact us for assistance.',
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
    ['[L-FTR-COPY]', storeTexts.backToTop, 'Back To Top'],
  ])('%s %s', (_, ours, theirs) => {
    expect(ours).toBe(theirs)
  })

  test('[K-HOURS] business hours are said as the specification has them', () => {
    expect(storeTexts.hours).toBe('Sun 10am–3pm, Mon–Fri 7am–7pm, Sat 10am–4pm CT')
  })
})

describe('constants of the specification (section 9)', () => {
  test('[K-LIMITS] listing page, sort mode, search box, levels of the category tree', () => {
    expect({ PAGE_LIMIT, mode: DEFAULT_SORTING.mode, MAX_QUERY_LENGTH, MAX_LEVELS }).toEqual({
      PAGE_LIMIT: 24,
      mode: 'score',
      MAX_QUERY_LENGTH: 100,
      MAX_LEVELS: 3,
    })
  })

  test('[K-FEES] [E-SERVICES] add-on services', () => {
    expect(ADDITIONAL_SERVICES.map(({ id, name, price }) => [id, name, toWire(price)])).toEqual([
      ['453054793', 'Liftgate Delivery', 25],
      ['453066844', 'Inside Delivery', 75],
      ['453065962', 'Flat Rate Return', 40],
    ])
    expect([FLAT_RATE_RETURN_DAYS, PRIORITY_DELIVERY]).toEqual([30, '453071037'])
    expect(EXCLUSIVE_SERVICES).toEqual(['453054793', '453066844'])
    expect([...NOT_SHIPPED].toSorted()).toEqual(['453054793', '453065962', '453066844', '453071037'])
  })

  test('[K-COOKIES] cookies that stay, stay until 2038', () => {
    expect(
      [LOCATION_COOKIE.expires, CART_COUNT_COOKIE.expires, FAR_FUTURE].map((date) => date.getUTCFullYear()),
    ).toEqual([2038, 2038, 2038])
    expect(CHECKOUT_COOKIE_EXPIRES.slice(0, 10)).toBe('2038-01-19')
  })

  test('[S-STORAGE] whatever is kept in a browser carries our prefix, each key is used once', () => {
    const keys = Object.values(storageKeys)
    const cookies = [LOCATION_COOKIE.name, CART_COUNT_COOKIE.name, CHECKOUT_COOKIE, cookieNames.theme]

    expect([...keys, ...cookies].filter((key) => !key.startsWith('alpine.'))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(cookies).size).toBe(cookies.length)
  })

  test('[E-LOCATION] the default place', () => {
    expect(DEFAULT_LOCATION).toMatchObject({
      zipcode: '60614',
      city: 'Chicago',
      state: 'IL',
      country: 'US',
      taxRate: 0.1025,
      freightTaxable: true,
    })
  })

  test('[K-ATTRS] attribute numbers', () => {
    expect([
      ...attributes.HEATING_BTU_ATTRIBUTES,
      attributes.COOLING_BTU_ATTRIBUTE,
      ...attributes.TONNAGE_ATTRIBUTES,
    ]).toEqual([111, 715, 721, 738, 971, 527, 103, 908])
    expect([
      attributes.REGION_ATTRIBUTE,
      attributes.CALIFORNIA_ATTRIBUTE,
      attributes.EMISSION_ATTRIBUTE,
    ]).toEqual([1320, 1376, 1359])
    expect(attributes.REGION_CODES[0]).toBe('N')
  })

  test('[K-AIRHANDLERS] the seven air handler types', () => {
    expect(attributes.AIR_HANDLER_TYPES).toEqual([
      'Slim Ceiling Cassette',
      'Ceiling Cassette',
      'Concealed Duct',
      'Floor Ceiling',
      'Low Wall',
      'Wall Mount',
      'Outdoor Unit',
    ])
  })

  test('[K-SHIP] cutoff at 1:00 PM, at most 7 business days', () => {
    expect([CUTOFF_MINUTES, MAX_TRANSIT_DAYS]).toEqual([13 * 60, 7])
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

  test('[K-MONEY] an amount with more decimals is none', () => {
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

  test('[L-PHONE-SET] [E-GLOBALS] phone, mail, address and delivery options have a setting and a default', () => {
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
})

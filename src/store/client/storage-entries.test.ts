// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { CLEARED_WITH_CART } from '#features/selling/cart/rules/effects.ts'
import { defaultCheckout } from '#features/selling/checkout/rules/checkout-state.ts'
import { makeForm } from '#tests/fixtures/cart/checkout.ts'
import { AFTER_THE_CART, forgetCompanions } from './after-the-cart.ts'
import { openCheckout } from './checkout.ts'
import { browserStorage, CHECKOUT_COOKIE, storageKeys } from './storage-entries.ts'

const names = Object.keys(storageKeys) as (keyof typeof storageKeys)[]

/** Entries that may outlive an order: the empty cart, and what describes the visit and the home. */
const MAY_STAY: readonly (keyof typeof storageKeys)[] = [
  'cart',
  'compare',
  'recentlyViewed',
  'sessionInfo',
  'urlVersion',
  'recentSearches',
  'homeNeed',
  'systemSelector',
  'demoNotice',
]

afterEach(() => localStorage.clear())

test('[D1] whatever was saved, a cleared cart leaves the entries of the visit and the home alone', () => {
  // The first use of the storage writes the marker of its version.
  browserStorage.read(storageKeys.urlVersion)
  fc.assert(
    fc.property(fc.subarray(names), (saved) => {
      localStorage.clear()
      for (const name of saved) browserStorage.write(storageKeys[name], 'Dana Reyes')
      forgetCompanions(CLEARED_WITH_CART)
      // The chat keeps whether its window is open, and nothing that was typed.
      const left = names.filter((name) => browserStorage.read(storageKeys[name])?.includes('Dana Reyes'))
      expect(left).toEqual(saved.filter((name) => MAY_STAY.includes(name)))
    }),
  )
})

test('[D1] every entry says what a cleared cart does with it; the storefront writes no other entry', () => {
  expect(names.filter((name) => ['cart', 'stays'].includes(AFTER_THE_CART[name]))).toEqual(MAY_STAY)
  const files = globSync('src/{store,shop,features,kit,ui}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|-for-tests\./.test(file),
  )
  const others = files.filter((file) => /(?:local|session)Storage\b/.test(readFileSync(file, 'utf8')))
  expect(others.sort()).toEqual([
    'src/store/chrome/early-script.tsx',
    // for the tab alone: the page at which the visit began, and the number of a request for a call
    'src/store/chrome/expert/visit-storage.ts',
    'src/store/client/storage-entries.ts',
  ])
})

test('[D1] a cleared cart empties the form in memory too, and nothing writes it again', () => {
  const store = openCheckout()
  store.change(makeForm())
  store.cardRead({ nonce: 'tokencc_a', last4: '1111', type: 'Visa' })
  expect(document.cookie).toContain(`${CHECKOUT_COOKIE}=`)

  forgetCompanions(CLEARED_WITH_CART)

  expect(store.state.getState()).toEqual({ form: defaultCheckout, card: null, bank: null, problem: null })
  expect(browserStorage.read(storageKeys.checkout)).toBeNull()
  expect(document.cookie).not.toContain(`${CHECKOUT_COOKIE}=`)
})

test('[D1] another tab that empties the cart empties the form and the card of this one', () => {
  const store = openCheckout()
  store.change(makeForm())
  store.cardRead({ nonce: 'tokencc_a', last4: '1111', type: 'Visa' })

  localStorage.removeItem(storageKeys.checkout)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.checkout, newValue: null }))

  expect(store.state.getState()).toMatchObject({ form: defaultCheckout, card: null })
})

import { api, call } from '#api/client.ts'
import { CART_COUNT_COOKIE, CART_STORAGE_KEY } from '#features/cart/rules/saved-entries.ts'
import type { CartAccess } from '#features/cart/ui/cart-context.tsx'
import type { CartDependencies } from '#features/cart/ui/cart-dependencies.ts'
import type { CartStore } from '#features/cart/ui/cart-store.ts'
import { texts as shippingTexts } from '#features/shipping/texts.ts'
import { ApiError } from '#kit/api-error.ts'
import { onPlaceChange } from '#shop/visitor.ts'
import { track } from './analytics.ts'
import { browserStorage, forgetCompanions } from './storage-entries.ts'
import { visitor } from './visitor.ts'

let opening: Promise<CartStore> | undefined
const watchers = new Set<(store: CartStore) => void>()

/** The one cart of this browser tab, fetched when it is first needed. */
export const cartAccess: CartAccess = {
  load: () => (opening ??= open()),
  drawingUrl: (id) => `/drawings/${id}/thumb.svg`,
}

// Remembers the typed zip where cookies are off; where they are on, both agree.
let typedZip: string | undefined

/** The zip for which freight and tax are calculated. */
const destination = (): string => typedZip ?? visitor.read().location.zipcode

/** Calculates freight and tax for a zip, unless that is done already. */
export function shipTo(zip: string): void {
  if (zip === destination()) return
  typedZip = zip
  void opening?.then((store) => store.send({ type: 'destinationChanged' }))
}

/** Calls back when any part of the page has loaded the cart. */
export function onCartLoaded(watcher: (store: CartStore) => void): () => void {
  watchers.add(watcher)
  void opening?.then(watcher)
  return () => watchers.delete(watcher)
}

async function open(): Promise<CartStore> {
  const [{ createCartStore }, { optionFromWire }] = await Promise.all([
    import('#features/cart/ui/cart-store.ts'),
    import('#features/cart/contract.ts'),
  ])
  const store = createCartStore(browserDependencies(optionFromWire))
  window.addEventListener('storage', (event) => event.key === CART_STORAGE_KEY && store.reload())
  onPlaceChange(visitor, () => {
    typedZip = undefined
    store.send({ type: 'destinationChanged' })
  })
  for (const watcher of watchers) watcher(store)
  return store
}

type OptionFromWire = typeof import('#features/cart/contract.ts')['optionFromWire']

const browserDependencies = (optionFromWire: OptionFromWire): CartDependencies => ({
  api: api.cart,
  mail: (cart, key) => call('POST', '/cart/send', cart, { headers: { 'idempotency-key': key } }),
  saved: {
    read: () => browserStorage.read(CART_STORAGE_KEY),
    write: (text) => browserStorage.write(CART_STORAGE_KEY, text),
  },
  writeCount(qty) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
    document.cookie =
      `${CART_COUNT_COOKIE.name}=${qty}; Path=/; ` +
      `Expires=${CART_COUNT_COOKIE.expires.toUTCString()}; SameSite=Lax`
    visitor.changed()
  },
  forget: forgetCompanions,
  destination,
  track: (event, item) => track(event, [item]),
  async shippingRates(items, signal) {
    try {
      const answer = await api.shipping.info(
        { zipcode: destination(), products: items.map((item) => ({ id: item.id, qty: item.qty })) },
        { signal },
      )
      if (answer.shipOptions.quoteOnly)
        throw new ApiError('quote_only', answer.shipOptions.message ?? shippingTexts.optionsFailed)
      return answer.shipOptions.rates.map(optionFromWire)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'quote_only') throw error
      throw new Error(shippingTexts.optionsFailed, { cause: error })
    }
  },
})

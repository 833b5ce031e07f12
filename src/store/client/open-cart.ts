import { api, call } from '#api/client.ts'
import type { readSavedCart } from '#features/selling/cart/contract/stored-cart.ts'
import { CART_COUNT_COOKIE, CART_STORAGE_KEY } from '#features/selling/cart/rules/saved-entries.ts'
import type { StoredCart } from '#features/selling/cart/rules/types.ts'
import type { CartDependencies } from '#features/selling/cart/ui/cart-calls.ts'
import { type CartStore, createCartStore } from '#features/selling/cart/ui/cart-store.ts'
import { optionFromWire } from '#features/selling/cart/view/from-wire.ts'
import type { WireShippingRate } from '#features/selling/shipping/contract.ts'
import { texts as shippingTexts } from '#features/selling/shipping/texts.ts'
import { ApiError } from '#lib/api-error.ts'
import { afterPaint } from '#lib/react/first-input.ts'
import { writeCookie } from '#shop/visitor.ts'
import { forgetCompanions } from './after-the-cart.ts'
import { track } from './analytics.ts'
import { itemsForCart } from './early-items.ts'
import { visitor } from './shop.ts'
import { browserStorage } from './storage-entries.ts'

/** Reads the text of a saved cart. Its code is loaded once this browser has one. */
let readText: typeof readSavedCart | undefined

/** Loads what reads the saved cart, when there is one. `openCart` needs it. */
export async function prepareSaved(): Promise<void> {
  if (!isSavedReadable())
    readText = (await import('#features/selling/cart/contract/stored-cart.ts')).readSavedCart
}

/** Whether `openCart` can be called: this browser has no saved cart, or the code that reads it is there. */
export const isSavedReadable = (): boolean =>
  readText !== undefined || browserStorage.read(CART_STORAGE_KEY) === null

/** Opens the cart that this browser keeps, with freight and tax for the zip that `destination` gives. */
export function openCart(destination: () => string): CartStore {
  const store = createCartStore(browserDependencies(destination))
  window.addEventListener('storage', (event) => {
    // Without a connection the next change or page reads it.
    if (event.key === CART_STORAGE_KEY) prepareSaved().then(store.reload, () => undefined)
  })
  return store
}

function readSaved(): StoredCart | undefined {
  const text = browserStorage.read(CART_STORAGE_KEY)
  return text === null ? undefined : readText?.(text)
}

/** A tab in the background paints nothing; a call waits for the next frame no longer than this. */
const LONGEST_FRAME_MS = 200

/** Makes a call after the frame that shows what the shopper did: preparing it takes a slow phone 20 ms. */
const onceShown =
  <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
  async (...args: Args): Promise<Answer> => {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, LONGEST_FRAME_MS)
      afterPaint(resolve)
    })
    return ask(...args)
  }

/** The options of an accepted quote, at its own cost of shipping. */
async function quotedRates(
  quoteNumber: string,
  zip: string,
  requestedShipDate: string | null,
  signal: AbortSignal,
) {
  const path = `/quotes/${quoteNumber}/rates`
  const answer = (await call('POST', path, { zip, requestedShipDate }, { signal })) as {
    rates: WireShippingRate[]
  }
  return answer.rates.map(optionFromWire)
}

const browserDependencies = (destination: () => string): CartDependencies => ({
  api: {
    ...api.cart,
    products: itemsForCart,
    tax: onceShown(api.cart.tax),
    check: onceShown(api.cart.check),
  },
  mail: (cart, key) => call('POST', '/cart/send', cart, { headers: { 'idempotency-key': key } }),
  saved: {
    read: readSaved,
    write: (text) => browserStorage.write(CART_STORAGE_KEY, text),
  },
  writeCount(qty) {
    writeCookie(CART_COUNT_COOKIE.name, String(qty), CART_COUNT_COOKIE.expires)
    // The header's count comes a frame after the dialog: many parts of a page read the visitor again.
    afterPaint(() => visitor.changed())
  },
  forget: forgetCompanions,
  destination,
  track: (event, item) => track(event, [item]),
  shippingRates: onceShown(async (items, requestedShipDate, signal) => {
    const quoted = items.find(({ quoteID }) => quoteID !== null)?.quoteID
    try {
      if (quoted) return await quotedRates(quoted, destination(), requestedShipDate, signal)
      const answer = await api.shipping.info(
        {
          zipcode: destination(),
          products: items.map((item) => ({ id: item.id, qty: item.qty })),
          ...(requestedShipDate && { requestedShipDate }),
        },
        { signal },
      )
      if (answer.shipOptions.quoteOnly)
        throw new ApiError('quote_only', answer.shipOptions.message ?? shippingTexts.optionsFailed)
      return answer.shipOptions.rates.map(optionFromWire)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'quote_only') throw error
      throw new Error(shippingTexts.optionsFailed, { cause: error })
    }
  }),
})

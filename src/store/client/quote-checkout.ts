import { call } from '#api/client.ts'
import type { QuoteToPay } from '#features/partners/quotes/contract.ts'
import type { WireItem } from '#features/selling/cart/contract.ts'
import type { CartStore } from '#features/selling/cart/ui/cart-store.ts'
import { itemFromWire } from '#features/selling/cart/view/from-wire.ts'
import { type CheckoutAddress, defaultCheckout } from '#features/selling/checkout/rules/checkout-state.ts'
import type { QuoteCheckout } from '#features/selling/checkout/rules/quote-checkout.ts'
import type { ShippingType } from '#features/selling/shipping/rules/rates.ts'
import { fromWire } from '#lib/money.ts'
import { savedText } from '#shop/shop-context.ts'
import { locate, openCheckout } from './checkout.ts'
import { browserStorage, storageKeys } from './storage-entries.ts'

const entry = savedText(browserStorage, storageKeys.quoteCheckout)

export const askToPay = (quoteNumber: string): Promise<QuoteToPay> =>
  call('GET', `/quotes/${quoteNumber}/pay`) as Promise<QuoteToPay>

/** The signed quote with this number; undefined where this browser has not begun to pay it. */
export function readQuoteCheckout(number: string): QuoteCheckout | undefined {
  try {
    const saved = JSON.parse(entry.read() ?? '') as Partial<QuoteCheckout>
    return saved.number === number && saved.signed && saved.address ? (saved as QuoteCheckout) : undefined
  } catch {
    return undefined
  }
}

export const saveQuoteCheckout = (quote: QuoteCheckout): void => entry.write(JSON.stringify(quote))

/** Calls back when another tab has changed the entry; returns how to stop. */
export function onQuoteCheckout(callback: () => void): () => void {
  const changed = ({ key }: StorageEvent) => key === storageKeys.quoteCheckout && callback()
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

export function quoteCheckoutOf({ quoteNumber, signed, shipTo, labor }: QuoteToPay): QuoteCheckout {
  const { street, zip, more: _, ...place } = shipTo
  return {
    number: quoteNumber,
    signed: {
      selected: fromWire(signed.selected),
      shipping: fromWire(signed.shipping),
      tax: fromWire(signed.tax),
      total: fromWire(signed.total),
      shippingType: signed.shippingType,
      taxRate: signed.taxRate,
      isExempt: signed.isExempt,
      zip,
      state: shipTo.state,
    },
    address: { ...place, address: street, zipcode: zip },
    agreed: null,
    labor: labor && { company: labor.company, total: fromWire(labor.total) },
  }
}

/**
 * Fills cart and form with an accepted quote, in place of what they hold: its items at their quoted prices,
 * its contact, addresses, ZIP code and delivery. `isAgreed`: the buyer has seen the total of now, and goes on
 * with it.
 */
export async function beginQuoteCheckout(
  cart: CartStore,
  toPay: QuoteToPay,
  isAgreed: boolean,
): Promise<void> {
  const [{ products }] = await Promise.all([
    call('POST', '/cart/products', { products: toPay.lines.map(({ id, qty }) => ({ id, qty })) }) as Promise<{
      products: WireItem[]
    }>,
    // The visitor's place becomes the quote's, so that tax and freight are those of the quote.
    locate(toPay.zip),
  ])
  const prices = new Map(toPay.lines.map(({ id, price }) => [id, fromWire(price)]))
  const items = products.map((wire) => {
    const item = itemFromWire(wire)
    return { ...item, price: prices.get(item.id) ?? item.price, quoteID: toPay.quoteNumber }
  })
  cart.send({ type: 'cleared' })
  cart.send({ type: 'productsPasted', items })
  if (toPay.shippingType !== null)
    cart.send({ type: 'shippingChosen', option: toPay.shippingType as ShippingType })
  saveQuoteCheckout({ ...quoteCheckoutOf(toPay), agreed: isAgreed ? fromWire(toPay.total) : null })
  fillForm(toPay)
}

function fillForm({ contact, shipTo, billTo }: QuoteToPay): void {
  const store = openCheckout()
  store.clear()
  store.change({
    email: contact.email,
    phoneNumber: contact.phone,
    shipping: formAddress(contact.name, shipTo),
    billingAndShippingAddressAreTheSame: billTo === null,
    ...(billTo && { billing: formAddress(contact.name, billTo) }),
  })
}

const NAME_MAX = 59

function formAddress(
  name: string,
  { street, city, state, zip, country, more }: QuoteToPay['shipTo'],
): CheckoutAddress {
  const [firstName = '', ...rest] = (more?.name || name).trim().split(/\s+/)
  return {
    ...defaultCheckout.shipping,
    firstName: firstName.slice(0, NAME_MAX),
    lastName: rest.join(' ').slice(0, NAME_MAX),
    address: street,
    zipcode: zip,
    ...{ city, state, country },
    ...(more && { company: more.company, address2: more.street2 }),
  }
}

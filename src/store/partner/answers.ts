import { api, call } from '#api/client.ts'
import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { placeOf } from '#features/catalog/location/rules/location.ts'
import { placeCode } from '#features/catalog/location/rules/zip-states.ts'
import { movedPrices } from '#features/partners/saved-carts/rules/save-cart.ts'
import type { CartStore } from '#features/selling/cart/ui/cart-store.ts'
import type { HostAnswers } from '#features/selling/partner/rules/messages.ts'
import type { NewSale, SaleProduct } from '#features/selling/partner/rules/partner-state.ts'
import {
  contactsOf,
  type PastedProduct,
  readItem,
  readLocation,
  readPartnerData,
  readPaste,
  readStartShopping,
} from '#features/selling/partner/rules/payloads.ts'
import { texts } from '#features/selling/partner/texts.ts'
import { MessageFailure } from '#features/selling/partner/ui/bridge/endpoint.ts'
import { ApiError } from '#lib/api-error.ts'
import { toWire } from '#lib/money.ts'
import { cartAccess } from '../client/cart.ts'
import { openCheckout } from '../client/checkout.ts'
import { shop, visitor } from '../client/shop.ts'
import { browserStorage, storageKeys } from '../client/storage-entries.ts'
import { partner, saleKnown } from './session.ts'

/** Keeps the name under which the cart was last saved, until the cart is cleared. */
export const rememberSavedName = (name: string): void => browserStorage.write(storageKeys.savedCartName, name)

/** What the store does for each request of the portal (A-MSG). */
export const answersWith = (navigate: (path: string) => void): HostAnswers => ({
  async navigate(payload) {
    const location = readLocation(payload)
    if (location === undefined) throw new MessageFailure(texts.failed.location)
    navigate(location)
    return { location }
  },

  async startShopping(payload) {
    const start = readStartShopping(payload)
    if (start === undefined) throw new MessageFailure(texts.failed.payload)
    const { customer: before, project } = partner.state.getState()
    partner.send({ type: 'shoppingStarted', ...start })
    saleKnown.setState(true, true)
    // The form still has the addresses of the customer before.
    if (before !== null && before.id !== start.customer?.id) openCheckout().clear()
    // Another customer or project is another home.
    if (before?.id !== start.customer?.id || project?.id !== start.project?.id) shop.homeNeed.save(null)
    if (start.customer !== null) {
      void loadContacts(start.customer.id)
      await shipTo(start.customer.shipZip)
    }
    return start
  },

  async addItem(payload) {
    const id = readItem(payload)
    if (id === undefined) throw new MessageFailure(texts.failed.payload)
    const cart = await cartAccess.load()
    try {
      await cart.add(id, 1, '')
    } catch (error) {
      throw new MessageFailure(error instanceof ApiError ? error.message : texts.failed.product)
    }
    return { id, qty: 1 }
  },

  async copyPartnerData(payload) {
    const data = readPartnerData(payload)
    if (data === undefined) throw new MessageFailure(texts.failed.payload)
    partner.send({ type: 'dataCopied', data })
    if (data.makeNewSale) await beginSale(data.makeNewSale)
    return partner.state.getState()
  },

  async getSavedCart() {
    const cart = await cartAccess.load()
    return {
      cartName: browserStorage.read(storageKeys.savedCartName) ?? '',
      projectID: partner.state.getState().project?.id ?? null,
      products: savedProductsOf(cart),
    }
  },

  async pasteCart(payload) {
    const products = readPaste(payload)
    if (products === undefined) throw new MessageFailure(texts.failed.paste)
    return paste(await cartAccess.load(), products)
  },
})

/** The products of a cart as saved carts have them; the priority-delivery line belongs to the delivery. */
export const savedProductsOf = (cart: CartStore) =>
  cart.state
    .getState()
    .items.filter(({ id }) => id !== PRIORITY_DELIVERY)
    .map(({ id, qty, price }) => ({ qty, price: toWire(price), id }))

/** Adds products at today's prices, and names the changed prices and the products that are no longer sold. */
async function paste(cart: CartStore, wanted: readonly PastedProduct[]) {
  const { items, withdrawn } = await cart.paste(wanted.map(({ id, qty }) => ({ id, qty }))).catch(() => {
    throw new MessageFailure(texts.failed.paste)
  })
  if (items.length === 0) throw new MessageFailure(texts.failed.paste)
  const moved = movedPrices(
    wanted,
    items.map(({ id, name, price }) => ({ id, name, price: toWire(price) })),
  )
  if (moved.length > 0) cart.send({ type: 'pasteFailed', message: texts.movedPrices(moved.length) })
  return { pasted: items.length, withdrawn, moved }
}

/** Starts a sale with the facts of an earlier order (S-PARTNER). */
async function beginSale({
  billing,
  shipping,
  email,
  phoneNumber,
  products,
  clearCurrentCart,
}: NewSale): Promise<void> {
  const checkout = openCheckout()
  if (shipping) checkout.changeAddress('shipping', shipping)
  if (billing) checkout.changeAddress('billing', billing)
  checkout.change({
    ...(email !== '' && { email }),
    ...(phoneNumber !== '' && { phoneNumber }),
    ...(billing && shipping && { billingAndShippingAddressAreTheSame: isSame(billing, shipping) }),
  })
  if (shipping) await shipTo(placeCode(shipping.zipcode, shipping.state))
  const cart = await cartAccess.load()
  if (clearCurrentCart) cart.send({ type: 'cleared' })
  if (products.length > 0) await pasteForSale(cart, products)
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

const pasteForSale = (cart: CartStore, products: readonly SaleProduct[]) =>
  paste(
    cart,
    products.map((product) => ({ ...product, price: null })),
  )

/** Freight and tax follow the customer's ZIP; one that we do not know changes nothing. */
async function shipTo(zip: string): Promise<void> {
  if (zip === '' || zip === placeOf(visitor.read().location)) return
  await api.location.byZip({ zip }).then(visitor.changed, () => undefined)
}

/** The checkout also works without the contacts. */
async function loadContacts(customerId: number): Promise<void> {
  try {
    const answer = (await call('GET', '/customer_contacts/{id}', { id: customerId })) as {
      contacts?: unknown
    }
    const list = Array.isArray(answer) ? answer : answer.contacts
    if (Array.isArray(list)) partner.send({ type: 'contactsLoaded', customerId, contacts: contactsOf(list) })
  } catch {
    // The call was refused or the connection broke.
  }
}

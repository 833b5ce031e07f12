import { createStore, type StoreApi } from 'zustand/vanilla'
import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { latest } from '#lib/calls/latest.ts'
import { reduceCart, toStored } from '../rules/cart.ts'
import { type LinkedProduct, missingFrom } from '../rules/cart-link.ts'
import { type CartEffect, cartEffects } from '../rules/effects.ts'
import type { CartEvent } from '../rules/events.ts'
import { type Cart, type CartItem, EMPTY_CART } from '../rules/types.ts'
import { texts } from '../texts.ts'
import { itemFromWire, productLinesOf } from '../view/from-wire.ts'
import {
  applyCoupon,
  askForRates,
  askForRules,
  askForTax,
  type CartDependencies,
  checkedCart,
  messageOf,
  pastedProducts,
  productsStillSold,
} from './cart-calls.ts'

/** A product that is on its way into the cart. */
interface Adding {
  id: string
  name: string
}

/** One buyer's cart: only `send` changes its state. */
export interface CartStore {
  state: Pick<StoreApi<Cart>, 'getState' | 'getInitialState' | 'subscribe'>
  send(event: CartEvent): void
  /** the product that `add` waits for; null unless that takes longer than a moment */
  adding: Pick<StoreApi<Adding | null>, 'getState' | 'getInitialState' | 'subscribe'>
  /** Adds a product to the cart at the current price; rejects with the server's refusal. */
  add(id: string, qty: number, name: string): Promise<void>
  /** Adds parts to the cart beside the product that was just added, without opening the dialog again. */
  addAccessories(parts: readonly { id: string; qty: number }[]): Promise<void>
  /** Asks the server whether each item can still be bought at the price shown (C-CHECK). */
  check(): Promise<void>
  /**
   * Adds the products of a cart link that the cart does not have yet. Shows a message when a product is no
   * longer sold or the server cannot be reached.
   */
  fill(linked: readonly LinkedProduct[]): Promise<void>
  /**
   * Adds products at their current prices. Those that are no longer sold are left out and counted. Rejects
   * when the server cannot be reached.
   */
  paste(wanted: readonly LinkedProduct[]): Promise<{ items: readonly CartItem[]; withdrawn: number }>
  /**
   * Mails the cart and its link; a repeated key sends no second mail (C-SEND). Rejects with the server's
   * refusal.
   */
  mail(to: { email: string; name: string; remind?: boolean }, key: string): Promise<void>
  /**
   * Undoes a removal or a clearing: restores the items of `before` that the cart no longer has, with their
   * services, the discount code and the delivery choice.
   */
  putBack(before: Cart): void
  /** Loads the cart that another tab saved. */
  reload(): void
  /** True on the first call for an addition, so that a page opened later does not announce it again. */
  announce(addition: number): boolean
}

/** An answer that comes within these milliseconds of a press needs no words of waiting. */
const MOMENT_MS = 80

/** Creates a cart and loads the saved one. Each change runs its effects in the order of `cartEffects`. */
export function createCartStore(page: CartDependencies): CartStore {
  const state = createStore<Cart>(() => EMPTY_CART)
  const send = makeSend(state, page)
  const adding = createStore<Adding | null>(() => null)
  let announced = 0

  const reload = (): void => {
    const saved = page.saved.read()
    if (saved) send({ type: 'savedCartLoaded', saved })
  }
  reload()

  return {
    state,
    adding,
    send,
    reload,
    announce(addition) {
      if (addition === announced) return false
      announced = addition
      return true
    },
    putBack: (before) => putBack(before, { state, page, send }),
    async add(id, qty, name) {
      const moment = setTimeout(() => adding.setState({ id, name }, true), MOMENT_MS)
      try {
        const { products } = await page.api.products({ products: [{ id, qty }] })
        for (const wire of products) send({ type: 'itemAdded', item: itemFromWire(wire), qty })
      } finally {
        clearTimeout(moment)
        adding.setState(null, true)
      }
    },
    async addAccessories(parts) {
      const { products } = await page.api.products({ products: [...parts] })
      send({ type: 'productsPasted', items: products.map(itemFromWire) })
      for (const { id, qty } of parts) send({ type: 'accessoryQuantityChanged', id, qty })
    },
    async fill(linked) {
      const wanted = missingFrom(state.getState().items, linked)
      if (wanted.length > 0) for (const event of await pastedProducts(page, wanted)) send(event)
    },
    async paste(wanted) {
      try {
        const pasted = await productsStillSold(page, wanted)
        send({ type: 'productsPasted', items: pasted.items })
        return pasted
      } catch (error) {
        send({ type: 'pasteFailed' })
        throw error
      }
    },
    async mail(to, key) {
      await page.mail({ ...to, products: productLinesOf(state.getState().items) }, key)
    },
    async check() {
      const { items } = state.getState()
      if (items.length > 0) send(await checkedCart(page, items))
    },
  }
}

type Send = (event: CartEvent) => void

/** Applies events to the state and runs the effects of each change. */
function makeSend(state: StoreApi<Cart>, page: CartDependencies): Send {
  const latestRates = latest((_: undefined, signal) => askForRates(page, state.getState(), signal))
  const latestTax = latest((_: undefined, signal) => askForTax(page, state.getState(), signal))

  const latestRules = latest(async (_: undefined, signal) => ({
    rules: await askForRules(page, state.getState(), signal),
  }))

  const send: Send = (event) => {
    const before = state.getState()
    const after = reduceCart(before, event)
    if (after === before && event.type !== 'destinationChanged') return
    state.setState(after, true)
    for (const effect of cartEffects(before, event, after)) run(effect)
  }

  const run = (effect: CartEffect): void => {
    switch (effect.kind) {
      case 'saveCart':
        page.saved.write(JSON.stringify(toStored(state.getState())))
        break
      case 'writeCount':
        page.writeCount(effect.qty)
        break
      case 'forget':
        page.forget(effect.entries)
        break
      case 'track':
        page.track(effect.event, effect.item)
        break
      case 'applyCoupon':
        void applyCoupon(page, state.getState(), effect.code).then(send)
        break
      case 'requestShipping':
        requestShipping()
        break
      case 'requestTax':
        requestTax()
        break
      case 'requestRules':
        requestRules()
        break
    }
  }

  function requestShipping(): void {
    send({ type: 'shippingRequested' })
    latestRates(undefined).then(
      (options) => options && send({ type: 'shippingRatesReceived', options }),
      (error: unknown) => send({ type: 'shippingRatesFailed', message: messageOf(error) }),
    )
  }

  function requestTax(): void {
    send({ type: 'taxRequested' })
    latestTax(undefined).then(
      (tax) => tax && send({ type: 'taxReceived', ...tax }),
      (error: unknown) => send({ type: 'taxFailed', message: messageOf(error) || texts.taxFailed }),
    )
  }

  // Without the rules the checkout stays open: it refuses products that may not be sold.
  function requestRules(): void {
    send({ type: 'rulesRequested' })
    latestRules(undefined).then(
      (answer) => answer && send({ type: 'rulesReceived', rules: answer.rules }),
      () => send({ type: 'rulesReceived', rules: null }),
    )
  }

  return send
}

function putBack(
  before: Cart,
  { state, page, send }: { state: StoreApi<Cart>; page: CartDependencies; send: Send },
): void {
  const present = state.getState().items
  const missing = before.items.filter(
    (item) => item.id !== PRIORITY_DELIVERY && !present.some((other) => other.id === item.id),
  )
  send({ type: 'productsPasted', items: missing })
  const [now, then] = [toStored(state.getState()), toStored(before)]
  if (now.couponCode === then.couponCode && now.preferredShipping === then.preferredShipping) return
  const saved = {
    ...now,
    couponCode: now.couponCode ?? then.couponCode,
    preferredShipping: now.preferredShipping ?? then.preferredShipping,
  }
  send({ type: 'savedCartLoaded', saved })
  page.saved.write(JSON.stringify(saved))
}

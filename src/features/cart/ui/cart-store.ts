import type { ContractRouterClient } from '@orpc/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { NOT_SHIPPED, PRIORITY_DELIVERY } from '#features/catalog/rules/service-ids.ts'
import type { ShippingOption } from '#features/shipping/rules/option.ts'
import { ApiError } from '#kit/api-error.ts'
import { latest } from '#kit/latest.ts'
import { fromWire, toWire } from '#kit/money.ts'
import {
  type cartContract,
  checkedFromWire,
  discountedFromWire,
  itemFromWire,
  productLinesOf,
  storedCartSchema,
} from '../contract.ts'
import { reduceCart, toStored } from '../rules/cart.ts'
import { type LinkedProduct, missingFrom } from '../rules/cart-link.ts'
import { type CartEffect, cartEffects, type TrackedItem } from '../rules/effects.ts'
import type { CartEvent } from '../rules/events.ts'
import type { CartCompanion } from '../rules/kept.ts'
import { shippingCostOf } from '../rules/totals.ts'
import { type Cart, type CartItem, EMPTY_CART } from '../rules/types.ts'
import { texts } from '../texts.ts'

/** What the cart needs of the page it lives in. */
export interface CartWorld {
  api: Omit<ContractRouterClient<typeof cartContract>, 'send'>
  /** POST /cart/send under this Idempotency-Key */
  mail(
    cart: { email: string; name: string; products: ReturnType<typeof productLinesOf> },
    key: string,
  ): Promise<unknown>
  /** Rejects with the sentence to show (X-SHIP). */
  shippingRates(items: readonly CartItem[], signal: AbortSignal): Promise<readonly ShippingOption[]>
  saved: { read(): string | null; write(text: string): void }
  writeCount(qty: number): void
  forget(entries: readonly CartCompanion[]): void
  destination(): string
  track(event: 'add_to_cart' | 'remove_from_cart', item: TrackedItem): void
}

/** One shopper's cart: state moves only by `send`. */
export interface CartStore {
  state: Pick<StoreApi<Cart>, 'getState' | 'getInitialState' | 'subscribe'>
  send(event: CartEvent): void
  /** Puts a product in the cart at our present price; rejects with the refusal. */
  add(id: string, qty: number): Promise<void>
  /** Puts a part beside the product that was just added, without opening the dialog anew; rejects with the refusal. */
  addAccessory(id: string, qty: number): Promise<void>
  /** Looks whether everything can still be bought at the price shown (C-CHECK). */
  check(): Promise<void>
  /** Adds what a cart link asks for and the cart lacks; says so when a product is no longer sold, or none could be asked for. */
  fill(linked: readonly LinkedProduct[]): Promise<void>
  /** Mails the cart and its link; a repeated key sends nothing new (C-SEND). Rejects with the refusal. */
  mail(to: { email: string; name: string }, key: string): Promise<void>
  /** Undoes a removal or a clearing: what `before` had and the cart lacks comes back, with its services, code and delivery choice. */
  putBack(before: Cart): void
  /** Takes over what another tab saved. */
  reload(): void
  /** the last addition a person was shown, so that a page reached later does not show it again */
  seen: { at: number }
}

/** Makes a cart and loads what was saved. Its effects run after each change, in the order the rule lists them. */
export function createCartStore(world: CartWorld): CartStore {
  const state = createStore<Cart>(() => EMPTY_CART)
  const shippingRates = latest((_: undefined, signal) =>
    world.shippingRates(goodsOf(state.getState()), signal),
  )
  const quoteTax = latest((_: undefined, signal) => askForTax(world, state.getState(), signal))

  const send = (event: CartEvent): void => {
    const before = state.getState()
    const after = reduceCart(before, event)
    if (after === before && event.type !== 'destinationChanged') return
    state.setState(after, true)
    for (const effect of cartEffects(before, event, after)) run(effect)
  }

  const run = (effect: CartEffect): void => void effects[effect.kind](effect as never)

  const effects: { [Kind in CartEffect['kind']]: (effect: Extract<CartEffect, { kind: Kind }>) => void } = {
    saveCart: () => world.saved.write(JSON.stringify(toStored(state.getState()))),
    writeCount: ({ qty }) => world.writeCount(qty),
    forget: ({ entries }) => world.forget(entries),
    track: ({ event, item }) => world.track(event, item),
    applyCoupon: ({ code }) => void applyCoupon(world, state.getState(), code).then(send),
    shippingRates() {
      send({ type: 'shippingRequested' })
      shippingRates(undefined).then(
        (options) => options && send({ type: 'shippingRatesReceived', options }),
        (error: unknown) => send({ type: 'shippingQuoteFailed', message: messageOf(error) }),
      )
    },
    quoteTax() {
      send({ type: 'taxRequested' })
      quoteTax(undefined).then(
        (quote) => quote && send({ type: 'taxReceived', ...quote }),
        (error: unknown) => send({ type: 'taxFailed', message: messageOf(error) || texts.taxFailed }),
      )
    },
  }

  const reload = (): void => {
    const saved = readSaved(world.saved.read())
    if (saved) send({ type: 'savedCartLoaded', saved })
  }
  reload()

  return {
    state,
    send,
    reload,
    seen: { at: 0 },
    putBack(before) {
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
      world.saved.write(JSON.stringify(saved))
    },
    async add(id, qty) {
      const { products } = await world.api.products({ products: [{ id, qty }] })
      for (const wire of products) send({ type: 'itemAdded', item: itemFromWire(wire), qty })
    },
    async fill(linked) {
      const wanted = missingFrom(state.getState().items, linked)
      if (wanted.length === 0) return
      try {
        const { items, withdrawn } = await productsStillSold(world, wanted)
        send({ type: 'productsPasted', items })
        if (withdrawn > 0) send({ type: 'pasteFailed', message: texts.linkWithdrawn(withdrawn) })
      } catch {
        send({ type: 'pasteFailed' })
      }
    },
    async mail(to, key) {
      await world.mail({ ...to, products: productLinesOf(state.getState().items) }, key)
    },
    async addAccessory(id, qty) {
      const { products } = await world.api.products({ products: [{ id, qty }] })
      send({ type: 'productsPasted', items: products.map((wire) => ({ ...itemFromWire(wire), qty })) })
      send({ type: 'accessoryQuantityChanged', id, qty })
    },
    async check() {
      const { items } = state.getState()
      if (items.length === 0) return
      try {
        const { products } = await world.api.check({
          zipcode: world.destination(),
          products: productLinesOf(items),
        })
        send({ type: 'cartChecked', products: products.map(checkedFromWire) })
      } catch {
        send({ type: 'cartCheckFailed' })
      }
    },
  }
}

/** The items of a link; those the server refuses as unknown are left out and counted. */
async function productsStillSold(
  world: CartWorld,
  wanted: readonly LinkedProduct[],
): Promise<{ items: CartItem[]; withdrawn: number }> {
  const ask = async (products: readonly LinkedProduct[]) =>
    products.length === 0
      ? []
      : (await world.api.products({ products: [...products] })).products.map(itemFromWire)
  try {
    return { items: await ask(wanted), withdrawn: 0 }
  } catch (error) {
    const refused =
      error instanceof ApiError && error.code === 'unknown_products' ? error.details.products : undefined
    if (!Array.isArray(refused)) throw error
    const kept = wanted.filter(({ id }) => !refused.includes(id))
    return { items: await ask(kept), withdrawn: wanted.length - kept.length }
  }
}

function readSaved(text: string | null) {
  if (text === null) return undefined
  try {
    const parsed = storedCartSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

const goodsOf = (cart: Cart): CartItem[] => cart.items.filter((item) => !NOT_SHIPPED.has(item.id))

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

async function askForTax(world: CartWorld, cart: Cart, signal: AbortSignal) {
  const option = cart.shipping.selectedShippingOption
  const { tax, rate, freightTaxable } = await world.api.tax(
    {
      products: productLinesOf(cart.items),
      destinationZip: world.destination(),
      shipping: option?.type ?? null,
      shippingCost: toWire(shippingCostOf(option)),
      couponCode: cart.coupon.kind === 'applied' ? cart.coupon.code : null,
    },
    { signal },
  )
  return { tax: fromWire(tax), rate, freightTaxable }
}

async function applyCoupon(world: CartWorld, cart: Cart, code: string): Promise<CartEvent> {
  try {
    const { discountedProducts } = await world.api.applyCoupon({
      couponCode: code,
      products: productLinesOf(cart.items),
    })
    return { type: 'couponApplied', code, discountedProducts: discountedProducts.map(discountedFromWire) }
  } catch (error) {
    return { type: 'couponFailed', code, ...(messageOf(error) ? { message: messageOf(error) } : {}) }
  }
}

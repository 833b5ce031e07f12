import type { ContractRouterClient } from '@orpc/contract'
import { NOT_SHIPPED } from '#features/catalog/catalog/rules/service-ids.ts'
import type { ShippingOption } from '#features/selling/shipping/rules/rates.ts'
import { ApiError } from '#lib/api-error.ts'
import { fromWire, toWire } from '#lib/money.ts'
import type { cartContract } from '../contract.ts'
import type { LinkedProduct } from '../rules/cart-link.ts'
import type { TrackedItem } from '../rules/effects.ts'
import type { CartEvent } from '../rules/events.ts'
import type { CartCompanion } from '../rules/saved-entries.ts'
import { shippingCostOf } from '../rules/totals.ts'
import type { Cart, CartItem, StoredCart } from '../rules/types.ts'
import { texts } from '../texts.ts'
import {
  checkedFromWire,
  discountedFromWire,
  internalFromWire,
  itemFromWire,
  productLinesOf,
  rulesFromWire,
} from '../view/from-wire.ts'

/** The functions of the page that the cart calls. */
export interface CartDependencies {
  api: Omit<ContractRouterClient<typeof cartContract>, 'send'>
  /** POST /cart/send under this Idempotency-Key */
  mail(
    cart: { email: string; name: string; products: ReturnType<typeof productLinesOf> },
    key: string,
  ): Promise<unknown>
  /** Rejects with an error whose message is shown to the buyer (X-SHIP). */
  shippingRates(
    items: readonly CartItem[],
    requestedShipDate: string | null,
    signal: AbortSignal,
  ): Promise<readonly ShippingOption[]>
  saved: {
    /** undefined when there is none or it cannot be read */
    read(): StoredCart | undefined
    write(text: string): void
  }
  writeCount(qty: number): void
  forget(entries: readonly CartCompanion[]): void
  destination(): string
  track(event: 'add_to_cart' | 'remove_from_cart', item: TrackedItem): void
}

/** The events that put the products of a cart link into the cart. */
export async function pastedProducts(
  page: CartDependencies,
  wanted: readonly LinkedProduct[],
): Promise<CartEvent[]> {
  try {
    const { items, withdrawn } = await productsStillSold(page, wanted)
    const pasted: CartEvent = { type: 'productsPasted', items }
    return withdrawn > 0
      ? [pasted, { type: 'pasteFailed', message: texts.linkWithdrawn(withdrawn) }]
      : [pasted]
  } catch {
    return [{ type: 'pasteFailed' }]
  }
}

/** Asks the server whether the items can still be ordered at the prices shown. */
export async function checkedCart(page: CartDependencies, items: readonly CartItem[]): Promise<CartEvent> {
  try {
    const zipcode = page.destination()
    const { products, rules, internal } = await page.api.check({ zipcode, products: productLinesOf(items) })
    const checked = {
      type: 'cartChecked' as const,
      products: products.map(checkedFromWire),
      internal: internalFromWire(internal),
    }
    // If the place changed during the call, ask for the rules again.
    return zipcode === page.destination() ? { ...checked, rules: rulesFromWire(rules) } : checked
  } catch {
    return { type: 'cartCheckFailed' }
  }
}

/** The items of a link. Those that the server refuses as unknown are left out and counted. */
export async function productsStillSold(
  page: CartDependencies,
  wanted: readonly LinkedProduct[],
): Promise<{ items: CartItem[]; withdrawn: number }> {
  const ask = async (products: readonly LinkedProduct[]) =>
    products.length === 0
      ? []
      : (await page.api.products({ products: [...products] })).products.map(itemFromWire)
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

/** The items that are shipped. */
const goodsOf = (cart: Cart): CartItem[] => cart.items.filter((item) => !NOT_SHIPPED.has(item.id))

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/** Asks for the delivery options, with the days that follow from the buyer's ship date. */
export const askForRates = (page: CartDependencies, cart: Cart, signal: AbortSignal) =>
  page.shippingRates(goodsOf(cart), cart.shipping.preferred?.requestedShipDate ?? null, signal)

export async function askForTax(page: CartDependencies, cart: Cart, signal: AbortSignal) {
  const option = cart.shipping.selectedShippingOption
  const { tax, rate, freightTaxable, basis } = await page.api.tax(
    {
      products: productLinesOf(cart.items),
      destinationZip: page.destination(),
      shipping: option?.type ?? null,
      shippingCost: toWire(shippingCostOf(option)),
      couponCode: cart.coupon.kind === 'applied' ? cart.coupon.code : null,
    },
    { signal },
  )
  return { tax: fromWire(tax), rate, freightTaxable, basis }
}

/** Asks for the verdicts on the cart at the place of delivery. */
export async function askForRules(page: CartDependencies, cart: Cart, signal: AbortSignal) {
  const { rules } = await page.api.check(
    { zipcode: page.destination(), products: productLinesOf(cart.items) },
    { signal },
  )
  return rulesFromWire(rules)
}

export async function applyCoupon(page: CartDependencies, cart: Cart, code: string): Promise<CartEvent> {
  try {
    const { discountedProducts } = await page.api.applyCoupon({
      couponCode: code,
      products: productLinesOf(cart.items),
    })
    return { type: 'couponApplied', code, discountedProducts: discountedProducts.map(discountedFromWire) }
  } catch (error) {
    return { type: 'couponFailed', code, ...(messageOf(error) ? { message: messageOf(error) } : {}) }
  }
}

import type { ContractRouterClient } from '@orpc/contract'
import { cartTotals, itemDiscount, shippingCostOf } from '#features/selling/cart/rules/totals.ts'
import type { Cart } from '#features/selling/cart/rules/types.ts'
import { ApiError, type ErrorDetails } from '#lib/api-error.ts'
import { fromWire, toCents, toWire } from '#lib/money.ts'
import type { CheckoutBody, checkoutContract } from '../contract.ts'
import { fullName } from '../rules/check-address.ts'
import type { CheckoutAddress, CheckoutState } from '../rules/checkout-state.ts'
import { formTexts } from '../texts.ts'

/** POST /checkout with the attempt's key. */
export type PlaceOrder = (
  body: CheckoutBody,
  attemptKey: string,
) => ReturnType<ContractRouterClient<typeof checkoutContract>['place']>

/** Pays the placed order with the buyer's payment method. */
export type Pay = (orderID: string) => Promise<{ state: string }>

export type PlacingOutcome =
  | { kind: 'placed'; orderID: string }
  /** the payment was refused: the order waits for another one */
  | { kind: 'card'; message: string }
  /** our prices have changed */
  | { kind: 'prices'; message: string; prices: { id: string; price: ReturnType<typeof fromWire> }[] }
  /** nothing was placed: the buyer must change the cart or the delivery */
  | { kind: 'refused'; message: string; code: string; details: ErrorDetails }
  /** no answer arrived: pressing again is safe */
  | { kind: 'unsure'; message: string }

/**
 * Places the order of this attempt and pays it; `pay` is null when nothing is paid online. Sending the same
 * attempt again finds the order it made.
 */
export async function placeOrder(
  place: PlaceOrder,
  body: CheckoutBody,
  attemptKey: string,
  pay: Pay | null,
): Promise<PlacingOutcome> {
  try {
    const placed = await place(body, attemptKey)
    if (placed.state === 'pending') await pay?.(placed.orderID)
    return { kind: 'placed', orderID: placed.orderID }
  } catch (error) {
    return outcomeOf(error)
  }
}

/**
 * Makes the order of this attempt and asks the provider to begin an approval for it. The order stays unpaid
 * until the buyer places it.
 */
export async function beginApproval<T>(
  place: PlaceOrder,
  body: CheckoutBody,
  attemptKey: string,
  ask: (orderID: string) => Promise<T>,
): Promise<{ kind: 'begun'; begun: T } | PlacingOutcome> {
  try {
    const { orderID, state } = await place(body, attemptKey)
    if (state !== 'pending') return { kind: 'placed', orderID }
    return { kind: 'begun', begun: await ask(orderID) }
  } catch (error) {
    return outcomeOf(error)
  }
}

const REFUSED_PAYMENT = new Set([
  'payment_cancelled',
  'amount_out_of_range',
  'payment_reference_mismatch',
  'session_not_found',
  'payment_declined',
  'payment_reference_used',
  'payment_failed',
  'payment_unavailable',
  'too_many_tries',
  'cards_paused',
])

function outcomeOf(error: unknown): PlacingOutcome {
  if (error instanceof ApiError && REFUSED_PAYMENT.has(error.code))
    return { kind: 'card', message: error.message }
  if (!(error instanceof ApiError) || error.status >= 500)
    return { kind: 'unsure', message: formTexts.unsure }
  const wrong = error.details.invalidProductPrices
  if (error.code === 'price' && Array.isArray(wrong)) {
    return {
      kind: 'prices',
      message: error.message,
      prices: (wrong as { id: string; price: number }[]).map(({ id, price }) => ({
        id,
        price: fromWire(price),
      })),
    }
  }
  return { kind: 'refused', message: error.message, code: error.code, details: error.details }
}

/**
 * The body of POST /checkout: items, addresses, the costs that the buyer saw, and the products for which the
 * buyer wants an installer's offer.
 */
export function checkoutBody(
  cart: Cart,
  form: CheckoutState,
  installation: Record<string, string[]> = {},
): CheckoutBody {
  const option = cart.shipping.selectedShippingOption
  const billing = form.billingAndShippingAddressAreTheSame ? form.shipping : form.billing
  return {
    email: form.email.trim(),
    phone: form.phoneNumber,
    phoneExt: form.phoneExtension,
    phone2: form.phoneNumber2,
    billingInfo: addressOf(billing),
    shippingInfo: {
      ...addressOf(form.shipping),
      deliveryType: form.deliveryType,
      carrierInstructions: form.commentsForCarrier,
    },
    paymentInfo: { amount: toWire(cartTotals(cart).total), method: form.paymentMethod },
    products: cart.items.map((item) => ({
      id: item.id,
      price: toWire(item.price),
      retailPrice: toWire(item.retailPrice),
      kBType: item.kBType,
      discount: { discountAmount: toWire(toCents(Math.floor(itemDiscount(item) / item.qty))) },
      qty: item.qty,
      quoteID: item.quoteID,
    })),
    ...(form.epaCertificate.trim() === '' ? {} : { epaCertificate: form.epaCertificate.trim() }),
    shippingMethod: {
      cost: toWire(shippingCostOf(option)),
      type: option?.type ?? 'standard',
      deliveryDate: option?.deliveryDate ?? null,
      expectedShipDate: option?.shipDate ?? null,
      requestedShipDate: option?.requestedShipDate ?? null,
      ...(option?.overrideCost != null && { overrideCost: toWire(option.overrideCost) }),
    },
    ...(Object.keys(installation).length > 0 ? { installationQuoteSelections: installation } : {}),
    ...(cart.coupon.kind === 'applied' ? { discounts: { couponCode: cart.coupon.code } } : {}),
  }
}

const addressOf = (address: CheckoutAddress) => ({
  name: fullName(address),
  address1: address.address.trim(),
  address2: address.address2.trim(),
  city: address.city.trim(),
  state: address.state.trim(),
  postcode: address.zipcode.trim(),
  company: address.company.trim(),
  country: address.country === 'CA' ? ('CA' as const) : ('US' as const),
})

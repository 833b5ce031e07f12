import { call } from '#api/client.ts'
import { offeredOptions } from '#features/selling/cart/rules/shipping-choice.ts'
import type { Cart } from '#features/selling/cart/rules/types.ts'
import type { CartStore } from '#features/selling/cart/ui/cart-store.ts'
import type { PartnerOffer } from '#features/selling/partner/rules/offer.ts'
import { SALE_HEADER, writeSale } from '#features/selling/partner/rules/sale-header.ts'
import type { PriceRequest } from '#features/selling/repricing/contract.ts'
import { contentKey } from '#features/selling/repricing/rules/repricing.ts'
import { saleTexts } from '#features/selling/repricing/sale-texts.ts'
import { type Cents, fromWire } from '#lib/money.ts'
import { forgetPrices, heldPrices, holdPrices, partner } from './session.ts'

/** The header by which the server prices this sale; none for an ordinary sale. */
export function saleHeader(): Record<string, string> {
  const { customer, project, removeTax, shippingCost } = partner.state.getState()
  const held = heldPrices()
  const sale = writeSale({
    customerID: customer?.id ?? null,
    projectID: project?.id ?? null,
    priceRequest: held?.state === 'held' ? held.id : null,
    removeTax,
    shipping: shippingCost,
  })
  return sale === undefined ? {} : { [SALE_HEADER]: sale }
}

/** The content of the cart and whom it is for: lowered prices hold for exactly this. */
function contentOf({ items }: Cart): string {
  const { customer, project } = partner.state.getState()
  return contentKey({ lines: items, customerID: customer?.id ?? null, projectID: project?.id ?? null })
}

/** Whether a request no longer gives prices: refused, expired, or used by an order. */
export const isOver = ({ state, isExpired, orderID }: PriceRequest): boolean =>
  state === 'refused' || isExpired || orderID !== null

/**
 * Puts the answer to a price request into the cart: its prices when it is granted, otherwise the waiting
 * state.
 */
export function takePrices(cart: CartStore, request: PriceRequest): void {
  if (isOver(request)) {
    dropPrices(cart)
    return
  }
  const content = contentOf(cart.state.getState())
  if (request.state === 'waiting') {
    holdPrices({ id: request.id, state: 'waiting', content })
    return
  }
  holdPrices({ id: request.id, state: 'held', content })
  const lowered = request.lines.filter(({ asked, price }) => asked < price)
  cart.send({
    type: 'repriced',
    reprice: Object.fromEntries(
      lowered.map(({ id, asked }) => [id, { price: fromWire(asked), reason: request.reason }]),
    ),
  })
  cart.send({ type: 'destinationChanged' })
}

/** Goes back to the prices in force. */
export function dropPrices(cart: CartStore): void {
  forgetPrices()
  cart.send({ type: 'repriced', reprice: null })
  void cart.check()
}

/**
 * Keeps the cart in line with the sale: lowered prices end when the cart changes, and the shipping costs
 * what the partner chose. Call it after each change of cart or sale; a second call changes nothing.
 */
export function keepSale(cart: CartStore): void {
  const now = cart.state.getState()
  if (now.items.length === 0) return
  const held = heldPrices()
  const isRepriced = now.items.some(({ repricing }) => repricing !== null)
  if (held ? held.content !== contentOf(now) : isRepriced) {
    dropPrices(cart)
    cart.send({ type: 'pasteFailed', message: saleTexts.dropped })
  }
  keepShippingCost(cart)
}

/** A cost below the offered one takes its place; the guaranteed delivery keeps its own price. */
function keepShippingCost(cart: CartStore): void {
  const { shippingCost } = partner.state.getState()
  const wanted = shippingCost === null ? null : fromWire(shippingCost)
  const now = cart.state.getState()
  if (now.shipping.shippingOptions.kind !== 'ready') return
  const options = offeredOptions(now)
  const next = options.map((option) => {
    const overrideCost = lowered(option, wanted)
    return overrideCost === option.overrideCost ? option : { ...option, overrideCost }
  })
  if (next.some((option, index) => option !== options[index]))
    cart.send({ type: 'shippingRatesReceived', options: next })
}

const lowered = ({ type, cost }: { type: string; cost: Cents }, wanted: Cents | null): Cents | null =>
  wanted !== null && type !== 'guaranteed' && wanted < cost ? wanted : null

/** Asks what the partner may do with this sale; keeps the last answer when the call fails. */
export async function loadOffer(): Promise<void> {
  const answer = await call('GET', '/checkout/partner').catch(() => undefined)
  if (answer !== undefined) partner.offerIs(answer as PartnerOffer)
}

/** Asks for lower prices, or for the state of a request. */
export const askForPrices = (body: Record<string, unknown>) =>
  call('POST', '/partner/price-requests', body) as Promise<PriceRequest>
export const askAgain = (id: number) =>
  call('GET', '/partner/price-requests/{id}', { id }) as Promise<PriceRequest>

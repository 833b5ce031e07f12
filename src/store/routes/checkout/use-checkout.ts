import { useEffect, useState } from 'react'
import { placeCode } from '#features/catalog/location/rules/zip-states.ts'
import { cartTotals } from '#features/selling/cart/rules/totals.ts'
import type { Cart } from '#features/selling/cart/rules/types.ts'
import type { CheckoutStore, CheckoutView } from '#features/selling/checkout/ui/checkout-store.ts'
import { toWire } from '#lib/money.ts'
import { pageTitle } from '#shop/page/head.ts'
import { shipToAddress } from '../../client/cart.ts'
import { openCheckout } from '../../client/checkout.ts'
import { titles } from '../titles.ts'

/** The order is placed and its page is loading: the tab's title says so already. */
export function usePlacedTitle(isPlaced: unknown): void {
  useEffect(() => {
    if (isPlaced) document.title = pageTitle(titles.placed)
  }, [isPlaced])
}

export function useCheckout(): { store: CheckoutStore | null; view: CheckoutView | null } {
  const [store, setStore] = useState<CheckoutStore | null>(null)
  const [view, setView] = useState<CheckoutView | null>(null)
  useEffect(() => {
    const opened = openCheckout()
    setStore(opened)
    setView(opened.state.getState())
    return opened.state.subscribe(setView)
  }, [])
  return { store, view }
}

/** Freight and tax follow the address of the form, once its place is known. */
export function useDestination(view: CheckoutView | null): void {
  const { zipcode = '', state = '' } = view?.form.shipping ?? {}
  useEffect(() => {
    shipToAddress(zipcode !== '' && state !== '' ? placeCode(zipcode, state) : undefined)
    return () => shipToAddress(undefined)
  }, [zipcode, state])
}

/** S-CO-02: the form's costs are the cart's. */
export function useCosts(cart: Cart, store: CheckoutStore | null): void {
  useEffect(() => {
    if (!store || cart.items.length === 0) return
    const { shippingCost, taxAmount, subTotal, total } = cartTotals(cart)
    store.costsAre({
      shippingCost: toWire(shippingCost),
      taxAmount: toWire(taxAmount),
      subTotal: toWire(subTotal),
      total: toWire(total),
    })
  }, [cart, store])
}

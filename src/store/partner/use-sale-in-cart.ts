import { useEffect } from 'react'
import { onCartLoaded } from '../client/cart.ts'
import { keepSale, loadOffer, saleHeader } from './sale.ts'
import { partner, saleKnown } from './session.ts'
import { useStoreValue } from './use-store-value.ts'

/**
 * Keeps the cart in line with the sale, and asks for prices and terms again when its customer has changed.
 */
export function useSaleInCart(): void {
  const state = useStoreValue(partner.state)
  const isKnown = useStoreValue(saleKnown)
  useEffect(() => {
    if (!isKnown) return
    let stop = () => {}
    const leave = onCartLoaded((cart) => {
      keepSale(cart)
      stop = cart.state.subscribe(() => keepSale(cart))
    })
    return () => {
      leave()
      stop()
    }
  }, [isKnown])

  const sale = JSON.stringify(isKnown ? [saleHeader(), state.customer?.id] : null)
  useEffect(() => {
    if (sale === 'null') return
    void loadOffer()
    return onCartLoaded((cart) => {
      keepSale(cart)
      cart.send({ type: 'destinationChanged' })
      void cart.check()
    })
  }, [sale])
}

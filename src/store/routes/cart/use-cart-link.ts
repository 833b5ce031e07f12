import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readCartLink } from '#features/selling/cart/rules/cart-link.ts'
import { texts } from '#features/selling/cart/texts.ts'
import { cartAccess } from '../../client/cart.ts'

/**
 * Fills the cart from the link of a mailed cart, once, and then removes the link's parameters from the
 * address. True while that runs.
 */
export function useCartLink(): boolean {
  const { search } = useLocation()
  const navigate = useNavigate()
  // Read in the browser, because the page is the same for every visitor.
  const [isFilling, setFilling] = useState(false)

  useEffect(() => {
    if (!new URLSearchParams(search).has('items')) return
    const linked = readCartLink(search)
    setFilling(true)
    void cartAccess
      .load()
      .then((store) =>
        linked ? store.fill(linked) : store.send({ type: 'pasteFailed', message: texts.linkInvalid }),
      )
      .catch(() => undefined)
      .finally(() => {
        setFilling(false)
        void navigate('/cart', { replace: true, preventScrollReset: true })
      })
  }, [search, navigate])

  return isFilling
}

import { lazy, Suspense, useEffect, useState } from 'react'
import { useCart, useCartStore } from '#features/cart/ui/cart-context.tsx'
import type { PlaceCheck } from './check-place.ts'

const CartRules = lazy(() =>
  import('#features/compliance/ui/cart-rules.tsx').then((module) => ({ default: module.CartRules })),
)

/** Above a cart: what in it may not be installed where it goes, and what wants a second look. */
export function CartPlaceRules({ zip }: { readonly zip: string }) {
  const cart = useCart(useCartStore())
  const items = cart.items.filter((item) => !item.isService)
  const [checks, setChecks] = useState<readonly PlaceCheck[]>([])
  const ids = items.map((item) => item.id).join()
  useEffect(() => {
    let here = true
    if (ids === '') setChecks([])
    else
      import('./check-place.ts')
        .then(({ checkAll }) => checkAll(zip, ids.split(','), false))
        .then(
          (found) => here && setChecks(found.filter(({ outcome }) => outcome !== 'allowed')),
          () => here && setChecks([]),
        )
    return () => {
      here = false
    }
  }, [ids, zip])
  if (checks.length === 0) return null
  return (
    <Suspense>
      <CartRules
        checks={checks}
        zip={zip}
        nameOf={(id) => items.find((item) => item.id === id)?.name ?? id}
      />
    </Suspense>
  )
}

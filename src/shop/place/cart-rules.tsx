import { lazy, Suspense } from 'react'
import { useCart, useCartStore } from '#features/cart/ui/cart-context.tsx'
import { latestDataOf, useAnswer } from '#kit/react/use-answer.ts'
import { useShop } from '../shop-context.ts'
import type { PlaceCheck } from './check-place.ts'

const CartRules = lazy(() =>
  import('#features/compliance/ui/cart-rules.tsx').then((module) => ({ default: module.CartRules })),
)

/**
 * Above a cart: its products that may not be installed at the place of delivery, and those to check again.
 */
export function CartPlaceRules({ zip }: { readonly zip: string }) {
  const cart = useCart(useCartStore())
  const items = cart.items.filter((item) => !item.isService)
  const { api } = useShop()
  const ids = items.map((item) => item.id).join()
  const load = async (): Promise<PlaceCheck[]> =>
    (await import('./check-place.ts')).checkAll(api, zip, ids.split(','), false)
  const answer = useAnswer(ids === '' ? undefined : load, [api, ids, zip])
  const checks = (latestDataOf(answer) ?? []).filter(({ outcome }) => outcome !== 'allowed')
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

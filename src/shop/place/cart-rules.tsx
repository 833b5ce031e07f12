import { lazy, Suspense } from 'react'
import type { Cart } from '#features/selling/cart/rules/types.ts'

const CartRules = lazy(() =>
  import('#features/catalog/compliance/ui/cart-rules.tsx').then((module) => ({ default: module.CartRules })),
)

/**
 * Above a cart: its products that may not be installed at the place of delivery, and those to check again.
 */
export function CartPlaceRules({ cart: { items, rules } }: { readonly cart: Pick<Cart, 'items' | 'rules'> }) {
  const checks = rules?.checks.filter(({ id }) => items.some((item) => item.id === id)) ?? []
  if (rules === null || checks.length === 0) return null
  return (
    <Suspense>
      <CartRules
        checks={checks}
        zip={rules.zip}
        nameOf={(id) => items.find((item) => item.id === id)?.name ?? id}
      />
    </Suspense>
  )
}

import { lazy, Suspense } from 'react'
import type { Cart } from '#features/selling/cart/rules/types.ts'
import { fromWire } from '#lib/money.ts'
import { latestDataOf, useAnswer } from '#lib/react/use-answer.ts'
import { useShop } from '../shop-context.ts'

const MatchedSystems = lazy(() =>
  import('#features/selling/cart/ui/matched-systems.tsx').then((module) => ({
    default: module.MatchedSystems,
  })),
)

/** Above a cart: the matched systems whose units the shopper has added one by one. */
export function CartSystems({ cart }: { readonly cart: Pick<Cart, 'items'> }) {
  const { api } = useShop()
  const items = cart.items.filter((item) => !item.isService)
  const products = items.map(({ id, qty }) => ({ id, quantity: qty }))
  const answer = useAnswer(
    products.length < 2 ? undefined : (signal) => api.catalog.systems({ products }, { signal }),
    [JSON.stringify(products)],
  )
  const names = new Map(items.map(({ id, name }) => [id, name]))
  const found = latestDataOf(answer)?.systems.filter(({ units }) => units.every((id) => names.has(id))) ?? []
  if (found.length === 0) return null
  return (
    <Suspense>
      <MatchedSystems
        systems={found.map(({ system, units, saving }) => ({
          id: system.id,
          name: system.name,
          href: system.path,
          price: fromWire(system.price),
          saving: fromWire(saving),
          units: units.map((id) => names.get(id) ?? id),
        }))}
      />
    </Suspense>
  )
}

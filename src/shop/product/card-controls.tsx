import type { CardView } from '#features/catalog/catalog/ui/card/product-card.tsx'
import { texts as rules } from '#features/catalog/compliance/ui/texts.ts'
import { CompareToggle } from '#features/choosing/compare/ui/compare-context.tsx'
import { AddToCart } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { useForbidden } from '../place/place-check.tsx'

/**
 * The buttons of a card: add to cart, compare. Where the product may not be installed, the card
 * leads to models that may.
 */
export function CardControls({
  card: { id, name, stock },
}: {
  readonly card: Pick<CardView, 'id' | 'name' | 'stock'>
}) {
  const forbidden = useForbidden(id)
  return (
    <>
      {forbidden?.alternatives ? (
        <Link href={forbidden.alternatives}>{rules.seeAllowed}</Link>
      ) : (
        <AddToCart
          id={id}
          name={name}
          disabled={stock.status === 'out_of_stock' || forbidden !== undefined}
        />
      )}
      <CompareToggle id={id} name={name} />
    </>
  )
}

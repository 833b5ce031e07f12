import { AddToCart } from '#features/cart/ui/add-to-cart/button.tsx'
import type { CardView } from '#features/catalog/ui/card/product-card.tsx'
import { CompareToggle } from '#features/compare/ui/compare-toggle.tsx'

/** The controls of a card: add to cart, compare. */
export const CardControls = ({
  card: { id, name, stock },
}: {
  card: Pick<CardView, 'id' | 'name' | 'stock'>
}) => (
  <>
    <AddToCart id={id} name={name} disabled={stock.status === 'out_of_stock'} />
    <CompareToggle id={id} name={name} />
  </>
)

import type { CardView } from '#features/catalog/ui/card/product-card.tsx'
import { CompareToggle } from '#features/compare/ui/compare-toggle.tsx'
import { AddToCart } from '../add-to-cart.tsx'

/** What a card can do: into the cart, into the comparison. */
export const CardControls = ({
  card: { id, name, stock },
}: {
  card: Pick<CardView, 'id' | 'name' | 'stock'>
}) => (
  <>
    <AddToCart id={id} name={name} disabled={stock.state === 'out'} />
    <CompareToggle id={id} name={name} />
  </>
)

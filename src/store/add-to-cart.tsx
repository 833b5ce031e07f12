import type { AddButton } from '#features/catalog/ui/related-list.tsx'
import { LinkButton } from '#ui/button/button.tsx'

/** Puts a product into the cart. */
export const AddToCart: AddButton = ({ id, look, size }) => (
  <LinkButton href={`/cart?add=${id}`} look={look} size={size}>
    Add to cart
  </LinkButton>
)

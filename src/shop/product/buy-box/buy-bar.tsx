import { buyTexts as texts } from '#features/catalog/catalog/ui/buy-texts.ts'
import type { AddButton } from '#features/catalog/catalog/ui/product/sections/related-list.tsx'
import type { ProductView } from '#features/catalog/catalog/ui/product-view.ts'
import { Price } from '#ui/price/price-block.tsx'

interface Props {
  readonly product: ProductView
  readonly quantity: number
  /** "Arrives Nov 24 – 25 in 60614" */
  readonly arrival: string
  readonly Add: AddButton
}

/**
 * Name, price, arrival and button again, while the buy box is out of view: at the lower edge of a phone, on
 * wider screens in one row with the index of the page.
 */
export function BuyBar({ product, quantity, arrival, Add }: Props) {
  return (
    <section className="buy-bar no-print" aria-label={texts.buy}>
      <p className="buy-bar-name">
        <b>{product.name}</b>
      </p>
      <p>
        <Price amount={product.price} size="small" />
        <span className="meta">{arrival}</span>
      </p>
      <Add id={product.id} name={product.name} quantity={quantity} look="primary" />
    </section>
  )
}

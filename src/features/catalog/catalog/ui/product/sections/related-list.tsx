import type { ComponentType } from 'react'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { Price } from '#ui/price/price-block.tsx'
import type { RelatedView } from '../../product-view.ts'

/** The button that adds a product to the cart; the application provides it. */
export type AddButton = ComponentType<{
  id: string
  name: string
  quantity?: number
  look?: 'primary' | 'plain'
  size?: 'big' | 'small'
  disabled?: boolean
}>

/** Products in lines: picture, name and why, price, add. */
export function RelatedList({ list, Add }: { list: readonly RelatedView[]; Add: AddButton }) {
  return list.map(({ card, reason, quantity }) => (
    <div className="need" key={card.id}>
      <Drawing className="pic" picture={card.picture} />
      <div>
        <Link className="plain strong" href={card.href}>
          {quantity > 1 ? `${quantity} × ${card.name}` : card.name}
        </Link>
        <p className="meta">{reason}</p>
      </div>
      <Price amount={card.price} size="small" />
      <Add id={card.id} name={card.name} quantity={quantity} size="small" />
    </div>
  ))
}

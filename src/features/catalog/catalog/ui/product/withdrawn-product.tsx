import type { ReactNode } from 'react'
import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { type CardView, ProductCard } from '../card/product-card.tsx'
import type { ProductView } from '../product-view.ts'
import { texts } from '../texts.ts'

/** The page of a product that is no longer sold, with the closest products. */
export function WithdrawnProduct({
  product,
  cardControls,
}: {
  product: ProductView
  cardControls: (card: CardView) => ReactNode
}) {
  const category = product.crumbs.at(-1)
  return (
    <>
      <EmptyState
        level={1}
        title={texts.withdrawnTitle(product.name)}
        actions={
          category && (
            <LinkButton href={category.href} look="primary" size="big">
              {texts.all(category.label)}
            </LinkButton>
          )
        }
      >
        <p className="lead">{texts.withdrawnText}</p>
      </EmptyState>
      <div className="cards band">
        {product.alternatives.map((card) => (
          <ProductCard key={card.id} card={card} controls={cardControls(card)} />
        ))}
      </div>
    </>
  )
}

import type { ReactNode } from 'react'
import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { type CardView, ProductCard } from '../card/product-card.tsx'
import type { ProductView } from '../product-view.ts'
import { unsoldTexts as texts } from '../unsold-texts.ts'

/** The page of a product that is no longer sold, with the closest products, or of a service that is off. */
export function WithdrawnProduct({
  product,
  cardControls,
}: {
  product: ProductView
  cardControls: (card: CardView) => ReactNode
}) {
  const category = product.crumbs.at(-1)
  if (product.isOff)
    return (
      <EmptyState
        level={1}
        title={texts.offTitle(product.name)}
        actions={
          <LinkButton href="/free-shipping" look="primary" size="big">
            {texts.offNext}
          </LinkButton>
        }
      >
        <p className="lead">{texts.offText}</p>
      </EmptyState>
    )
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

import type { ReactNode } from 'react'
import { LinkButton } from '#ui/button/button.tsx'
import { DimensionLine, EmptyState } from '#ui/empty/empty-state.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { itemCount } from '../rules/types.ts'
import { texts } from '../texts.ts'

/** The page of an empty cart: one sentence, two links. */
export function EmptyCart({ help, children }: { readonly help: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <EmptyState
        level={1}
        title={texts.empty}
        help={help}
        drawing={<DimensionLine label={itemCount(0)} />}
        actions={
          <>
            <LinkButton look="primary" href="/categories/furnaces-heaters">
              {texts.shopFurnaces}
            </LinkButton>
            <LinkButton href="/view-categories">{texts.shopAll}</LinkButton>
          </>
        }
      >
        <p className="lead">{texts.emptyHint}</p>
      </EmptyState>
      {children}
    </>
  )
}

/** A skeleton of the page, until the browser has loaded the cart. */
export function CartOpening() {
  return (
    <div className="cart-opening">
      <h1>{texts.loading}</h1>
      <Skeleton label={texts.loading}>
        <div className="main-and-side">
          <div className="skeleton cart-bone-lines" />
          <div className="skeleton cart-bone-sum" />
        </div>
      </Skeleton>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
    </div>
  )
}

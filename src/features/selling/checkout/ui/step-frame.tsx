import type { ReactNode } from 'react'
import { itemTotal } from '#features/selling/cart/rules/totals.ts'
import type { Cart } from '#features/selling/cart/rules/types.ts'
import { formatMoney } from '#lib/money.ts'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { formTexts as texts } from '../texts.ts'

/** The items of the order in lines, beside every step. */
export function OrderItems({
  cart,
  drawingUrl,
}: {
  readonly cart: Cart
  readonly drawingUrl: (id: string) => string
}) {
  return (
    <ul className="checkout-items">
      {cart.items
        .filter((item) => !item.isService)
        .map((item) => (
          <li key={item.id}>
            <span className="checkout-pic" aria-hidden="true">
              <Drawing src={drawingUrl(item.id)} />
            </span>
            <span>
              {item.name}
              <span className="meta">{texts.qty(item.qty)}</span>
            </span>
            <span className="num">{formatMoney(itemTotal(item))}</span>
          </li>
        ))}
    </ul>
  )
}

interface FrameProps {
  readonly rail: ReactNode
  readonly side: ReactNode
  readonly fold: ReactNode
  /** errors and notices, above the form */
  readonly notices: ReactNode
  /** what the buyer may rely on; beside the form, on phones below it */
  readonly assurance: ReactNode
  readonly children: ReactNode
}

/** The form on the left, the sum on the right; on phones the sum is folded at the top. */
export function StepFrame({ rail, side, fold, notices, assurance, children }: FrameProps) {
  return (
    <>
      <div className="checkout-rail">{rail}</div>
      <div className="checkout-fold box">{fold}</div>
      <div className="main-and-side">
        <div>
          {notices}
          <div className="stack-l">{children}</div>
          <div className="checkout-below">{assurance}</div>
        </div>
        <aside className="box sticky stack checkout-side" aria-label={texts.yourOrder}>
          {side}
          {assurance}
        </aside>
      </div>
    </>
  )
}

/** Shown until cart and form are loaded, and after the order was placed: one sentence and a skeleton. */
export function CheckoutOpening({ title }: { readonly title: string }) {
  return (
    <div className="checkout-opening">
      <h1 className="visually-hidden">{title}</h1>
      <Skeleton label={title}>
        <div className="skeleton checkout-bone-rail" />
        <div className="main-and-side">
          <div className="skeleton checkout-bone-work" />
          <div className="skeleton checkout-bone-work checkout-side" />
        </div>
      </Skeleton>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
    </div>
  )
}

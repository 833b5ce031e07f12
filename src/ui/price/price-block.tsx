import type { ReactNode } from 'react'
import type { Cents } from '#lib/money.ts'
import { formatMoney } from '#lib/money.ts'
import { classNames } from '../class-names.ts'
import { uiTexts } from '../texts.ts'

export type PriceBlockProps = {
  readonly price: Cents
  /** The earlier price; shown only when it is higher. */
  readonly was?: Cents | null | undefined
  /** Shown instead of the amount, e.g. when a price is not public. */
  readonly hidden?: ReactNode
  readonly size?: 'big' | 'small' | undefined
  /** Stock word at the end of the price line. */
  readonly aside?: ReactNode
  /** Lines below: freight, a rebate after purchase. */
  readonly children?: ReactNode
}

/** Price, earlier price, and lines about freight and rebates. Never red. */
export function PriceBlock({ price, was, hidden, size, aside, children }: PriceBlockProps) {
  return (
    <div className="price-row">
      {hidden ? <span className="strong">{hidden}</span> : <Price amount={price} size={size} />}
      {!hidden && was != null && was > price && (
        <span className="was">
          {uiTexts.was} <s>{formatMoney(was)}</s>
        </span>
      )}
      {aside}
      {children && <div className="ship">{children}</div>}
    </div>
  )
}

/** An amount in the narrow typeface of rating plates. */
export function Price({
  amount,
  size,
}: {
  readonly amount: Cents
  readonly size?: 'big' | 'small' | undefined
}) {
  return (
    <span className={classNames('price', size === 'small' ? 'compact' : size)}>{formatMoney(amount)}</span>
  )
}

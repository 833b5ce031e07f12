import { formatWire } from '#lib/money.ts'
import { texts } from './texts.ts'

interface Totals {
  readonly total: number
  /** without what was called off; 0 once it is canceled */
  readonly totalNow: number
}

/** The total of an order. When some or all of it was called off, the old one is struck through. */
export const OrderTotal = ({ total, totalNow }: Totals) =>
  total === totalNow ? (
    formatWire(total)
  ) : (
    <>
      <s className="meta">
        <span className="visually-hidden">{texts.before} </span>
        {formatWire(total)}
      </s>{' '}
      {formatWire(totalNow)}
    </>
  )

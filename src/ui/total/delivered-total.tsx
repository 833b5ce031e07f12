import type { ReactNode } from 'react'
import type { Cents } from '#lib/money.ts'
import { formatMoney } from '#lib/money.ts'
import { Price } from '../price/price-block.tsx'

export type TotalLine = {
  readonly label: ReactNode
  /** An amount, or a word instead: "Free", "Calculating". */
  readonly amount: Cents | string
  /** A second, quieter line under the label. */
  readonly note?: ReactNode
}

export type DeliveredTotalProps = {
  /** Item, freight, options, tax, in the order they add up. */
  readonly lines: readonly TotalLine[]
  readonly total: TotalLine
  /** Lines below the total that are not part of it: a rebate after purchase. */
  readonly after?: readonly TotalLine[] | undefined
  /** Folds the lines under this title and the total; open or not at first. */
  readonly fold?: { readonly title: ReactNode; readonly open?: boolean | undefined } | undefined
  /** Stands above the sum, inside the fold: the items. */
  readonly children?: ReactNode
}

/** The sum that the buyer pays, the same on product page, cart, checkout and receipt. */
export function DeliveredTotal({ lines, total, after = [], fold, children }: DeliveredTotalProps) {
  const sum = (
    <table className="sum">
      <tbody>
        {lines.map((line, index) => (
          <TotalRow key={index} line={line} />
        ))}
        <TotalRow line={total} className="total-line" />
        {after.map((line, index) => (
          <TotalRow key={index} line={line} className="minor-line" />
        ))}
      </tbody>
    </table>
  )
  if (!fold)
    return (
      <>
        {children}
        {sum}
      </>
    )
  return (
    <details className="folded-total" open={fold.open}>
      <summary>
        <span className="heading">{fold.title}</span>
        {typeof total.amount === 'string' ? (
          <span className="price compact">{total.amount}</span>
        ) : (
          <Price amount={total.amount} size="small" />
        )}
      </summary>
      {children}
      {sum}
    </details>
  )
}

function TotalRow({ line, className }: { readonly line: TotalLine; readonly className?: string }) {
  return (
    <tr className={className}>
      <th scope="row">
        {line.label}
        {line.note && <span className="meta">{line.note}</span>}
      </th>
      <td>{typeof line.amount === 'string' ? line.amount : formatMoney(line.amount)}</td>
    </tr>
  )
}

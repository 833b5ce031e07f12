import { AddToCart } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import type { Refill } from '#features/service/owned-equipment/contract.ts'
import { texts } from '#features/service/owned-equipment/texts.ts'
import { formatDate } from '#lib/dates.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { Link } from '#ui/link/link.tsx'

/** The filters to buy again, with the interval and the day of the next change. */
export function Refills({ refills }: { readonly refills: readonly Refill[] }) {
  if (refills.length === 0) return null
  return (
    <section className="stack-s technical-sheet" aria-labelledby="refills">
      <h2 id="refills">{texts.filters}</h2>
      <ul className="technical-parts">
        {refills.map(({ id, name, path, price, months, dueOn, wasBought }) => (
          <li key={id}>
            <Link href={path}>{name}</Link>
            <span className="num">{formatMoney(fromWire(price))}</span>
            <span className="meta">
              {texts.change(texts.every(months))}
              {dueOn && `, ${texts.due(formatDate(dueOn))}`}
              {!wasBought && `. ${texts.fitsCabinet}`}
            </span>
            <div className="no-print">
              <AddToCart id={id} name={name} size="small" />
            </div>
          </li>
        ))}
      </ul>
      <p className="meta">
        {texts.filterSize}{' '}
        <Link href="/category/indoor-air-quality-products/air-filters">{texts.findFilter}</Link>
      </p>
    </section>
  )
}

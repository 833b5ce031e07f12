import { AddToCart } from '#features/cart/ui/add-to-cart/button.tsx'
import type { Refill } from '#features/owned-equipment/contract.ts'
import { texts } from '#features/owned-equipment/texts.ts'
import { formatDate } from '#kit/dates.ts'
import { formatMoney, fromWire } from '#kit/money.ts'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'

const words = texts.filter

/** The filters to buy again, by size and interval; without one, where to find a filter by its size. */
export const Refills = ({ refills }: { readonly refills: readonly Refill[] }) => (
  <section className="stack-s technical-sheet" aria-labelledby="refills">
    <h2 id="refills">{texts.filters}</h2>
    {refills.length > 0 && (
      <DataTable
        caption={texts.filters}
        hideCaption
        columns={[
          { name: words.filter, rowHeader: true, cell: (refill) => <FilterName refill={refill} /> },
          { name: words.size, cell: ({ size }) => <span className="num">{size}</span> },
          { name: words.change, cell: ({ months }) => texts.every(months) },
          { name: words.next, cell: ({ dueOn }) => (dueOn ? formatDate(dueOn) : words.afterDelivery) },
          { name: words.price, numeric: true, cell: ({ price }) => formatMoney(fromWire(price)) },
          {
            name: words.buy,
            screenOnly: true,
            cell: ({ id, name }) => <AddToCart id={id} name={name} size="small" />,
          },
        ]}
        rows={refills}
        keyOf={({ id }) => id}
      />
    )}
    <p className="meta">
      {texts.filterSize}{' '}
      <Link href="/category/indoor-air-quality-products/air-filters">{texts.findFilter}</Link>
    </p>
  </section>
)

const FilterName = ({ refill: { name, path, wasBought } }: { readonly refill: Refill }) => (
  <>
    <Link href={path}>{name}</Link> {!wasBought && <span className="meta">{words.fits}</span>}
  </>
)

import { formatDay, formatDays } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { AddressLines } from '../address-lines.tsx'
import type { EditSeen } from '../panel.ts'
import { editTexts as texts } from './edit-texts.ts'

type Edited = EditSeen['before']
type Row = keyof typeof texts.rows

/** How each row shows an order. */
const CELLS: Readonly<Record<Row, (order: Edited) => React.ReactNode>> = {
  contact: ({ contact: { phone, phoneExtension, phone2 } }) => texts.phones(phone, phoneExtension, phone2),
  shipTo: ({ shipTo }) => (
    <>
      <AddressLines address={shipTo} />
      {shipTo.carrierInstructions && <div className="meta">{shipTo.carrierInstructions}</div>}
    </>
  ),
  delivery: ({ delivery: { label, ships, from, to } }) => (
    <>
      {label && <div>{label}</div>}
      {ships && <div>{texts.ships(formatDay(ships))}</div>}
      <div>{from ? texts.arrives(formatDays(from, to)) : texts.noDay}</div>
    </>
  ),
  lines: ({ lines }) =>
    lines.map(({ productID, name, quantity, price }) => (
      <div key={productID}>{texts.units(quantity, name, formatWire(price))}</div>
    )),
  discount: ({ sums }) => formatWire(sums.discount),
  shipping: ({ sums }) => formatWire(sums.shipping),
  tax: ({ sums }) => formatWire(sums.tax),
  total: ({ sums }) => formatWire(sums.total),
}

const partOf = (order: Edited, row: Row): unknown =>
  row in order.sums ? order.sums[row as keyof Edited['sums']] : order[row as keyof Edited]

/** What is different, and the total, which people look for. */
const rowsOf = ({ before, after }: Pick<EditSeen, 'before' | 'after'>): Row[] =>
  (Object.keys(CELLS) as Row[]).filter(
    (row) => row === 'total' || JSON.stringify(partOf(before, row)) !== JSON.stringify(partOf(after, row)),
  )

/** What an edit changes, before and after: side by side, and on a phone one below the other. */
export const EditTable = ({ seen }: { readonly seen: Pick<EditSeen, 'before' | 'after'> }) => (
  <section className="edit-changes" aria-label={texts.whatChanged}>
    {rowsOf(seen).map((row) => (
      <div key={row}>
        <p className="edit-what">{texts.rows[row]}</p>
        <dl>
          {(['before', 'after'] as const).map((side) => (
            <div key={side}>
              <dt>{texts[side]}</dt>
              <dd>{CELLS[row](seen[side])}</dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </section>
)

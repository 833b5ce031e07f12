import { Drawing } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { QuantityStepper } from '#ui/quantity/quantity-stepper.tsx'
import { pageTexts as texts } from '../../page-texts.ts'
import type { OptionView, QuoteRow } from '../../view/quote-view.ts'

interface Props {
  readonly option: OptionView
  readonly showsDrawings: boolean
  /** nothing can be selected any more */
  readonly isFixed: boolean
  readonly onToggle: (key: string, isSelected: boolean) => void
  readonly onQuantity: (key: string, qty: number) => void
  readonly onAll: (isSelected: boolean) => void
}

/** The items of an option, each with its box and its quantity (S-QUOTE-01, S-QUOTE-02). */
export function QuoteLines({ option, showsDrawings, isFixed, onToggle, onQuantity, onAll }: Props) {
  const count = option.rows.filter(({ isSelected }) => isSelected).length
  const isAll = option.rows.every(({ isSelected, item }) => isSelected || item.group !== null)
  return (
    <section className="quote-lines" aria-label={option.section.title}>
      <div className="quote-line quote-lines-head">
        <label className="quote-box">
          <input
            type="checkbox"
            className="tick"
            aria-label={texts.selectAll}
            checked={isAll && count > 0}
            disabled={isFixed}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && !isAll
            }}
            onChange={() => onAll(!(isAll && count > 0))}
          />
        </label>
        <span className="plate-label quote-what-head" aria-hidden="true">
          {texts.item}
        </span>
        <span className="plate-label quote-wide" aria-hidden="true">
          {texts.quantity}
        </span>
        <span className="plate-label quote-number quote-wide" aria-hidden="true">
          {texts.price}
        </span>
        <span className="plate-label quote-number quote-wide" aria-hidden="true">
          {texts.lineTotal}
        </span>
      </div>
      <ul>
        {option.rows.map((row) => (
          <Line
            key={row.item.key}
            row={row}
            showsDrawings={showsDrawings}
            isFixed={isFixed}
            onToggle={onToggle}
            onQuantity={onQuantity}
          />
        ))}
      </ul>
    </section>
  )
}

function Line({
  row: { item, isSelected, qty, price, total, listPrice, tag },
  showsDrawings,
  isFixed,
  onToggle,
  onQuantity,
}: Pick<Props, 'showsDrawings' | 'isFixed' | 'onToggle' | 'onQuantity'> & { readonly row: QuoteRow }) {
  return (
    <li className={isSelected ? 'quote-line' : 'quote-line quote-line-off'}>
      <label className="quote-box">
        <input
          type="checkbox"
          className="tick"
          aria-label={texts.select(item.name)}
          checked={isSelected}
          disabled={isFixed || (!item.isSold && !isSelected)}
          onChange={(event) => onToggle(item.key, event.currentTarget.checked)}
        />
      </label>
      <span className="quote-pic">
        {showsDrawings && !item.isService && <Drawing src={`/drawings/${item.id}/thumb.svg`} />}
      </span>
      <div className="quote-what">
        <p className="strong">{item.url ? <Link href={item.url}>{item.name}</Link> : item.name}</p>
        <p className="mono meta">
          {item.brand} {item.sku}
        </p>
        {tag !== '' && <p className={item.isSold ? 'meta' : 'bad'}>{tag}</p>}
        {item.note !== '' && <p className="meta">{item.note}</p>}
      </div>
      <div className={isFixed ? 'quote-qty quote-qty-fixed' : 'quote-qty'}>
        {isFixed ? (
          <span>
            <span className="visually-hidden">{texts.quantity} </span>
            <span className="quote-narrow meta" aria-hidden="true">
              {texts.quantity}{' '}
            </span>
            {qty}
          </span>
        ) : (
          <QuantityStepper
            label={item.name}
            value={qty}
            disabled={!isSelected}
            onChange={(next) => onQuantity(item.key, next)}
          />
        )}
      </div>
      <div className="quote-number quote-each">
        <span className="visually-hidden">{texts.price} </span>
        {price}
        {listPrice !== '' && <span className="meta">{texts.quotedBelow(listPrice)}</span>}
      </div>
      <div className="quote-number strong">
        {isSelected ? (
          <>
            <span className="visually-hidden">{texts.lineTotal} </span>
            {total}
          </>
        ) : (
          '–'
        )}
      </div>
    </li>
  )
}

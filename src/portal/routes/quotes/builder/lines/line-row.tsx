import { type KeyboardEvent, memo } from 'react'
import { EXACT_UP_TO_UNITS, unitsSeen } from '#features/catalog/catalog/rules/stock.ts'
import type { QuoteProduct } from '#features/partners/quotes/rules/quote-product.ts'
import { shipDay } from '#features/selling/shipping/rules/ship-date.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { formatMoney, toCents } from '#lib/money.ts'
import { grouped } from '#lib/numbers.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { IconButton } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { amountText, centsIn, type DraftLine, profitPercent } from '../draft.ts'
import type { Edit } from '../edit.ts'
import { builderTexts as texts } from '../texts.ts'
import { CellInput, focusLine, quantityIn } from './cell-input.tsx'
import { LineMore } from './line-more.tsx'

type Stock = Pick<QuoteProduct, 'available' | 'restockOn' | 'isService'>

/** The day on which this quantity of a product leaves, as yyyy-mm-dd; null when it is unknown. */
export const shipsOn = ({ available, restockOn, isService }: Stock, qty: number, at: Date): string | null =>
  shipDay(at, isService ? [] : [{ qty, stock: { available, restockOn } }])

const DAY = new Intl.DateTimeFormat(merchant().locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** "Today", "Dec 9" or the word for an unknown day. */
function shipWord(day: string | null, at: Date, words: { today: string; unknownDay: string }): string {
  if (day === null) return words.unknownDay
  return day === inStoreZone(at).day ? words.today : DAY.format(new Date(`${day}T12:00:00Z`))
}

/** What the table needs to know of a product; it may come before the store's facts. */
export type LineProduct = Pick<
  QuoteProduct,
  'id' | 'sku' | 'name' | 'url' | 'isService' | 'isSold' | 'restockOn'
> & {
  /** null: the store has not answered */
  available: number | null
}

interface RowProps {
  readonly section: string
  readonly line: DraftLine
  readonly previous: DraftLine | undefined
  readonly product: LineProduct | undefined
  readonly cost: number | undefined
  readonly showsCost: boolean
  readonly showsStock: boolean
  readonly at: Date
  readonly isOpen: boolean
  readonly setOpened: (key: string | undefined) => void
  readonly edit: (edit: Edit) => void
  readonly onRemoved: (name: string) => void
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** One line. It is rendered again only when its own data changed, so that 60 lines stay quick. */
export const LineRow = memo(function LineRow(props: RowProps) {
  const { section, line, product, cost, showsCost, isOpen, setOpened, edit, onRemoved } = props
  const { key, id, qty, price, listPrice } = line
  const sku = product?.sku ?? id
  const set = (to: Extract<Edit, { type: 'set-line' }>['to']) => edit({ type: 'set-line', section, key, to })
  const onKeyDown = useLineKeys(props)
  const remove = () => {
    edit({ type: 'remove-line', section, key })
    onRemoved(product?.name ?? id)
  }
  return (
    <>
      <tr data-row="" className={classNames(line.isOptional && 'quote-optional')}>
        <LineName line={line} product={product} />
        {props.showsStock && <StockCells product={product} qty={qty} at={props.at} />}
        <td data-name={texts.quantity}>
          <CellInput
            cell="qty"
            label={texts.quantityOf(sku)}
            value={String(qty)}
            read={quantityIn}
            problem={texts.badQuantity}
            onRead={(value) => set({ qty: value })}
            onKeyDown={onKeyDown}
          />
        </td>
        <td className="numeric quote-read" data-name={texts.list}>
          {formatMoney(toCents(listPrice))}
        </td>
        <td className="numeric" data-name={texts.quoted}>
          <CellInput
            cell="price"
            label={texts.priceOf(sku)}
            value={amountText(price)}
            read={centsIn}
            problem={texts.badAmount}
            onRead={(value) => set({ price: value })}
            onKeyDown={onKeyDown}
          />
        </td>
        {showsCost && (
          <td className="numeric quote-read" data-name={texts.profit}>
            {profitPercent(price, cost) ?? '–'}
          </td>
        )}
        <td className="numeric" data-name={texts.lineTotal}>
          <b className="strong">{formatMoney(toCents(price * qty))}</b>
        </td>
        <td className="quote-row-buttons">
          <IconButton
            label={texts.more(sku)}
            icon="menu"
            aria-expanded={isOpen}
            onClick={() => setOpened(isOpen ? undefined : key)}
          />
          <IconButton label={texts.removeLine(sku)} icon="close" onClick={remove} />
        </td>
      </tr>
      {isOpen && (
        <LineMore
          section={section}
          line={line}
          previous={props.previous}
          sku={sku}
          columns={7 + (showsCost ? 1 : 0) + (props.showsStock ? 2 : 0)}
          edit={edit}
        />
      )}
    </>
  )
})

/** The arrows go to the next line as in a sheet; with Alt they move the line. */
function useLineKeys({ section, line: { key }, edit }: RowProps) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const by = STEPS[event.key]
    if (by === undefined && event.key !== 'Enter') return
    event.preventDefault()
    const field = event.currentTarget
    if (by === undefined || !event.altKey) return focusLine(field, by ?? 1)
    edit({ type: 'move-line', section, key, by })
    requestAnimationFrame(() => field.focus())
  }
}

type LineProps = Pick<RowProps, 'line' | 'product'>

const LineName = ({ line: { id, isOptional, group }, product }: LineProps) => (
  <>
    <td className="quote-pictures">
      <Drawing src={product?.isService === false ? `/drawings/${id}/thumb.svg` : undefined} />
    </td>
    <th scope="row">
      <b className="strong">{product?.name ?? id}</b>
      <span className="quote-sku">
        <span className="mono meta">{product?.sku ?? id}</span>
        {isOptional && <span className="quote-tag">{texts.optionalTag}</span>}
        {group !== null && <span className="quote-tag">{texts.alternativeTag}</span>}
        {product?.isSold === false && <span className="quote-state bad">{texts.notSold}</span>}
      </span>
    </th>
  </>
)

/** A contractor is told up to 20 units. */
const stockWord = (available: number): string => {
  if (available <= 0) return texts.out
  const units = grouped(available)
  return available === EXACT_UP_TO_UNITS ? `${units}+` : units
}

function StockCells({ product, qty, at }: Pick<RowProps, 'product' | 'at'> & { readonly qty: number }) {
  const available = product?.available ?? null
  if (!product || product.isService || available === null)
    return (
      <>
        <td className="quote-read" data-name={texts.stock} />
        <td className="quote-read" data-name={texts.ships} />
      </>
    )
  return (
    <>
      <td className="numeric quote-read" data-name={texts.stock}>
        <span className={classNames(unitsSeen(available, qty) < qty && 'quote-state warn')}>
          {stockWord(available)}
        </span>
      </td>
      <td className="quote-read" data-name={texts.ships}>
        {shipWord(shipsOn({ ...product, available }, qty, at), at, texts)}
      </td>
    </>
  )
}

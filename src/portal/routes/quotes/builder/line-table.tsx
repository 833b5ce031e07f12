import { Fragment, type KeyboardEvent, memo, useState } from 'react'
import type { QuoteProduct } from '#features/quotes/rules/quote-product.ts'
import { formatMoney, toCents } from '#kit/money.ts'
import { IconButton } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { amountText, centsIn, type DraftLine, type DraftSection, profitPercent } from './draft.ts'
import type { Edit } from './edit.ts'
import { shipsOn, shipWord } from './ship-word.ts'
import { builderTexts as texts } from './texts.ts'

/** What the table needs to know of a product; it may come before the store's facts. */
export type LineProduct = Pick<
  QuoteProduct,
  'id' | 'sku' | 'name' | 'url' | 'isService' | 'isSold' | 'available' | 'restockOn'
>

interface TableProps {
  readonly section: DraftSection
  readonly products: ReadonlyMap<string, LineProduct>
  /** dollars, by product; null: the reader does not see them */
  readonly costs: Readonly<Record<string, number>> | null
  readonly at: Date
  readonly edit: (edit: Edit) => void
  readonly remove: (line: DraftLine, name: string) => void
}

/** The lines of an option. The arrows up and down move between lines as in a sheet. */
export function LineTable({ section, products, costs, at, edit, remove }: TableProps) {
  const [opened, setOpened] = useState<string>()
  return (
    <div className="scroll-x quote-lines">
      <table className="dense">
        <thead>
          <tr>
            <th scope="col" className="quote-pictures">
              <span className="visually-hidden">{texts.item}</span>
            </th>
            <th scope="col">{texts.item}</th>
            <th scope="col" className="numeric">
              {texts.stock}
            </th>
            <th scope="col">{texts.ships}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col" className="numeric">
              {texts.list}
            </th>
            <th scope="col" className="numeric">
              {texts.quoted}
            </th>
            {costs && (
              <th scope="col" className="numeric">
                {texts.profit}
              </th>
            )}
            <th scope="col" className="numeric">
              {texts.lineTotal}
            </th>
            <th scope="col">
              <span className="visually-hidden">{texts.moveUp('')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {section.lines.map((line, index) => (
            <LineRow
              key={line.key}
              section={section.key}
              line={line}
              previous={section.lines[index - 1]}
              product={products.get(line.id)}
              cost={costs?.[line.id]}
              showsCost={costs !== null}
              at={at}
              isOpen={opened === line.key}
              setOpened={setOpened}
              edit={edit}
              remove={remove}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly section: string
  readonly line: DraftLine
  readonly previous: DraftLine | undefined
  readonly product: LineProduct | undefined
  readonly cost: number | undefined
  readonly showsCost: boolean
  readonly at: Date
  readonly isOpen: boolean
  readonly setOpened: (key: string | undefined) => void
  readonly edit: (edit: Edit) => void
  readonly remove: (line: DraftLine, name: string) => void
}

/** Moves the focus to the same field of the next or previous line. */
function focusLine(from: HTMLElement, by: -1 | 1): void {
  const name = from.dataset.cell
  const fields = [...document.querySelectorAll<HTMLInputElement>(`.quote-lines [data-cell="${name}"]`)]
  const next = fields[fields.findIndex((field) => field === from) + by]
  next?.focus()
  next?.select()
}

const LineRow = memo(function LineRow(props: RowProps) {
  const { section, line, product, cost, showsCost, at, isOpen, setOpened, edit, remove } = props
  const { key, id, qty, price, listPrice, isOptional, group, note } = line
  const sku = product?.sku ?? id
  const name = product?.name ?? id
  const set = (to: Extract<Edit, { type: 'set-line' }>['to']) =>
    edit({ type: 'set-line', section, key, to })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (by === undefined && event.key !== 'Enter') return
    event.preventDefault()
    const field = event.currentTarget
    if (by !== undefined && event.altKey) {
      edit({ type: 'move-line', section, key, by })
      requestAnimationFrame(() => field.focus())
    } else focusLine(field, by ?? 1)
  }
  const day = product && shipsOn(product, qty, at)
  const columns = showsCost ? 10 : 9
  return (
    <Fragment>
      <tr data-row="" className={classNames(isOptional && 'quote-optional')}>
        <td className="quote-pictures">
          <Drawing src={product?.isService === false ? `/drawings/${id}/thumb.svg` : undefined} />
        </td>
        <th scope="row">
          <b className="strong">{name}</b>
          <span className="quote-sku">
            <span className="mono meta">{sku}</span>
            {isOptional && <span className="quote-tag">{texts.optionalTag}</span>}
            {group !== null && <span className="quote-tag">{texts.alternativeTag}</span>}
            {product?.isSold === false && <span className="quote-state bad">{texts.notSold}</span>}
          </span>
        </th>
        <td className="numeric" data-name={texts.stock}>
          {product && !product.isService && <StockWord available={product.available} qty={qty} />}
        </td>
        <td data-name={texts.ships}>
          {product && !product.isService && shipWord(day ?? null, at, texts)}
        </td>
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
        <td className="numeric" data-name={texts.list}>
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
          <td className="numeric" data-name={texts.profit}>
            {profitPercent(price, cost === undefined ? undefined : Math.round(cost * 100)) ?? '–'}
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
          <IconButton label={texts.removeLine(sku)} icon="close" onClick={() => remove(line, name)} />
        </td>
      </tr>
      {isOpen && (
        <tr className="quote-more">
          <td colSpan={columns}>
            <div className="quote-more-fields">
              <CheckField
                label={texts.optional}
                checked={isOptional}
                onChange={(event) => set({ isOptional: event.target.checked })}
              />
              {(props.previous || group !== null) && (
                <CheckField
                  label={texts.alternative}
                  checked={group !== null}
                  onChange={(event) => setAlternative(event.target.checked, props)}
                />
              )}
              <TextField
                label={texts.lineNote}
                value={note}
                maxLength={300}
                onChange={(event) => set({ note: event.target.value })}
              />
              <div className="row">
                <IconButton
                  label={texts.moveUp(sku)}
                  icon="up"
                  onClick={() => edit({ type: 'move-line', section, key, by: -1 })}
                />
                <IconButton
                  label={texts.moveDown(sku)}
                  icon="down"
                  onClick={() => edit({ type: 'move-line', section, key, by: 1 })}
                />
              </div>
            </div>
          </td>
        </tr>
      )}
    </Fragment>
  )
})

/** Alternatives share the group of the line above; a group begins with its first line. */
function setAlternative(isOne: boolean, { section, line, previous, edit }: RowProps): void {
  if (!isOne) return edit({ type: 'set-line', section, key: line.key, to: { group: null } })
  if (!previous) return
  const group = previous.group ?? `g-${previous.key}`.slice(0, 40)
  if (previous.group === null) edit({ type: 'set-line', section, key: previous.key, to: { group } })
  edit({ type: 'set-line', section, key: line.key, to: { group } })
}

const StockWord = ({ available, qty }: { readonly available: number; readonly qty: number }) =>
  available > 0 ? (
    <span className={classNames(available < qty && 'quote-state warn')}>
      {available.toLocaleString('en-US')}
    </span>
  ) : (
    <span className="quote-state warn">{texts.out}</span>
  )

const quantityIn = (text: string): number | undefined =>
  /^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : undefined

interface CellProps {
  readonly cell: 'qty' | 'price'
  readonly label: string
  readonly value: string
  readonly read: (text: string) => number | undefined
  readonly problem: string
  readonly onRead: (value: number) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A number in a row. What is typed counts at once when it can be read; leaving the field writes it anew. */
function CellInput({ cell, label, value, read, problem, onRead, onKeyDown }: CellProps) {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && read(typed) === undefined
  return (
    <input
      className={classNames('input quote-cell', cell)}
      inputMode={cell === 'qty' ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? problem : undefined}
      data-cell={cell}
      value={typed ?? value}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value)
        const number = read(event.target.value)
        if (number !== undefined) onRead(number)
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={onKeyDown}
    />
  )
}

import { formatMoney } from '#lib/money.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { shipsNow } from '../../../rules/stock.ts'
import { buyTexts as texts } from '../../buy-texts.ts'
import type { SeriesView, SizeView } from '../../product-view.ts'

/** More sizes than these are shown in the table of sizes alone. */
const MOST_SIZES = 8

interface Props {
  readonly series: SeriesView
  /** id of the product whose page this is */
  readonly current: string
  /** ids of the sizes that fit the visitor's home, separated by spaces */
  readonly fitting: string
}

/** The sizes around the current one, in their order. */
function nearest(rows: readonly SizeView[], current: string): readonly SizeView[] {
  const here = rows.findIndex(({ id }) => id === current)
  const first = Math.max(0, Math.min(here - MOST_SIZES / 2, rows.length - MOST_SIZES))
  return rows.slice(first, first + MOST_SIZES)
}

/** The sizes of a series as links beside the price; those that fit the visitor's home are marked. */
export function SizePicker({ series, current, fitting }: Props) {
  const shown = nearest(series.rows, current)
  const isFitting = (id: string): boolean => fitting.split(' ').includes(id)
  return (
    <nav className="size-picker" aria-labelledby="size-picker-title">
      <p className="size-picker-head">
        <b id="size-picker-title">{texts.size}</b>
        {shown.some(({ id }) => isFitting(id)) && (
          <span className="ok">
            <Icon name="check" />
            {texts.fitsYourHome}
          </span>
        )}
      </p>
      <ul>
        {shown.map((size) => (
          <li key={size.id}>
            <Size size={size} columns={series.columns} current={current} fits={isFitting(size.id)} />
          </li>
        ))}
      </ul>
      {shown.length < series.rows.length && <a href="#sizes">{texts.allSizes(series.rows.length)}</a>}
    </nav>
  )
}

interface SizeProps {
  readonly size: SizeView
  readonly columns: readonly string[]
  readonly current: string
  readonly fits: boolean
}

function Size({ size, columns, current, fits }: SizeProps) {
  const cells = size.cells.map((cell, index) => figureWords(cell, columns[index] ?? ''))
  const [name, ...more] =
    size.input === null
      ? cells
      : [size.input, ...size.cells.map((cell, index) => beside(cell, columns[index] ?? ''))]
  const isInStock = shipsNow(size.stock)
  return (
    <Link
      className={isInStock ? 'size' : 'size out'}
      href={size.href}
      aria-current={size.id === current ? 'page' : undefined}
    >
      <b>{name ?? size.sku}</b>
      <span>{[...more, isInStock ? formatMoney(size.price) : texts.soldOut].join(' · ')}</span>
      {fits && (
        <>
          <Icon name="check" />
          <span className="visually-hidden">, {texts.fitsYourHome}</span>
        </>
      )}
    </Link>
  )
}

/** Beside the input, a capacity says what it is: "76,800 BTU/h output". */
const beside = (cell: string, column: string): string =>
  cell.endsWith('BTU/h') ? `${cell} ${column.toLowerCase()}` : figureWords(cell, column)

/** A number without a unit says nothing alone: "2" becomes "Heat stages 2". */
const figureWords = (cell: string, column: string): string =>
  /^[\d.,½¼¾⅛⅜⅝⅞]+$/.test(cell) ? `${column} ${cell}` : cell

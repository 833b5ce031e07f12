import { type ComponentType, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { escapeMarkup } from '#lib/text/markup.ts'
import { Button } from '#ui/button/button.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { Icon, iconMarkup } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { measureMarkup } from '#ui/plate/rating-plate.tsx'
import { PriceBlock } from '#ui/price/price-block.tsx'
import { uiTexts } from '#ui/texts.ts'
import type { CompareGroup, CompareRow } from '../rules/rows.ts'
import { texts } from '../texts.ts'
import type { ComparedView } from './compare-view.ts'
import type { TableGroup, TableRow } from './table-rows.tsx'

/**
 * The rows of a specification group as text. Nothing in them can be pressed, and a comparison has up to
 * thirty rows: as text, the browser need not hydrate each cell.
 */
export const groupMarkup = ({ title, rows }: CompareGroup, columns: number): string =>
  `<tr class="group-row"><th scope="rowgroup" colspan="${columns + 1}">` +
  `<span>${escapeMarkup(title)}</span></th></tr>${rows.map(rowMarkup).join('')}`

const rowMarkup = ({ label, cells, best }: CompareRow): string =>
  `<tr><th scope="row"><div>${escapeMarkup(label)}</div></th>${cells
    .map((cell, index) => {
      const text = cellMarkup(cell)
      return best?.at.includes(index)
        ? `<td class="best">${text}${badgeMarkup(best.word)}</td>`
        : `<td>${text}</td>`
    })
    .join('')}</tr>`

const badgeMarkup = (word: string): string =>
  `<span class="badge">${iconMarkup('check')}${escapeMarkup(word)}</span>`

const cellMarkup = ({ value, unit }: CompareRow['cells'][number]): string =>
  unit === '' || unit === '″' ? escapeMarkup(value + unit) : measureMarkup(value, unit)

interface Props {
  readonly products: readonly ComparedView[]
  readonly groups: readonly TableGroup[]
  /** groups below, in which nothing can be pressed */
  readonly specs: readonly CompareGroup[]
  readonly Add: ComponentType<{ id: string; name: string; disabled?: boolean }>
  /** "In stock. Arrives Tue, Dec 1 in 60614" */
  readonly availability: (product: ComparedView) => ReactNode
  readonly onRemove: (id: string) => void
  readonly removeHref: (id: string) => string
}

/**
 * Products side by side. The first column stays; a phone shows two products at a time and a tablet three, by
 * swipe or buttons.
 */
export function CompareTable({ products, groups, specs, Add, availability, onRemove, removeHref }: Props) {
  const { box, first, count, turn, update } = useColumns()
  return (
    <div className="compare-box">
      {products.length > 2 && (
        <div className="compare-turn no-print" data-n={products.length}>
          <Button size="small" onClick={() => turn(-1)} disabled={first === 0}>
            {uiTexts.previous}
          </Button>
          <span className="meta" role="status">
            {texts.shown(first + 1, Math.min(products.length, first + count), products.length)}
          </span>
          <Button size="small" onClick={() => turn(1)} disabled={first + count >= products.length}>
            {uiTexts.next}
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it does not fit */}
      <section className="compare-scroll" aria-label={texts.columns} tabIndex={0} ref={box} onScroll={update}>
        <table className="compare-table" data-n={products.length}>
          <thead>
            <tr>
              <th scope="row" className="lead-cell meta">
                {texts.oneScale} {texts.bestMarked}
              </th>
              {products.map(({ id, picture }) => (
                <td key={id} className="art">
                  <Drawing picture={picture} />
                </td>
              ))}
            </tr>
            <tr className="names">
              <td className="lead-cell" />
              {products.map(({ id, brand, sku, name, href }) => (
                <th key={id} scope="col">
                  <span className="plate-label">
                    {brand} · {sku}
                  </span>
                  <Link className="plain" href={href}>
                    {name}
                  </Link>
                  <a
                    className="icon-button no-print"
                    href={removeHref(id)}
                    rel="nofollow"
                    aria-label={uiTexts.remove(name)}
                    title={uiTexts.remove(name)}
                    onClick={(event) => {
                      event.preventDefault()
                      onRemove(id)
                    }}
                  >
                    <Icon name="close" />
                  </a>
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row" className="hidden-cell">
                <span className="visually-hidden">{texts.priceRow}</span>
              </th>
              {products.map((product) => (
                <td key={product.id} className="buy">
                  <PriceBlock price={product.price} was={product.listPrice} />
                  {product.withdrawn ? <p className="ship">{texts.noLongerSold}</p> : availability(product)}
                  <span className="no-print">
                    <Add
                      id={product.id}
                      name={product.name}
                      disabled={product.withdrawn || product.stock.status === 'out_of_stock'}
                    />
                  </span>
                </td>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className="group-row">
                <th scope="rowgroup" colSpan={products.length + 1}>
                  <span>{title}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.key} row={row} products={products} />
              ))}
            </tbody>
          ))}
          {specs.map((group) => (
            <Specs key={group.title} group={group} columns={products.length} />
          ))}
        </table>
      </section>
    </div>
  )
}

/** Written once: what the visitor's browser adds to the page changes none of its rows. */
const Specs = memo(({ group, columns }: { group: CompareGroup; columns: number }) => (
  <tbody
    // biome-ignore lint/security/noDangerouslySetInnerHtml: groupMarkup escapes every text
    dangerouslySetInnerHTML={{ __html: groupMarkup(group, columns) }}
    suppressHydrationWarning
  />
))

function Row({
  row: { label, cells, best },
  products,
}: {
  row: TableRow
  products: readonly ComparedView[]
}) {
  return (
    <tr>
      <th scope="row">
        <div>{label}</div>
      </th>
      {products.map(({ id }, index) => (
        <td key={id} className={best?.at.includes(index) ? 'best' : undefined}>
          {cells[index]}
          {best?.at.includes(index) && (
            <span className="badge">
              <Icon name="check" />
              {best.word}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

/** Which columns are in sight where not all fit. */
function useColumns() {
  const box = useRef<HTMLElement>(null)
  const [inSight, setInSight] = useState({ first: 0, count: 2 })
  const width = (): number => box.current?.querySelector('th[scope=col]')?.clientWidth || 1
  const update = (): void => {
    const view = box.current
    if (!view) return
    const first = Math.round(view.scrollLeft / width())
    const count = Math.max(1, Math.round(view.clientWidth / width()))
    setInSight((now) => (now.first === first && now.count === count ? now : { first, count }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured on mount, scroll and resize
  useEffect(() => {
    update()
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [])
  return { box, ...inSight, turn: (step: 1 | -1) => box.current?.scrollBy({ left: step * width() }), update }
}

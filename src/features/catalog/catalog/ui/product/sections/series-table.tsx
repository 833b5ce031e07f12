import type { ComponentType } from 'react'
import { Link } from '#ui/link/link.tsx'
import { Price } from '#ui/price/price-block.tsx'
import { stockWords } from '../../../rules/stock.ts'
import type { SeriesView, SizeView } from '../../product-view.ts'
import { sectionTexts as texts } from '../../section-texts.ts'

interface Props {
  readonly series: SeriesView
  /** id of the product whose page this is */
  readonly current: string
  /** shows whether a size fits the visitor's home, when its load is known */
  readonly SizeFit?: ComponentType<{ size: SizeView }> | undefined
}

/**
 * All sizes of a series with the figures in which they differ. The size of this page is marked; the others
 * are links.
 */
export function SeriesTable({ series, current, SizeFit }: Props) {
  return (
    <div className="band" id="sizes">
      <h2 id="sizes-title">{texts.chooseSize(series.name)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a wide table */}
      <section className="scroll-x sizes" aria-labelledby="sizes-title" tabIndex={0}>
        <table className="dense">
          <thead>
            <tr>
              <th scope="col">{texts.model}</th>
              {series.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col" className="numeric">
                {texts.price}
              </th>
              <th scope="col">{texts.stock}</th>
              {SizeFit && <th scope="col">{texts.fit}</th>}
            </tr>
          </thead>
          <tbody>
            {series.rows.map((size) => (
              <tr key={size.id} className={size.id === current ? 'this' : undefined}>
                <th scope="row">
                  {size.id === current ? (
                    <b aria-current="page">{size.sku}</b>
                  ) : (
                    <Link href={size.href}>{size.sku}</Link>
                  )}
                </th>
                {size.cells.map((cell, index) => (
                  <td key={series.columns[index]} className="num" data-label={series.columns[index]}>
                    {cell}
                  </td>
                ))}
                <td className="numeric">
                  <Price amount={size.price} size="small" />
                </td>
                <td>{stockWords(size.stock)}</td>
                {SizeFit && (
                  <td className="size-fit">
                    <SizeFit size={size} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

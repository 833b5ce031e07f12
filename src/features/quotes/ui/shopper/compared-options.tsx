import type { Cents } from '#kit/money.ts'
import type { ShopperQuote } from '../../contract/shopper.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import { comparedRows } from '../../view/quote-view.ts'

/** The options beside each other; a row that differs has a mark. */
export function ComparedOptions({
  quote,
  totals,
}: {
  readonly quote: ShopperQuote
  readonly totals: readonly Cents[]
}) {
  const rows = comparedRows(quote, totals)
  const hasCost = rows.some(({ label }) => label === texts.yearlyCost)
  return (
    <div className="quote-compared">
      <h2>{texts.sideBySide}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls on phones, also by keyboard */}
      <section className="scroll-x" aria-label={texts.sideBySide} tabIndex={0}>
        <table className="dense">
          <thead>
            <tr>
              <th scope="col">{texts.option}</th>
              {quote.sections.map(({ key, title }) => (
                <th scope="col" key={key}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells, differs }) => (
              <tr key={label} className={differs ? 'quote-differs' : undefined}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={quote.sections[index]?.key}>{cell || texts.unknown}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {hasCost && <p className="meta measure">{texts.yearlyNote}</p>}
    </div>
  )
}

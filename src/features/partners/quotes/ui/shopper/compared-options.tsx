import type { Cents } from '#lib/money.ts'
import type { ShopperQuote } from '../../contract/shopper.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import { comparedRows, includedItems } from '../../view/compared.ts'
import { OptionTabs } from './option-tabs.tsx'

interface Props {
  readonly quote: ShopperQuote
  /** the key of the option that the letter below shows */
  readonly active: string
}

/** One column for each option: its tab with the total, and below it what the options are compared by. */
export const OptionColumns = (
  props: Props & { readonly totals: readonly Cents[]; readonly onChoose: (key: string) => void },
) => (
  <section className="quote-compared" aria-labelledby="quote-compared">
    <h2 id="quote-compared">{texts.sideBySide}</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: many columns scroll on phones, also by keyboard */}
    <section className="scroll-x" aria-label={texts.columns} tabIndex={0}>
      <div className="quote-columns" data-options={props.quote.sections.length}>
        <OptionTabs {...props} sections={props.quote.sections} />
        <Facts {...props} />
      </div>
    </section>
  </section>
)

/** What differs is bold, what is the same stands once. */
function Facts({ quote, active }: Props) {
  const keys = quote.sections.map(({ key }) => key)
  const columnOf = (index: number) => (keys[index] === active ? 'quote-active' : undefined)
  const { shared, own } = includedItems(quote)
  return (
    <table className="quote-facts">
      <thead className="visually-hidden">
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
        {comparedRows(quote).map(({ label, cells, differs }) => (
          <tr key={label} className={differs ? 'quote-differs' : undefined}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={keys[index]} className={columnOf(index)}>
                {cell || texts.unknown}
              </td>
            ))}
          </tr>
        ))}
        {own.some((names) => names.length > 0) && (
          <tr>
            <th scope="row">{texts.included}</th>
            {own.map((names, index) => (
              <td key={keys[index]} className={columnOf(index)}>
                <ul>
                  {names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        )}
        {shared.length > 0 && (
          <tr className="quote-shared">
            <th scope="row">{texts.inEach}</th>
            <td colSpan={keys.length}>{shared.join(' · ')}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

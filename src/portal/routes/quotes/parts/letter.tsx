import type { Content, Section } from '#features/partners/quotes/rules/content.ts'
import { laborTotals } from '#features/partners/quotes/rules/labor.ts'
import type { TotalsOfSection } from '#features/partners/quotes/rules/quote-totals.ts'
import { formatMoney, toCents } from '#lib/money.ts'
import { displayPhone, telephone } from '#lib/phone.ts'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import { DeliveredTotal } from '#ui/total/delivered-total.tsx'
import { texts } from '../quote-texts.ts'

interface Props {
  readonly content: Omit<Content, 'sections'> & { sections: readonly Section[] }
  readonly totals: readonly TotalsOfSection[]
  readonly products: ReadonlyMap<string, { sku: string; name: string; isService: boolean }>
  /** the key of the accepted option */
  readonly accepted?: string | undefined
}

/** The quote as its customer reads it: no cost, no margin, no stock figures. */
export const Letter = ({ content, totals, products, accepted }: Props) => (
  <div className="quote-letter stack-l">
    {content.message !== '' && <p className="issue-text lead">{content.message}</p>}
    <div className="quote-letter-options">
      {content.sections.map((section) => (
        <LetterOption
          key={section.key}
          section={section}
          laborTax={content.laborTax}
          totals={totals.find(({ sectionKey }) => sectionKey === section.key)}
          products={products}
          showsDrawings={content.showsDrawings}
          isAccepted={section.key === accepted}
        />
      ))}
    </div>
    <p className="meta">
      {texts.letterFrom(content.consultant.name)}{' '}
      {content.consultant.phone !== '' && (
        <a href={telephone(content.consultant.phone)}>{displayPhone(content.consultant.phone)}</a>
      )}
    </p>
  </div>
)

/** Labor has its own sum: the store does not charge it. */
function laborLine({ labor }: Section, tax: Content['laborTax']) {
  const totals = laborTotals(labor, tax)
  return totals ? [{ label: texts.labor, amount: totals.total }] : []
}

interface OptionProps extends Pick<Props, 'products'> {
  readonly section: Section
  readonly laborTax: Content['laborTax']
  readonly totals: TotalsOfSection | undefined
  readonly showsDrawings: boolean
  readonly isAccepted: boolean
}

const LetterOption = ({ section, laborTax, totals, products, showsDrawings, isAccepted }: OptionProps) => (
  <section className="box stack" aria-label={section.title}>
    <div className="row between">
      <h2>{section.title}</h2>
      <span className="row">
        {isAccepted && <StateWord state="ok">{texts.acceptedOption}</StateWord>}{' '}
        {section.tier && <span className="quote-tag">{texts.tiers[section.tier]}</span>}{' '}
        {section.isRecommended && <span className="quote-tag">{texts.recommended}</span>}
      </span>
    </div>
    {section.note !== '' && <p className="issue-text">{section.note}</p>}
    <ul className="quote-letter-lines">
      {section.lines.map((line) => {
        const product = products.get(line.id)
        return (
          <li key={line.key}>
            {showsDrawings && !product?.isService && (
              <Drawing src={`/drawings/${line.id}/thumb.svg`} className="quote-letter-drawing" />
            )}
            <span>
              <b className="strong">{product?.name ?? line.id}</b>
              <br />
              <span className="meta mono">{product?.sku}</span>{' '}
              {line.isOptional && <span className="quote-tag">{texts.optional}</span>}
              {line.group !== null && <span className="quote-tag">{texts.alternative}</span>}
              {line.note !== '' && <span className="meta"> {line.note}</span>}
            </span>
            <span className="num">{texts.each(line.qty, formatMoney(toCents(line.price)))}</span>
          </li>
        )
      })}
    </ul>
    {totals && (
      <DeliveredTotal
        lines={[
          { label: texts.selected, amount: totals.selected },
          {
            label: texts.freight,
            amount:
              totals.shippingType === null
                ? texts.byPhone
                : totals.shipping === 0
                  ? texts.free
                  : totals.shipping,
          },
          { label: texts.tax, amount: totals.tax },
        ]}
        total={{ label: texts.total, amount: totals.total }}
        after={laborLine(section, laborTax)}
      />
    )}
  </section>
)

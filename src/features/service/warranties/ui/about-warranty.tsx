import type { ReactNode } from 'react'
import { Drawing, type PagePicture } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import type { BrandTerms } from '../contract.ts'
import { texts } from '../texts.ts'

const { terms } = texts

interface Props {
  readonly brands: readonly BrandTerms[]
  /** a plate with its serial number */
  readonly picture: PagePicture
  /** the form that finds the order */
  readonly children: ReactNode
}

/** The form beside its explanation, then the effect of a registration and what the warranty covers. */
export const AboutWarranty = ({ brands, picture, children }: Props) => (
  <>
    <div className="owner-start">
      <div className="stack-s">
        <p>{texts.find}</p>
        {children}
      </div>
      <section className="stack">
        <h2>{texts.howTo}</h2>
        <ol>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Drawing picture={picture} />
        <p>
          <Link href="/learning-center/warranty-registration">{texts.article}</Link>
        </p>
      </section>
    </div>
    <div className="owner-start">
      {brands.length > 0 && <Worth brands={brands} />}
      <section className="stack">
        <h2>{texts.covered}</h2>
        <ul>
          {texts.coveredLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <Link href="/premium-guarantee">{texts.claim}</Link>
        </p>
      </section>
    </div>
  </>
)

const Worth = ({ brands }: Pick<Props, 'brands'>) => (
  <section className="stack-s warranty-terms">
    <h2>{texts.why}</h2>
    <DataTable
      caption={terms.caption}
      hideCaption
      columns={[
        { name: terms.brand, rowHeader: true, cell: ({ brand }) => brand },
        { name: terms.registered, cell: ({ registeredYears }) => terms.years(registeredYears) },
        { name: terms.unregistered, cell: ({ unregisteredYears }) => terms.years(unregisteredYears) },
        { name: terms.within, cell: ({ withinDays }) => terms.days(withinDays) },
      ]}
      rows={brands}
      keyOf={({ brand }) => brand}
    />
    <p className="meta">{texts.california}</p>
  </section>
)

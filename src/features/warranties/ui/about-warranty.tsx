import { Drawing, type PagePicture } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import type { BrandTerms } from '../contract.ts'
import { texts } from '../texts.ts'

const { terms } = texts

/** What registering is worth, how it works, and what the warranty covers. */
export function AboutWarranty({
  brands,
  picture,
}: {
  readonly brands: readonly BrandTerms[]
  /** a plate with its serial number */
  readonly picture: PagePicture
}) {
  return (
    <>
      <section className="stack-s">
        <h2>{texts.why}</h2>
        <DataTable
          caption={terms.caption}
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
      <div className="warranty-about">
        <section className="stack-s">
          <h2>{texts.howTo}</h2>
          <ol className="stack-s">
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <Link href="/learning-center/warranty-registration">{texts.article}</Link>
          </p>
        </section>
        <Drawing picture={picture} />
      </div>
      <section className="stack-s measure">
        <h2>{texts.covered}</h2>
        <ul className="stack-s">
          {texts.coveredLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <Link href="/premium-guarantee">{texts.claim}</Link>
        </p>
      </section>
    </>
  )
}

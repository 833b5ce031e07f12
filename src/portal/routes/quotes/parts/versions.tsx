import { Form } from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import type { DeskQuote } from '#features/partners/quotes/contract.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/text-field.tsx'
import { contentOf } from '../builder/wire.ts'
import { texts } from '../quote-texts.ts'
import { VersionDifferences } from './version-differences.tsx'

export type ReadVersion = Awaited<ReturnType<PortalApi['quotes']['version']>>

interface Props {
  readonly quote: DeskQuote
  /** the two versions of the address; undefined: none is compared */
  readonly compared: readonly [ReadVersion, ReadVersion] | undefined
  readonly nameOf: (id: string) => string
}

/** The versions of the quote, and two of them side by side. */
export function Versions({ quote: { versions }, compared, nameOf }: Props) {
  const options = versions.map(({ version }) => ({ value: String(version), label: texts.version(version) }))
  const [before, after] = compared ?? []
  const latest = versions.map(({ version }) => version).toSorted((a, b) => b - a)
  return (
    <section className="stack" id="versions">
      <h2>{texts.versions}</h2>
      <ol className="portal-timeline">
        {versions.map(({ version, author, madeAt, approval }) => (
          <li key={version}>
            {texts.versionBy(version, author, storeDayAndTime(madeAt))}
            {approval.decidedBy && <span className="meta"> {texts.approvedBy(approval.decidedBy)}</span>}
          </li>
        ))}
      </ol>
      {versions.length < 2 ? (
        <p className="meta">{texts.oneVersion}</p>
      ) : (
        <Form className="row quote-pick" preventScrollReset action="#versions">
          <SelectField
            label={texts.firstVersion}
            name="from"
            options={options}
            defaultValue={String(before?.version ?? latest[1])}
          />
          <SelectField
            label={texts.against}
            name="to"
            options={options}
            defaultValue={String(after?.version ?? latest[0])}
          />
          <Button type="submit">{texts.compare}</Button>
        </Form>
      )}
      {before && after && (
        <VersionDifferences before={sideOf(before)} after={sideOf(after)} nameOf={nameOf} />
      )}
    </section>
  )
}

const sideOf = ({ version, content, totals }: ReadVersion) => ({
  name: texts.version(version),
  content: contentOf(content),
  totals: new Map(totals.map(({ sectionKey, total }) => [sectionKey, formatMoney(fromWire(total))])),
})

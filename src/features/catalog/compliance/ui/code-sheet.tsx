import { Form } from 'react-router'
import { typedZipFault } from '#features/catalog/location/rules/address-fields.ts'
import { dateInWords } from '#lib/dates.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { WireSheet } from '../contract.ts'
import { sheetTexts } from './code-sheet-texts.ts'
import { sourceLine } from './source-line.ts'

/** Asks for the place; sends itself as an address, so it also works without script. */
export function SheetForm({
  path,
  zip,
  fault,
  isBusy,
}: {
  readonly path: string
  readonly zip: string
  readonly fault: string | null
  readonly isBusy: boolean
}) {
  return (
    <Form method="get" action={path} className="job-find no-print">
      <TextField
        label={sheetTexts.zip}
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={zip}
        check={(typed) => typedZipFault(typed) && sheetTexts.zipWrong}
        error={fault ?? undefined}
      />
      <Button type="submit" look="primary" size="big" busy={isBusy} busyText={sheetTexts.working}>
        {sheetTexts.submit}
      </Button>
    </Form>
  )
}

interface Props {
  readonly sheet: WireSheet
  /** the design weather, where we have it; otherwise why not */
  readonly weather: { readonly rows: readonly { what: string; value: string }[]; readonly source: string }
}

/** The rules of a place as tables to print, each row with its source and date. */
export function CodeSheet({ sheet: { place, sections, asOf }, weather }: Props) {
  const { city, state, zipcode, region, emissionStandard } = place
  return (
    <article className="stack-l code-sheet">
      <div className="section-head">
        <h2>{sheetTexts.sheetOf(`${city}, ${state} ${zipcode}`)}</h2>
        <Button icon="print" className="no-print" onClick={() => window.print()}>
          {sheetTexts.print}
        </Button>
      </div>
      <p className="meta">{sheetTexts.asOf(dateInWords(asOf))}</p>
      <Facts
        title={sheetTexts.regionTitle}
        rows={[
          { what: sheetTexts.region, value: sheetTexts.regions[region] },
          {
            what: sheetTexts.furnaceNox,
            value: emissionStandard === 'None' ? sheetTexts.anyNox : emissionStandard,
          },
        ]}
      />
      <div>
        {weather.rows.length > 0 && <Facts title={sheetTexts.weather} rows={weather.rows} />}
        <p className="meta">{weather.source}</p>
      </div>
      {sections.map(({ title, rows }) => (
        <table key={title} className="specs">
          <caption>{title}</caption>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.what} ${row.asks} ${row.effectiveFrom}`}>
                <th scope="row">{row.what}</th>
                <td>
                  {row.asks}{' '}
                  <span className="meta">
                    {sourceLine(row, asOf)} {row.status === 'memory' && sheetTexts.notRead}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p className="meta">{sheetTexts.limits}</p>
      <p className="meta no-print">{sheetTexts.printNote}</p>
    </article>
  )
}

function Facts({
  title,
  rows,
}: {
  readonly title: string
  readonly rows: readonly { what: string; value: string }[]
}) {
  return (
    <table className="specs">
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ what, value }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

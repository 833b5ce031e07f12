import { dateInWords } from '#lib/dates.ts'
import type { WireChecked } from '../contract.ts'
import { sourceLine } from './source-line.ts'
import { texts } from './texts.ts'

interface Props {
  readonly check: WireChecked & { readonly zip: string; readonly asOf: string }
}

/** Each rule of the place that was checked, as rows of a product's specifications. */
export function PlaceRules({ check: { outcome, verdicts, zip, asOf } }: Props) {
  return (
    <table className="specs">
      <caption>{texts.rulesOfPlace}</caption>
      <tbody>
        <tr>
          <th scope="row">{zip}</th>
          <td>{texts[outcome](zip)}</td>
        </tr>
        {verdicts.map((verdict) => (
          <tr key={verdict.rule}>
            <th scope="row">{verdict.title}</th>
            <td>
              {verdict.why} <span className="meta">{sourceLine(verdict)}</span>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2} className="meta">
            {texts.asOf(dateInWords(asOf))}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

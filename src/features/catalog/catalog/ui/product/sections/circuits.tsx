import { inches } from '../../../rules/plate-words.ts'
import type { CircuitView, UnitSizeView } from '../../product-view.ts'
import { sectionTexts as texts } from '../../section-texts.ts'

/** One row for each circuit that an electrician brings to the product. */
export function Circuits({ circuits }: { circuits: readonly CircuitView[] }) {
  if (circuits.length === 0) return null
  return (
    <table className="specs unit-table">
      <caption>{texts.circuits}</caption>
      <thead>
        <tr>
          {texts.circuitColumns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {circuits.map(({ unit, count, supply, mca, breaker, plugsIn }) => (
          <tr key={unit}>
            <th scope="row">{texts.circuitUnit(unit, count)}</th>
            <td>{supply === '' ? texts.notStated : supply}</td>
            <td>{mca === null ? texts.notStated : texts.amps(mca)}</td>
            <td>{plugsIn ? texts.ownOutlet : breaker === null ? texts.notStated : texts.amps(breaker)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The size of each unit of a system. */
export function UnitSizes({ sizes }: { sizes: readonly UnitSizeView[] }) {
  if (sizes.length === 0) return null
  return (
    <table className="specs unit-table">
      <caption>{texts.unitSizes}</caption>
      <thead>
        <tr>
          {texts.sizeColumns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ unit, name, width, height, depth }) => (
          <tr key={name}>
            <th scope="row">{unit}</th>
            <td>{`${inches(width)}″`}</td>
            <td>{`${inches(height)}″`}</td>
            <td>{`${inches(depth)}″`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

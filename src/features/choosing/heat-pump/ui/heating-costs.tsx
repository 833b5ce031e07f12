import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import type { Answer, HeatingCost } from '../rules/answer.ts'
import type { HeatPumpInputs } from '../rules/inputs.ts'
import { degrees, texts, usd } from '../texts.ts'

interface Props {
  readonly answer: Answer
  readonly inputs: HeatPumpInputs
}

const presentName = ({ fuel, efficiency }: HeatPumpInputs): string =>
  texts.present(fuel, Math.round(efficiency * 100))

/** Dollars and carbon dioxide of a year's heat, for each way to heat. */
export function HeatingCosts({ answer: { costs }, inputs }: Props) {
  const now = costs[0]?.dollars ?? 0
  const names: Record<HeatingCost['kind'], string> = {
    present: presentName(inputs),
    heatPump: texts.heatPump,
    dualFuel: texts.dualFuel(inputs.fuel),
  }
  return (
    <>
      <h2>{texts.costs}</h2>
      <DataTable
        caption={texts.costs}
        hideCaption
        rows={costs}
        keyOf={({ kind }) => kind}
        columns={[
          { name: texts.heatSource, cell: ({ kind }) => names[kind], rowHeader: true },
          { name: texts.year, cell: ({ dollars }) => <strong>{usd(dollars)}</strong>, numeric: true },
          {
            name: texts.against,
            cell: ({ kind, dollars }) => (kind === 'present' ? '–' : againstNow(dollars - now)),
            numeric: true,
          },
          {
            name: texts.co2,
            cell: ({ co2Lb }) => (co2Lb === null ? texts.notCounted : texts.pounds(co2Lb)),
            numeric: true,
          },
        ]}
      />
      <p className="meta">{texts.heatOnly}</p>
    </>
  )
}

function againstNow(difference: number): string {
  const shown = Math.round(Math.abs(difference))
  if (shown === 0) return texts.same
  return difference < 0 ? texts.less(usd(shown)) : texts.more(usd(shown))
}

/** Where a furnace would take over, by cost and by capacity. */
export function DualFuel({ answer: { dual, loss }, inputs: { fuel } }: Props) {
  return (
    <section className="stack">
      <h2>{texts.cheaperDual}</h2>
      {dual === null ? (
        <p>{texts.dualNone(fuel)}</p>
      ) : (
        <>
          {dual.over.byCostF > loss.endsF ? (
            <p>{texts.dualNever(fuel)}</p>
          ) : (
            <ul className="bullets">
              <li>
                {dual.over.byCostF === Number.NEGATIVE_INFINITY
                  ? texts.dualCostNever
                  : texts.dualCost(degrees(dual.over.byCostF))}
              </li>
              <li>
                {dual.over.byCapacityF === Number.NEGATIVE_INFINITY
                  ? texts.dualCapacityAll
                  : texts.dualCapacity(degrees(dual.over.byCapacityF))}
              </li>
              <li>
                {dual.season.byBackUp / dual.season.heat < 0.001
                  ? texts.dualNoSwitch
                  : texts.dualSwitch(degrees(dual.over.f))}
              </li>
            </ul>
          )}
          <p className="no-print">
            <Link href="/category/heating-cooling/heat-pumps">{texts.shopDual}</Link>
          </p>
        </>
      )}
    </section>
  )
}

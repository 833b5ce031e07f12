import type { ReactNode } from 'react'
import { outputAt } from '#features/choosing/operating-cost/rules/bins/heat-pump.ts'
import type { BinHeat } from '#features/choosing/operating-cost/rules/bins/season.ts'
import { sizeFor } from '#features/choosing/sizing/rules/need.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import type { Answer } from '../rules/answer.ts'
import type { HeatPumpInputs } from '../rules/inputs.ts'
import { btu, degrees, texts, usd } from '../texts.ts'
import { BalancePlot, PlotKey } from './balance-plot.tsx'
import { DualFuel, HeatingCosts } from './heating-costs.tsx'

interface Props {
  readonly answer: Answer
  readonly inputs: HeatPumpInputs
  readonly place: string
  /** the sliders */
  readonly sliders: ReactNode
  /** the systems of the store */
  readonly models: ReactNode
}

/** The answer in sentences, the picture with its table, the year's cost, and what fits. */
export function HeatPumpAnswer({ answer, inputs, place, sliders, models }: Props) {
  return (
    <div className="stack-l">
      {inputs.load !== null && inputs.home !== null && <Notice tone="info">{texts.statedLoad}</Notice>}
      {answer.isModelUnknown && <Notice tone="warn">{texts.modelGone}</Notice>}
      <Headline answer={answer} place={place} />
      <div className="hp-pair">
        <section className="stack">
          <h2>{texts.plot}</h2>
          <BalancePlot {...answer} points={answer.unit.points} stopsF={answer.unit.stopsF} />
          <PlotKey {...answer} />
          <p className="meta">{texts.plotNote}</p>
        </section>
        {sliders}
      </div>
      <Disclosure summary={texts.table} className="hp-year">
        <YearTable answer={answer} />
        <p className="meta">{texts.tableNote}</p>
      </Disclosure>
      <section className="stack">
        <HeatingCosts answer={answer} inputs={inputs} />
      </section>
      <DualFuel answer={answer} inputs={inputs} />
      {models}
    </div>
  )
}

const nameOf = ({ chosen, need }: Answer): string =>
  chosen?.model.name ?? texts.typical(`${sizeFor(need)} ton`)

function carries({ balance, loss, ...answer }: Answer, place: string): string {
  const name = nameOf({ ...answer, balance, loss })
  if (balance.shortBtuh === 0) return texts.carriesAll(name, place)
  return balance.balanceF === null
    ? texts.carriesNever(name)
    : texts.carriesTo(name, degrees(balance.balanceF))
}

function Headline({ answer, place }: Pick<Props, 'answer' | 'place'>) {
  const { balance, loss, bins, need, costs } = answer
  const [present, heatPump] = costs
  const saved = present && heatPump ? present.dollars - heatPump.dollars : 0
  const colder =
    balance.shortBtuh > 0 && balance.balanceF !== null ? hoursBelow(bins, balance.balanceF) : null
  return (
    <div className="box stack-s hp-answer" aria-live="polite">
      <h2>{carries(answer, place)}</h2>
      <p>
        {colder !== null && texts.colderHours(colder)}{' '}
        {balance.shortBtuh > 0 ? texts.backUp(balance.shortKw, loss.designF) : texts.noBackUp}{' '}
        {!balance.isTested && texts.untested}
      </p>
      <p className="strong">{saved >= 0 ? texts.costsLess(usd(saved)) : texts.costsMore(usd(-saved))}</p>
      {need.systems > 1 && <p>{texts.perSystem(need.systems)}</p>}
      <Button className="no-print" icon="print" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </div>
  )
}

/** Hours colder than a temperature; a bin that it cuts counts by its share. */
function hoursBelow(bins: Answer['bins'], outdoorF: number): number {
  return bins.reduce(
    (sum, { fromF, hours }) => sum + hours * Math.min(1, Math.max(0, (outdoorF - fromF) / 5)),
    0,
  )
}

/** A dash for a value too small to name. */
const millions = (value: number): string => (value < 50_000 ? '–' : texts.million(value))

function YearTable({ answer: { season, unit } }: { readonly answer: Answer }) {
  const rows = season.bins.filter(({ heat }) => heat > 0)
  const mean = ({ heat, hours }: BinHeat) => heat / hours
  return (
    <DataTable
      caption={texts.table}
      hideCaption
      rows={rows}
      keyOf={({ fromF }) => fromF}
      columns={[
        { name: texts.outdoors, cell: ({ fromF }) => texts.binName(fromF), rowHeader: true },
        { name: texts.hours, cell: ({ hours }) => texts.bins(hours), numeric: true },
        { name: texts.needed, cell: (bin) => btu(mean(bin)), numeric: true },
        { name: texts.output, cell: ({ outdoorF }) => btu(outputAt(unit, outdoorF)), numeric: true },
        { name: texts.byUnit, cell: ({ byUnit }) => millions(byUnit), numeric: true },
        { name: texts.byBackUp, cell: ({ byBackUp }) => millions(byBackUp), numeric: true },
        { name: texts.electricity, cell: ({ kWh }) => texts.kWh(kWh), numeric: true },
      ]}
    />
  )
}

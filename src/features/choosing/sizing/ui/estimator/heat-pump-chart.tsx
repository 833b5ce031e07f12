import { useState } from 'react'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { NumberField, SelectField } from '#ui/field/text-field.tsx'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { estimatorTexts as texts } from '../../estimator-texts.ts'
import { needTexts } from '../../need-texts.ts'
import {
  balancePoint,
  type CapacityPoint,
  capacityAt,
  type LossLine,
  lossAt,
  typicalHeatPump,
} from '../../rules/equipment/balance.ts'
import { typedNumber } from '../../rules/estimate/answers.ts'
import { BTU_PER_TON, BUILT_TONS } from '../../rules/need.ts'
import { CapacityChart } from './capacity-chart.tsx'

interface Props {
  readonly loss: LossLine
  /** the size that fits the cooling load */
  readonly tons: number
}

type Kind = 'usual' | 'cold' | 'own'
const KINDS = (['usual', 'cold', 'own'] as const).map((value) => ({ value, label: texts.kinds[value] }))
const TESTED_F = [47, 17, 5] as const
const OUTPUT = { min: 1_000, max: 200_000 }

/** The tested points that the shopper typed; undefined while one is missing or impossible. */
function ownPoints(typed: Readonly<Record<number, string>>): CapacityPoint[] | undefined {
  const points = TESTED_F.filter((outdoorF) => outdoorF !== 5 || (typed[5] ?? '') !== '').map((outdoorF) => ({
    outdoorF,
    btuh: typedNumber(typed[outdoorF] ?? ''),
  }))
  return points.every(({ btuh }) => btuh >= OUTPUT.min && btuh <= OUTPUT.max) ? points : undefined
}

/** The temperature down to which a heat pump heats the house alone, and the back-up heat below it. */
export function HeatPumpChart({ loss, tons }: Props) {
  const [kind, setKind] = useState<Kind>('usual')
  const [chosen, setChosen] = useState<number | null>(null)
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const size = chosen ?? tons
  const own = kind === 'own' ? ownPoints(typed) : undefined
  const points = kind === 'own' ? own : typicalHeatPump(size * BTU_PER_TON, kind === 'cold')
  const name = kind === 'own' ? texts.kinds.own : texts.tonHeatPump(needTexts.tonned(size))
  return (
    <section aria-label={texts.chart}>
      <Verdict points={points} loss={loss} name={name} />
      <div className="row no-print">
        <SegmentedControl label={texts.kind} segments={KINDS} value={kind} onChange={setKind} />
        {kind !== 'own' && (
          <SelectField
            label={texts.unit}
            value={String(size)}
            onChange={(event) => setChosen(Number(event.target.value))}
            options={BUILT_TONS.map((each) => ({ value: String(each), label: needTexts.tons(each) }))}
          />
        )}
      </div>
      {kind === 'own' && (
        <div className="estimate-fields">
          {TESTED_F.map((outdoorF) => (
            <NumberField
              key={outdoorF}
              label={texts.at(outdoorF)}
              unit="BTU/h"
              value={typed[outdoorF] ?? ''}
              onChange={(event) => setTyped({ ...typed, [outdoorF]: event.target.value })}
            />
          ))}
        </div>
      )}
      {points ? (
        <>
          <CapacityChart loss={loss} points={points} />
          {kind !== 'own' && <p className="meta">{texts.typical}</p>}
          <Disclosure summary={texts.chartTable}>
            <ChartTable loss={loss} points={points} />
          </Disclosure>
        </>
      ) : (
        <p role="status">{texts.ownFault}</p>
      )}
    </section>
  )
}

interface VerdictProps {
  readonly points: readonly CapacityPoint[] | undefined
  readonly loss: LossLine
  readonly name: string
}

function Verdict({ points, loss, name }: VerdictProps) {
  if (!points) return <h2>{texts.kinds.own}</h2>
  const { balanceF, shortBtuh, shortKw, isTested } = balancePoint(loss, points)
  return (
    <>
      <h2>{balanceF === null ? texts.heatPumpNever(name) : texts.heatPump(name, texts.degrees(balanceF))}</h2>
      <p className="meta">
        {shortBtuh === 0 ? texts.carriesAll : texts.backUp(shortBtuh, shortKw, loss.designF)}{' '}
        {!isTested && texts.untested}
      </p>
    </>
  )
}

function ChartTable({
  loss,
  points,
}: {
  readonly loss: LossLine
  readonly points: readonly CapacityPoint[]
}) {
  const from = Math.floor(loss.designF / 10) * 10
  const rows = Array.from(
    { length: Math.floor((loss.endsF - from) / 10) + 1 },
    (_, index) => from + index * 10,
  )
  const lacks = (outdoorF: number) => Math.max(0, lossAt(loss, outdoorF) - capacityAt(points, outdoorF).btuh)
  return (
    <DataTable
      caption={texts.chart}
      hideCaption
      columns={[
        { name: texts.outdoors, rowHeader: true, cell: (outdoorF) => texts.degrees(outdoorF) },
        { name: texts.loses, numeric: true, cell: (outdoorF) => texts.btu(lossAt(loss, outdoorF)) },
        {
          name: texts.gives,
          numeric: true,
          cell: (outdoorF) => texts.btu(capacityAt(points, outdoorF).btuh),
        },
        { name: texts.lacks, numeric: true, cell: (outdoorF) => texts.btu(lacks(outdoorF)) },
      ]}
      rows={rows}
      keyOf={(outdoorF) => outdoorF}
    />
  )
}

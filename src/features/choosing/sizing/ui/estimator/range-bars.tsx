import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { estimatorTexts as texts } from '../../estimator-texts.ts'
import type { Estimate, LoadRange } from '../../rules/range.ts'

/** The likely loads with the range around them, and what makes it wide. */
export function RangeBars({
  estimate,
  billed,
}: {
  readonly estimate: Estimate
  /** heating by the bills, BTU/h, which is marked in the range of the calculation */
  readonly billed: number | null
}) {
  const end = Math.max(estimate.heating.high, estimate.cooling.high, billed ?? 0) * 1.05
  return (
    <div className="range-bars">
      <RangeBar name={texts.heating} season="heat" range={estimate.heating} end={end} billed={billed} />
      <RangeBar name={texts.cooling} season="cool" range={estimate.cooling} end={end} />
      <Disclosure summary={texts.howSure}>
        <p>{texts.widerBecause}</p>
        <DataTable
          caption={texts.howSure}
          hideCaption
          columns={[
            { name: texts.doubt, rowHeader: true, cell: ({ doubt }) => texts.doubts[doubt] },
            {
              name: texts.heating,
              numeric: true,
              cell: ({ heating }) => texts.swing(heating.down, heating.up),
            },
            {
              name: texts.cooling,
              numeric: true,
              cell: ({ cooling }) => texts.swing(cooling.down, cooling.up),
            },
          ]}
          rows={estimate.reasons}
          keyOf={({ doubt }) => doubt}
        />
      </Disclosure>
    </div>
  )
}

interface BarProps {
  readonly name: string
  readonly season: 'heat' | 'cool'
  readonly range: LoadRange
  /** BTU/h at the right end of the scale */
  readonly end: number
  readonly billed?: number | null
}

function RangeBar({ name, season, range, end, billed = null }: BarProps) {
  const at = (value: number) => (value / end) * 1000
  return (
    <div className="range-bar" data-season={season}>
      <p>
        <b className="strong">{name}</b> {texts.likely(range.likely)},{' '}
        <span className="meta">{texts.between(range.low, range.high)}</span>
        {billed !== null && `. ${texts.byBills(billed)}`}
      </p>
      <svg className="range-track" viewBox="0 0 1000 30" preserveAspectRatio="none" aria-hidden="true">
        <rect className="range-band" x={at(range.low)} y="8" width={at(range.high - range.low)} height="18" />
        <path className="range-scale" d="M0 26H1000" />
        <path className="range-likely" d={`M${at(range.likely)} 2V30`} />
        {billed !== null && <path className="range-billed" d={`M${at(billed)} 2V30`} />}
      </svg>
    </div>
  )
}

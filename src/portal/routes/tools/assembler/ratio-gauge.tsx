import type { ChosenAssembly } from '#features/partners/partner-tools/contract.ts'
import { StateWord } from '#ui/state/state-word.tsx'
import { texts as tools } from '../texts.ts'

const WIDTH = 300
const BASE = 26
/** Percent at the end of the ruler. */
const END = 200
const TICK_EVERY = 10

/** The indoor units beside the outdoor unit on a ruler: the allowed range is marked. */
export function RatioGauge({ ratio }: { readonly ratio: ChosenAssembly['ratio'] }) {
  const { percent, least, most, fits, because } = ratio
  const at = (value: number) => (Math.min(Math.max(value, 0), END) / END) * WIDTH
  const ticks = Array.from(
    { length: END / TICK_EVERY + 1 },
    (_, index) => `M${at(index * TICK_EVERY)} ${BASE}v${index % 5 ? -4 : -8}`,
  ).join('')
  return (
    <div className="gauge tool-gauge">
      <h2>{tools.assemble.ratio}</h2>
      <svg className="ruler" viewBox={`0 0 ${WIDTH} 30`} preserveAspectRatio="none" aria-hidden="true">
        <path className="gauge-window" d={`M${at(least) - 1} 5H${at(most) + 1}V${BASE}H${at(least) - 1}z`} />
        <path className="gauge-line" d={`M0 ${BASE}H${WIDTH}${ticks}`} />
        <path className="gauge-point" d={`M${at(percent)} 0V${BASE + 3}`} />
      </svg>
      <p role="status">
        <StateWord state={fits ? 'ok' : 'warn'}>{`${percent}%`}</StateWord> {because}
      </p>
    </div>
  )
}

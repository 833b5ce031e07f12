import { StateWord } from '#ui/state/state-word.tsx'
import type { WireKit } from '../../contract.ts'
import { pageTexts as texts } from '../../page-texts.ts'

interface Props {
  readonly gauge: NonNullable<WireKit['fit']['heating']>
  readonly label: string
}

const WIDTH = 300
const BASE = 26
/** Percent of the load at the end of the ruler. */
const END = 200
const TICK_EVERY = 20

/** A capacity on a scale of the home's load: the range that fits is marked, and the sentence says it. */
export function KitGauge({ gauge: { has, percent, least, most, fits, because }, label }: Props) {
  const at = (value: number) => (Math.min(Math.max(value, 0), END) / END) * WIDTH
  const ticks = Array.from(
    { length: END / TICK_EVERY + 1 },
    (_, index) => `M${at(index * TICK_EVERY)} ${BASE}v${index % 5 ? -4 : -8}`,
  ).join('')
  return (
    <div className="gauge kit-gauge">
      <svg className="ruler" viewBox={`0 0 ${WIDTH} 30`} preserveAspectRatio="none" aria-hidden="true">
        <path className="gauge-window" d={`M${at(least)} 5H${at(most)}V${BASE}H${at(least)}z`} />
        <path className="gauge-line" d={`M0 ${BASE}H${WIDTH}${ticks}`} />
        <path className="gauge-point" d={`M${at(percent)} 0V${BASE + 3}`} />
      </svg>
      <p>
        <StateWord state={fits ? 'ok' : 'warn'}>{null}</StateWord>
        <span>
          <b>{texts.capacity(label, has.toLocaleString('en-US'))}</b> {because}
        </span>
      </p>
    </div>
  )
}

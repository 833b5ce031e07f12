import type { ReactNode } from 'react'
import { defineTexts } from '#lib/language/texts.ts'
import { upToHundredths as count, upToThousand } from '#lib/numbers.ts'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { Sentence } from '../link/sentence.tsx'
import { uiTexts } from '../texts.ts'
import { FITS_FROM, FITS_TO, type Fit, fitPercent, judgeFit, onRuler, RULER_END } from './fit.ts'

/** What a gauge says in front of its verdict; ** marks strong words. */
const gaugeTexts = defineTexts({
  ofYour: (percent: number, need: string) => `**${percent}%** of your ${need}.`,
  ofYourNeed: (percent: number) => `**${percent}%** of your need.`,
  capacityOfYour: (capacity: string, percent: number, need: string) =>
    `**${capacity}**: ${percent}% of your ${need}.`,
})

export type FitGaugeProps = {
  /** The home's load in `unit`; null until it is known. */
  readonly need: number | null
  readonly capacity: number
  readonly unit?: string | undefined
  /** 160 px, the width of a card, or in full with its scale. */
  readonly size?: 'small' | 'card' | 'full' | undefined
  /** Before the number, e.g. "Heat". */
  readonly lead?: string | undefined
  /** The sentence of the verdict, when the standard one is not specific enough. */
  readonly children?: ReactNode
  /** Link to the load calculator, while the load is unknown. */
  readonly sizingHref?: string | undefined
  /** Shown instead while the load is unknown, e.g. a button that opens the calculator. */
  readonly unknown?: ReactNode
}

const ICONS: Record<Fit, IconName> = { fits: 'check', small: 'down', large: 'up' }
const WIDTH = 300

/** A product's capacity on a scale of the home's load, always with a sentence. */
export function FitGauge({
  need,
  capacity,
  unit = 'BTU/h',
  size = 'card',
  lead,
  children,
  sizingHref,
  unknown,
}: FitGaugeProps) {
  const full = size === 'full'
  const shape = classNames('gauge', full && 'full', size === 'small' && 'compact')
  if (need === null || need <= 0)
    return (
      <UnknownNeed
        className={shape}
        capacity={capacity}
        unit={unit}
        full={full}
        href={sizingHref}
        lead={lead}
        unknown={unknown}
      />
    )
  const percent = fitPercent(need, capacity)
  const fit = judgeFit(percent)
  const words =
    children ??
    { fits: uiTexts.fits, small: uiTexts.small, large: full ? uiTexts.largerThanNeeded : uiTexts.large }[fit]
  const rounded = count(upToThousand(need))
  const measured = {
    full: gaugeTexts.capacityOfYour(`${count(capacity)} ${unit}`, percent, rounded),
    card: gaugeTexts.ofYour(percent, `${rounded} ${unit}`),
    small: gaugeTexts.ofYourNeed(percent),
  }[size]
  return (
    <div className={classNames(shape, fit !== 'fits' && 'off')}>
      <Ruler percent={percent} full={full} />
      <p>
        <Icon name={ICONS[fit]} />
        <span>
          {lead && `${lead} `}
          <Sentence>{measured}</Sentence> {words}
        </span>
      </p>
    </div>
  )
}

function UnknownNeed({
  className,
  capacity,
  unit,
  full,
  href,
  lead,
  unknown,
}: {
  readonly className: string
  readonly capacity: number
  readonly unit: string
  readonly full: boolean
  readonly href: string | undefined
  readonly lead: string | undefined
  readonly unknown: ReactNode
}) {
  return (
    <div className={className}>
      <Ruler percent={null} full={full} />
      <p>
        <Icon name="dash" />
        <span>
          {lead && `${lead} `}
          <b className="num">
            {count(capacity)} {unit}
          </b>
          . {unknown ?? (href ? <Link href={href}>{uiTexts.unknownNeed}</Link> : uiTexts.unknownNeed)}
        </span>
      </p>
    </div>
  )
}

/**
 * Ticks every 10%, long ones every 50%, the window that fits, and the product as a stroke; beyond the end as
 * an arrow.
 */
export function Ruler({ percent, full }: { readonly percent: number | null; readonly full: boolean }) {
  const height = full ? 44 : 30
  const base = height - 4
  const at = (value: number) => onRuler(value, WIDTH)
  const ticks = Array.from(
    { length: RULER_END / 10 + 1 },
    (_, index) => `M${at(index * 10)} ${base}v${index % 5 ? -4 : -8}`,
  ).join('')
  return (
    <>
      <svg className="ruler" viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {percent !== null && (
          <path className="gauge-window" d={`M${at(FITS_FROM)} 5H${at(FITS_TO)}V${base}H${at(FITS_FROM)}z`} />
        )}
        <path className="gauge-line" d={`M0 ${base}H${WIDTH}${ticks}`} />
        {percent !== null && percent <= RULER_END && (
          <path className="gauge-point" d={`M${at(percent)} 0V${base + 3}`} />
        )}
      </svg>
      {percent !== null && percent > RULER_END && (
        // Of its own size: the ruler is stretched to the width of its place, an arrow would lose its head.
        <svg className="gauge-over" viewBox="0 0 20 14" width={20} height={14} aria-hidden="true">
          <path className="gauge-point" d="M2 7h15m-6 -5l6 5l-6 5" />
        </svg>
      )}
      {full && (
        <div className="axis" aria-hidden="true">
          {[0, 50, 100, 150].map((value) => (
            <span key={value}>
              {value}
              {value === RULER_END && '%'}
            </span>
          ))}
        </div>
      )}
    </>
  )
}

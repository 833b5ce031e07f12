/** One line of the table: the measured value, its reference, and its bar. */
export interface Figure {
  name: string
  value: string
  /** the reference of the same run that the bar is a multiple of, e.g. "CPU loop 11.2 ms" */
  beside?: string
  bar?: string
  holds?: boolean
  /** how much better than the bar it is, as a share of the bar: 0.33 is a third */
  margin?: number
}

interface Comparison {
  name: string
  value: string
  /** what was measured */
  measured: number
  /** what it is measured against, in the same unit; 1 when the bar is an absolute figure */
  reference?: number
  beside?: string
  /** what the multiple is called, e.g. "× CPU loop" */
  unit: string
  /** further conditions that have no margin, e.g. that no order was lost */
  correct?: boolean
}

/** A figure that must not exceed `most` times its reference. */
export function atMost(most: number, judged: Comparison): Figure {
  const ratio = judged.measured / (judged.reference ?? 1)
  return figureOf(judged, ratio, `≤ ${trimmed(most)} ${judged.unit}`, ratio <= most, most / ratio - 1)
}

/** A figure that must reach `least` times its reference. */
export function atLeast(least: number, judged: Comparison): Figure {
  const ratio = judged.measured / (judged.reference ?? 1)
  return figureOf(judged, ratio, `≥ ${trimmed(least)} ${judged.unit}`, ratio >= least, ratio / least - 1)
}

function figureOf(judged: Comparison, ratio: number, bar: string, holds: boolean, margin: number): Figure {
  const { name, value, beside, reference, unit, correct = true } = judged
  return {
    name,
    value: reference === undefined ? value : `${value} = ${trimmed(ratio)} ${unit}`,
    ...(beside === undefined ? {} : { beside }),
    bar,
    holds: holds && correct,
    margin,
  }
}

/** Three significant digits, without trailing zeros. */
const trimmed = (value: number): string => String(Number(value.toPrecision(3)))

export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en-US')}/s`
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`
const percent = (value: number): string => `${Math.round(value * 100)}%`
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const THIRD = 1 / 3
const MOST_SHOWN = 9.99

/** A margin in words; of nothing measured it is without end. */
export const roomOf = (margin: number): string => (margin > MOST_SHOWN ? '> 999%' : percent(margin))

/** The figures as a Markdown table, so that docs/figures.md can show what was printed. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, beside, bar, holds, margin }) => {
    const verdict = holds === undefined ? '' : holds ? 'yes' : 'NO'
    const room = margin === undefined ? '' : roomOf(margin)
    return `| ${name} | ${value} | ${beside ?? ''} | ${bar ?? ''} | ${verdict} | ${room} |`
  })
  const below = figures.filter(({ holds }) => holds === false).length
  const thin = figures.filter(({ holds, margin = THIRD }) => holds && margin < THIRD).length
  return [
    '| what | measured | reference in the same run | bar | holds | margin |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    `${below} below their bar, ${thin} with a margin under a third.`,
  ].join('\n')
}

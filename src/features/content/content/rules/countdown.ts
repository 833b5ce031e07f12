/** One figure of a countdown: 3 hours. */
export interface CountdownPart {
  value: number
  unit: 'day' | 'hour' | 'minute' | 'second'
}

const SECONDS: readonly (readonly [CountdownPart['unit'], number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

/**
 * The two largest units of the remaining time, rounded down (L-ANN-UNITS); below a minute only seconds.
 * Nothing when it is over.
 */
export function timeLeft(endsAt: Date, now: Date): CountdownPart[] {
  let rest = Math.floor((endsAt.getTime() - now.getTime()) / 1000)
  if (rest <= 0) return []
  const largest = SECONDS.findIndex(([, seconds]) => rest >= seconds)
  return SECONDS.slice(largest, largest + 2).map(([unit, seconds]) => {
    const value = Math.floor(rest / seconds)
    rest -= value * seconds
    return { value, unit }
  })
}

/** "2 days 5 hours" */
export const countdownText = (parts: readonly CountdownPart[]): string =>
  parts.map(({ value, unit }) => `${value} ${unit}${value === 1 ? '' : 's'}`).join(' ')

/** One line of the table: what was measured, what it came to, and the bar it has to reach. */
export interface Figure {
  name: string
  value: string
  bar?: string
  holds?: boolean
}

export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en-US')}/s`
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`
export const percent = (value: number): string => `${Math.round(value * 100)} %`
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** The figures as a Markdown table, so that the README can show what was printed. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ name, value, bar, holds }) =>
      `| ${name} | ${value} | ${bar ?? ''} | ${holds === undefined ? '' : holds ? 'yes' : 'NO'} |`,
  )
  return ['| what | measured | bar | holds |', '|---|---|---|---|', ...rows].join('\n')
}

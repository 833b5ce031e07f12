// Written by hand: the first use of Intl costs a phone some twenty milliseconds while a page starts.
// numbers.test.ts compares the results with Intl's.

const written =
  (places: number) =>
  (value: number): string => {
    const [whole = '', decimals] = String(Math.round(value * places) / places).split('.')
    return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (decimals === undefined ? '' : `.${decimals}`)
  }

/** A number with separators and at most three decimals, as Intl writes it: 1,240. */
export const grouped = written(1000)

/** A number with separators and at most two decimals: 1,240.5. */
export const upToHundredths = written(100)

/** Units without a space before them: 96%, 17½″. */
const ATTACHED_UNITS: ReadonlySet<string> = new Set(['', '″', '%'])

/** A number with its unit: "36,000 BTU/h", "96%". */
export const withUnit = (value: string, unit: string): string =>
  ATTACHED_UNITS.has(unit) ? value + unit : `${value} ${unit}`

/** 48,210 becomes 49,000: the figure for a home's need that every page shows. */
export const upToThousand = (value: number): number => Math.ceil(value / 1000) * 1000

/** The most grid lines of an upright axis above 0. */
const MOST_LINES = 4
const ROUND = [1, 2, 4, 5, 10]

/** A round distance of grid lines: with it, at most four lines reach `most`. */
export function roundStep(most: number): number {
  const least = most / MOST_LINES
  const power = 10 ** Math.floor(Math.log10(least))
  return (ROUND.find((each) => each * power >= least) ?? 10) * power
}

/** One state's sales tax: state and average local rate together, and whether freight is taxed. */
export interface StateTax {
  region: string
  /** decimal */
  rate: number
  freightTaxable: boolean
  source: string
  /** yyyy-mm-dd */
  asOf: string
}

const AS_OF = '2025-07-01'
const VERIFIED = 'Tax Foundation, midyear 2025, average combined rate; verified'
const REMEMBERED = 'Tax Foundation, 2025, average combined rate; from memory'

// Percent by state. docs/data-sources.md, "Sales tax".
const VERIFIED_RATES =
  'AK 1.82 AL 9.44 AR 9.48 DE 0 HI 4.5 LA 10.11 ME 5.5 MT 0 NH 0 OR 0 TN 9.61 WA 9.47 WI 5.72 WY 5.56'
const REMEMBERED_RATES =
  'AZ 8.52 CA 8.98 CO 7.86 CT 6.35 DC 6 FL 6.98 GA 7.49 IA 6.94 ID 6.03 IL 8.96 IN 7 KS 8.77 KY 6 MA ' +
  '6.25 MD 6 MI 6 MN 8.14 MO 8.44 MS 7.06 NC 7 ND 7.09 NE 6.98 NJ 6.6 NM 7.67 NV 8.24 NY 8.54 OH 7.24 ' +
  'OK 9.06 PA 6.34 RI 7 SC 7.49 SD 6.11 TX 8.2 UT 7.42 VA 5.77 VT 6.39 WV 6.59'

// States that tax separately stated freight on a taxable sale: from memory, 2025; a hosted tax service takes
// over in production.
const FREIGHT_TAXED: ReadonlySet<string> = new Set(
  'AR CT DC GA HI IL IN KY MN MS NC ND NE NJ NM NY OH PA RI SC SD TN TX VT WA WI WV'.split(' '),
)

const parse = (text: string, source: string): StateTax[] =>
  [...text.matchAll(/([A-Z]{2}) ([\d.]+)/g)].map(([, region = '', percent = '0']) => ({
    region,
    rate: Math.round(Number(percent) * 10_000) / 1_000_000,
    freightTaxable: FREIGHT_TAXED.has(region),
    source,
    asOf: AS_OF,
  }))

/** Every state and the capital. */
export const TAX_TABLE: readonly StateTax[] = [
  ...parse(VERIFIED_RATES, VERIFIED),
  ...parse(REMEMBERED_RATES, REMEMBERED),
]

// The state's own rate in percent, without counties, cities and districts. Tax Foundation, 2025; from memory,
// compared with the Tax Foundation's table of 2016 and later changes. A second figure is the rate without the
// local share that the state's law fixes and that some tables count as local: California 1.25, Nevada 2.25,
// Utah 1.25 and Virginia 1 percent.
const OWN_RATES =
  'AK 0 AL 4 AR 6.5 AZ 5.6 CA 7.25/6 CO 2.9 CT 6.35 DC 6 DE 0 FL 6 GA 4 HI 4 IA 6 ID 6 IL 6.25 IN 7 KS 6.5 ' +
  'KY 6 LA 5 MA 6.25 MD 6 ME 5.5 MI 6 MN 6.875 MO 4.225 MS 7 MT 0 NC 4.75 ND 5 NE 5.5 NH 0 NJ 6.625 NM ' +
  '4.875 NV 6.85/4.6 NY 4 OH 5.75 OK 4.5 OR 0 PA 6 RI 7 SC 6 SD 4.2 TN 7 TX 6.25 UT 6.1/4.85 VA 5.3/4.3 ' +
  'VT 6 WA 6.5 WI 5 WV 6 WY 4'

/** The rates in percent that a table of local rates may give as a state's own part. */
export const STATE_OWN_RATES: ReadonlyMap<string, readonly number[]> = new Map(
  [...OWN_RATES.matchAll(/([A-Z]{2}) ([\d./]+)/g)].map(([, state = '', rates = '']) => [
    state,
    rates.split('/').map(Number),
  ]),
)

/** Whether the average of a state is its own rate, so that no place in it adds to the tax. */
export const isOneRate = (state: string, rate: number): boolean => {
  const own = STATE_OWN_RATES.get(state)
  return own?.length === 1 && own[0] === Number((rate * 100).toFixed(4))
}

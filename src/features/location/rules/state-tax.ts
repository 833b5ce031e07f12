/** One region's sales tax: state and average local rate together, and whether freight is taxed. */
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

/** Every state and the capital, and the zips that have a rate of their own. */
export const TAX_TABLE: readonly StateTax[] = [
  ...parse(VERIFIED_RATES, VERIFIED),
  ...parse(REMEMBERED_RATES, REMEMBERED),
  {
    region: '60614',
    rate: 0.1025,
    freightTaxable: true,
    source: 'City of Chicago combined rate; the store’s default place',
    asOf: AS_OF,
  },
]

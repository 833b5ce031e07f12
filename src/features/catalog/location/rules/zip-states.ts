import { BORDER_ZIPS } from './data/border-zips.ts'
import { STATE_FIPS } from './states.ts'

/**
 * The state of each run of ZIP codes, by the first ZIP code of the run: USPS, first three digits, with the
 * single ZIP codes that another state delivers. A test compares it with every ZIP code of the store.
 */
const RUNS = (
  '00500NY 00600PR 00800VI 00900PR 01000MA 02800RI 03000NH 03900ME 05000VT 05500MA 05600VT 06000CT 06390NY ' +
  '06391CT 07000NJ 09000AE 10000NY 15000PA 19700DE 20000DC 20100VA 20200DC 20588MD 20589DC 20598VA 20599DC ' +
  '20600MD 22000VA 24700WV 27000NC 29000SC 30000GA 32000FL 34000AA 34100FL 35000AL 37000TN 38600MS 39800GA ' +
  '40000KY 43000OH 46000IN 48000MI 50000IA 53000WI 55000MN 56900DC 57000SD 58000ND 59000MT 60000IL 63000MO ' +
  '66000KS 68000NE 70000LA 71600AR 72643MO 72644AR 73000OK 73300TX 73400OK 73960TX 73961OK 75000TX 80000CO ' +
  '82000WY 83200ID 83414WY 83415ID 84000UT 85000AZ 87000NM 88500TX 88900NV 90000CA 96200AP 96700HI 96799AS ' +
  '96800HI 96900GU 96950MP 96960MH 97000OR 98000WA 99500AK'
)
  .split(' ')
  .map((run) => ({ first: run.slice(0, 5), state: run.slice(5) }))

/** The second states of a ZIP code, each with its county. */
const BORDERS: ReadonlyMap<string, readonly { state: string; countyFips: string }[]> = Map.groupBy(
  BORDER_ZIPS.split(' ').map((entry) => ({
    zip: entry.slice(0, 5),
    state: entry.slice(5, 7),
    countyFips: (STATE_FIPS[entry.slice(5, 7)] ?? '') + entry.slice(7),
  })),
  ({ zip }) => zip,
)

/**
 * The states that a ZIP code of five digits reaches, two letters each, that of its post office first. Empty
 * for other texts. It does not say whether the ZIP code is in use.
 */
export function statesOfZip(zip: string): readonly string[] {
  if (!isFiveDigits(zip)) return []
  const run = RUNS.findLast(({ first }) => first <= zip)
  return run ? [run.state, ...(BORDERS.get(zip) ?? []).map(({ state }) => state)] : []
}

/** The county of a ZIP code in its second state; undefined where the ZIP code does not reach that state. */
export const countyAcross = (zip: string, state: string): string | undefined =>
  BORDERS.get(zip)?.find((part) => part.state === state)?.countyFips

/**
 * How calls name a place: its postal code, and for a ZIP code of two states also the second state when the
 * place is there: "42223", "42223 TN".
 */
export function placeCode(zip: string, state: string): string {
  const five = placeOfZip(zip)
  return statesOfZip(five).indexOf(state) > 0 ? `${five} ${state}` : zip.trim()
}

/** The five digits of a US zip. */
export const ZIP_SHAPE = /^\d{5}$/

/** Whether a text is the five digits of a US zip, as our own tables and addresses carry it. */
export const isFiveDigits = (text: string): boolean => ZIP_SHAPE.test(text)

/** The part of a postal code that names a place: people leave out the last four digits of a ZIP+4. */
export const placeOfZip = (postal: string): string => postal.trim().toUpperCase().slice(0, 5)

/** Whether two US zips, with or without their last four digits, name one place. */
export const isSamePlace = (a: string, b: string): boolean => placeOfZip(a) === placeOfZip(b)

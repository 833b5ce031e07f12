import { DAY_MS } from '#lib/dates.ts'
import type { Cents } from '#lib/money.ts'
import type { RebateProgram, Rebates } from '../contract.ts'

/** K-LIMITS: the most records the browser keeps. */
export const MAX_REBATE_RECORDS = 48

/** E-REBATES: zip → product id → record, in the order they came. */
export type RebateMap<Record> = ReadonlyMap<string, ReadonlyMap<string, Record>>

/**
 * S-REBATES: adds records of a zip and keeps the newest 48. A record that is added again becomes the newest.
 */
export function withRecords<Record>(
  map: RebateMap<Record>,
  zip: string,
  records: readonly (readonly [id: string, record: Record])[],
): RebateMap<Record> {
  const fresh = new Set(records.map(([id]) => id))
  const kept = [...map]
    .flatMap(([place, products]) => [...products].map(([id, record]) => ({ place, id, record })))
    .filter(({ place, id }) => place !== zip || !fresh.has(id))
  const all = [...kept, ...records.map(([id, record]) => ({ place: zip, id, record }))].slice(
    -MAX_REBATE_RECORDS,
  )
  return new Map(
    [...Map.groupBy(all, ({ place }) => place)].map(([place, list]) => [
      place,
      new Map(list.map(({ id, record }) => [id, record])),
    ]),
  )
}

/** The rebates of one product, ready to be shown. */
export interface ProductRebate {
  zip: string
  total: Cents
  /** conditions are open */
  atMost: boolean
  /** whose offers make up the total */
  payers: readonly string[]
  /** "−$600 ComEd rebate, after purchase"; '' when nothing is certain enough to name */
  line: string
  /** the same below a product's price: asks for the utility where no offer counts before it is known */
  pageLine: string
  /** the total as a line of a sum */
  sum: string
  offers: readonly {
    program: RebateProgram
    amount: string
    counted: boolean
    conditions: readonly string[]
  }[]
  /** yyyy-mm-dd, age of the data */
  asOf: string
  endedCredits: Rebates['endedFederalCredits']
  /** utilities among which the shopper has to choose */
  utilities: Rebates['utilities']
  /** offers of utilities wait for that choice */
  isOpen: boolean
}

/** Raise it when the shape of a record changes. */
const SHAPE = 1

interface Saved {
  shape: number
  /** when the oldest of the records was fetched, in milliseconds since 1970 */
  since: number
  /** the records of each place, in the order they came */
  places: [place: string, records: [id: string, record: ProductRebate][]][]
}

const NONE: RebateMap<ProductRebate> = new Map()

/**
 * The records that a browser saved (S-REBATES); none after a day, because programs change, and none of
 * another shape. `text` is the storage's entry.
 */
export function readSaved(text: string | null, now: number): RebateMap<ProductRebate> {
  const saved = parse(text)
  return saved && isFresh(saved, now)
    ? new Map(saved.places.map(([place, records]) => [place, new Map(records)]))
    : NONE
}

/** The entry that keeps these records. */
export function writeSaved(map: RebateMap<ProductRebate>, before: string | null, now: number): string {
  const saved = parse(before)
  return JSON.stringify({
    shape: SHAPE,
    since: saved && isFresh(saved, now) ? saved.since : now,
    places: [...map].map(([place, records]) => [place, [...records]]),
  } satisfies Saved)
}

const isFresh = ({ since }: Saved, now: number): boolean => since <= now && now - since < DAY_MS

function parse(text: string | null): Saved | undefined {
  try {
    const saved = JSON.parse(text ?? '') as Partial<Saved> | null
    return saved?.shape === SHAPE && typeof saved.since === 'number' && Array.isArray(saved.places)
      ? (saved as Saved)
      : undefined
  } catch {
    return undefined
  }
}

import type { OldModels } from '#features/choosing/search/rules/codes/old-models.ts'
import type { CatalogWords } from '#features/choosing/search/rules/matching/lists.ts'
import type { AskedPlace, PlaceLaw, SearchPage } from '#features/choosing/search/server/ports.ts'
import type { NearCodes } from './codes/near-codes.ts'
import type { Columns } from './columns/columns.ts'
import type { Postings } from './postings.ts'
import type { Scores, Scratch } from './scratch.ts'
import type { Speller } from './spelling.ts'
import type { WordsIndex } from './words-index.ts'

export type Verdict = ReturnType<PlaceLaw['judge']>

/** The verdicts of places on the products of one catalog; each fact is judged once for each place. */
export interface Verdicts {
  at(place: AskedPlace): (slot: number) => Verdict
  /** reads the facts of these products again */
  forget(slots: readonly number[]): void
}

export interface Reader extends CatalogWords<Postings> {
  columns: Columns
  words: WordsIndex
  speller: Speller
  codesNear: NearCodes
  /** models that are no longer sold, by their codes: those of the catalog and of staff */
  oldModels: OldModels
  scratch: Scratch
  law: PlaceLaw | undefined
  verdicts: Verdicts | undefined
}

/** The products that match a text; valid until the engine's next search. */
export interface Matched
  extends Pick<
    SearchPage,
    'corrections' | 'isRelaxed' | 'setAside' | 'notSold' | 'unsoldBrand' | 'read' | 'fits' | 'replaced'
  > {
  slots: Int32Array
  /** by slot */
  score: (slot: number) => number
  /** the words of the query, to mark them in names */
  words: string[]
  place: AskedPlace | undefined
  /** why the laws of the place forbid a product, by slot */
  forbidden: ReadonlyMap<number, string>
}

/** What one step between the places of a product weighs. */
export const PLACE = 10

export const NOTHING_FORBIDDEN: ReadonlyMap<number, string> = new Map()

/** Products found by their numbers alone: no word of the text was read. */
export const matchedByNumber = (scores: Scores): Matched => ({
  slots: scores.slots(),
  score: scores.get,
  words: [],
  corrections: [],
  isRelaxed: false,
  setAside: [],
  read: [],
  unsoldBrand: undefined,
  place: undefined,
  forbidden: NOTHING_FORBIDDEN,
  fits: undefined,
})

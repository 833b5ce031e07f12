import type { CatalogWords } from '#features/choosing/search/rules/matching/lists.ts'
import { slotsOf } from './codes/match-codes.ts'
import { modelOf } from './codes/near-models.ts'
import type { Reader } from './matched.ts'
import { postingLists } from './posting-lists.ts'
import type { Postings } from './postings.ts'
import { rightWords } from './text/right-words.ts'

type Known = Pick<Reader, 'columns' | 'words' | 'speller' | 'codesNear'>

/** What the reading of texts asks a catalog; it answers from what `known` returns at that moment. */
export function catalogWords(known: () => Known): Omit<CatalogWords<Postings>, 'vocabulary' | 'phrases'> {
  return {
    lists: postingLists(known),
    nearWords: (word) => known().speller.suggest(word),
    nearCodes: (typed) => known().codesNear.find(typed),
    writtenCode(code) {
      const [slot] = slotsOf(known().columns, code)
      return slot === undefined ? undefined : modelOf(known(), slot)
    },
    isRightWord: (word) => rightWords().has(word),
    isPlaceWord: (word) => rightWords().isPlace(word),
  }
}

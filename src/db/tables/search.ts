import type { Generated } from 'kysely'

/** Words of the trade; an import replaces them all at once. */
export interface SearchWordTable {
  kind: 'slang' | 'brand' | 'model'
  said: string
  /** what is searched for; empty: the word of the release is taken out */
  means: string
  /** the maker of a model */
  brand: string
  source: string
  /** the row of the file */
  position: number
}

/** The one row that counts the changes of the words. */
export interface SearchWordsVersionTable {
  only_row: Generated<boolean>
  version: Generated<number>
}

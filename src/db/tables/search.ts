import type { Generated } from 'kysely'

/** Words of the trade; an import replaces them all at once. */
export interface SearchWordTable {
  kind: 'slang' | 'brand' | 'model' | 'replaced'
  said: string
  /** what is searched for, or our models instead of a replaced one; empty: taken out */
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

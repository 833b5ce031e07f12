import type { Generated } from 'kysely'

declare module '#db/tables.ts' {
  interface Tables {
    search_word: SearchWordTable
    search_words_version: SearchWordsVersionTable
  }
}

/** Words of the trade; an import replaces them all at once. */
interface SearchWordTable {
  kind: 'slang' | 'brand' | 'model' | 'series' | 'superlative' | 'replaced' | 'symptom' | 'job' | 'unsold'
  said: string
  /** what is searched for, or our models instead of a replaced one; empty: taken out */
  means: string
  /** the maker of a model */
  brand: string
  source: string
  /** of a symptom, a job or unsold goods: the page that says more, what to say, whether to call */
  page: Generated<string>
  advice: Generated<string>
  call: Generated<'' | 'danger' | 'tech' | 'check'>
  /** the row of the file */
  position: number
}

/** The one row that counts the changes of the words. */
interface SearchWordsVersionTable {
  only_row: Generated<boolean>
  version: Generated<number>
}

/** What is wrong with a field of a form, in words that say how to mend it. */
export interface Problem {
  field: string
  /** the line of a long text, from 1 */
  line?: number | undefined
  message: string
}

/** What a person typed, by the name of the field. */
export type Values = Readonly<Record<string, string>>

export interface Field {
  name: string
  label: string
  hint?: string
  /** `markup`: a long text with the rules of “How to write”; `rows`: a line for each thing */
  look: 'line' | 'text' | 'rows' | 'markup' | 'time' | 'day' | 'topic'
  /** the longest text */
  most: number
  optional?: boolean
}

/** The words of an entry without its kind, address and dates. */
export interface Words {
  title: string
  summary: string
  /** its shape depends on the kind */
  body: object
}

export interface ReadWords {
  words: Words
  problems: Problem[]
  /** the line of the text where each block begins, for problems of the schema */
  lines?: readonly number[]
}

/** What a reader of a form needs beside the typed values. */
export interface Around {
  /** the published body; undefined for a new entry */
  base: Readonly<Record<string, unknown>> | undefined
  now: Date
  /** today in the warehouse's time, yyyy-mm-dd */
  day: string
  /** names that a text may use */
  figures: readonly string[]
  facts: readonly string[]
  /** slugs of the published articles */
  articles: readonly string[]
}

/** How one kind of content is shown in fields, and read from them. */
export interface ContentForm {
  fields: readonly Field[]
  write(words: Words): Values
  read(values: Values, around: Around): ReadWords
}

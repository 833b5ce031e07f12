import { columnFinder, headingKey, type KnownTable } from '#lib/table/read-cells.ts'
import { columnOfHeading, REQUIRED_COLUMNS } from '../import/import-columns.ts'
import { ofVocabulary } from '../vocabulary/current.ts'

/** What a foreign cell counts in; ours are pounds, inches, US dollars and whole pieces. */
export const UNITS = ['g', 'kg', 'oz', 'lb', 'mm', 'cm', 'in', 'USD', 'pieces'] as const
type Unit = (typeof UNITS)[number]

/** Exact by definition: a pound has 453.59237 g, an inch 2.54 cm. */
const FACTORS: Readonly<Record<string, number>> = {
  g: 1 / 453.59237,
  kg: 1000 / 453.59237,
  oz: 1 / 16,
  lb: 1,
  lbs: 1,
  mm: 1 / 25.4,
  cm: 1 / 2.54,
  in: 1,
}

const PLAIN = /^-?(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d+)?$/

/** The number of "1,299.50"; undefined for what is none, also for a decimal comma. */
export const plainNumber = (text: string): number | undefined =>
  /\d/.test(text) && PLAIN.test(text) ? Number(text.replaceAll(',', '')) : undefined

/** A cell in our unit. A unit in the cell goes before the column's. What is no amount stays as it is. */
export function inOurUnit(text: string, unit: Unit): string {
  if (unit === 'USD')
    return text
      .replace(/^USD\s*|\s*USD$/gi, '')
      .replace(/^\./, '0.')
      .replace(/(\.\d\d)0+$/, '$1')
  const [, figure = '', own = ''] = /^(-?[\d.,]+)\s*([a-z]*)\.?$/i.exec(text) ?? []
  const number = plainNumber(figure)
  if (number === undefined) return text
  if (unit === 'pieces') return own === '' ? String(Math.max(0, Math.floor(number))) : text
  const factor = FACTORS[own === '' ? unit : own.toLowerCase()]
  return factor === undefined ? text : String(Number((number * factor).toFixed(2)))
}

/** Where one of our columns comes from. What is '' has to be completed. */
export interface ColumnSource {
  /** their heading, or several: the first that is filled, or all of them with `join` between them */
  from?: string | readonly string[]
  join?: string
  /** for `match`: their heading by the name of the fact */
  object?: Readonly<Record<string, string>>
  /** the text of every row, or of those whose cell is empty */
  value?: string
  unit?: Unit
  /** our word by theirs; "-" leaves the row out, a word that is not listed stays */
  words?: Readonly<Record<string, string>>
}

/** Rows that share what stands only in the first of them, such as the sizes of a product. */
export interface Family {
  /** the column that names the first row */
  of: string
  /** the columns by which a row is named */
  names: readonly string[]
  columns: readonly string[]
}

/** How a table of another program is read. */
export interface Mapping {
  table: string
  columns: Readonly<Record<string, ColumnSource>>
  family?: Family | undefined
  /** rows that are no products, by their cell in a column; "*" is any text */
  skip?: Readonly<Record<string, readonly string[]>> | undefined
  /** headings that are not read; for the person who completes the mapping */
  leftOut?: readonly string[] | undefined
}

type Template = Omit<ColumnSource, 'object'> & { object?: Readonly<Record<string, readonly string[]>> }

/** A table that we know, with the sources of each column, the best first. */
export interface OtherTable extends KnownTable, Pick<Mapping, 'family' | 'skip'> {
  columns: Readonly<Record<string, readonly Template[]>>
}

type Find = (heading: string) => string | undefined

const found = (headings: readonly string[], find: Find): string[] =>
  headings.flatMap((heading) => find(heading) ?? [])

function sourceOf({ from, object, ...more }: Template, find: Find): ColumnSource | undefined {
  if (object !== undefined) {
    const facts = Object.entries(object).flatMap(([fact, headings]) => {
      const [heading] = found(headings, find)
      return heading === undefined ? [] : [[fact, heading] as const]
    })
    return facts.length === 0 ? undefined : { object: Object.fromEntries(facts) }
  }
  const [first, ...others] = found([from ?? []].flat(), find)
  if (first === undefined) return undefined
  return { from: others.length === 0 ? first : [first, ...others], ...more }
}

/** The columns of a table that we do not know, as far as their headings are ours. */
const ofOurHeadings = (headings: readonly string[]): [string, ColumnSource][] =>
  headings.flatMap((from) => {
    const column = columnOfHeading(from)
    if (column === undefined) return []
    return [[column, column === 'type' || column === 'category' ? { from, words: {} } : { from }]]
  })

/** The mapping of a table with these headings, filled in as far as we know it. */
export function mappingFor(table: OtherTable | undefined, headings: readonly string[]): Mapping {
  const find = columnFinder(headings)
  const known =
    table === undefined
      ? ofOurHeadings(headings)
      : Object.entries(table.columns).flatMap(([column, templates]): [string, ColumnSource][] => {
          const [source] = templates.flatMap((template) => sourceOf(template, find) ?? [])
          return source === undefined ? [] : [[column, source]]
        })
  const columns = {
    ...Object.fromEntries(REQUIRED_COLUMNS.map((column) => [column, { from: '', value: '' }])),
    ...Object.fromEntries(known),
  }
  const used = new Set(Object.values(columns).flatMap(headingsOfSource))
  return {
    table: table?.name ?? 'table of another program',
    columns,
    family: table?.family,
    skip: table?.skip,
    leftOut: headings.filter((heading) => !used.has(heading)),
  }
}

export const headingsOfSource = ({ from, object }: ColumnSource): string[] =>
  [from ?? [], Object.values(object ?? {})].flat(2).filter(Boolean)

/** Adds the words that the columns with `words` hold in the file, with ours where we know them. */
export function withWords(mapping: Mapping, found: ReadonlyMap<string, ReadonlySet<string>>): Mapping {
  const columns = Object.entries(mapping.columns).map(([column, source]) => {
    if (source.words === undefined) return [column, source]
    const known = new Map(Object.entries(source.words).map(([word, ours]) => [word.toLowerCase(), ours]))
    const words = [...(found.get(column) ?? [])]
      .toSorted()
      .map((word) => [word, known.get(word.toLowerCase()) ?? ourWord(column, word)])
    return [column, { ...source, words: Object.fromEntries(words) }]
  })
  return { ...mapping, columns: Object.fromEntries(columns) }
}

const plain = (word: string): string => headingKey(word).replace(/s$/, '')

const names = ofVocabulary(
  ({ types, categories }): Readonly<Record<string, ReadonlyMap<string, string>>> => ({
    type: new Map(
      types.flatMap(({ type, label, plural }) =>
        [type, label, plural].map((name) => [plain(name), type] as const),
      ),
    ),
    category: new Map(
      categories.flatMap(({ slug, name }) => [slug, name].map((each) => [plain(each), slug] as const)),
    ),
  }),
)

/** Our type or category for "Heating > Gas Furnaces, Sale": by the last name of each path; '' for none. */
const ourWord = (column: string, theirs: string): string =>
  theirs
    .split(/[,|]/)
    .map((path) => names()[column]?.get(plain(path.split(/[>/]/).at(-1) ?? '')))
    .find(Boolean) ?? ''

/** What a person has to complete before the table can be read, by our columns: "type: Filters, Pads". */
export const unfinished = ({ columns }: Mapping): string[] =>
  Object.entries(columns).flatMap(([column, source]) => {
    const words = Object.entries(source.words ?? {}).flatMap(([word, ours]) => (ours === '' ? [word] : []))
    if (words.length > 0) return [`${column}: ${shown(words)}`]
    const isGiven = headingsOfSource(source).length > 0 || (source.value ?? '') !== ''
    return isGiven ? [] : [column]
  })

const MOST_SHOWN = 6
const shown = (words: readonly string[]): string =>
  words.slice(0, MOST_SHOWN).join(', ') +
  (words.length > MOST_SHOWN ? ` and ${words.length - MOST_SHOWN} more` : '')

import { isProductType, productTypes } from '#features/catalog/catalog/rules/product-types.ts'
import { OWN_PATH } from '#lib/http/safe-address.ts'
import type { TableProblem } from '#lib/table/table-problem.ts'
import { didYouMean } from '#lib/text/near-word.ts'
import { SHORTEST_MODEL } from '../query/asked-brands.ts'
import { QUANTITIES } from '../query/measures/quantities.ts'
import { isOrder } from '../query/measures/superlatives.ts'
import type { SearchWord } from '../query/vocabulary.ts'
import { compact, normalize, plainWords } from '../query/words.ts'

export const WORDS_DOCUMENT = 'docs/search-words-format.md'

/** The columns of a table of search words, in the order of docs/search-words-format.md. */
export const WORD_COLUMNS = ['kind', 'word', 'means', 'brand', 'source', 'page', 'advice', 'call'] as const
export const OPTIONAL_COLUMNS = ['brand', 'source', 'page', 'advice', 'call'] as const
type WordColumn = (typeof WORD_COLUMNS)[number]

const KINDS = [
  'slang',
  'brand',
  'model',
  'series',
  'superlative',
  'replaced',
  'symptom',
  'job',
  'unsold',
] as const satisfies readonly SearchWord['kind'][]

/** Bounds of a table: every process holds all words, and reads each query by the longest of them. */
export const MOST_ROWS = 5_000
const MOST_WORDS = 5
const MOST_LETTERS = 60
const MOST_MEANINGS = 12
const MOST_SOURCE = 300
const MOST_REPLACEMENTS = 5
const MOST_WAYS = 30
const MOST_ADVICE = 400
const CALLS = ['danger', 'tech', 'check'] as const

/** A row as the database keeps it. */
export interface WordRow extends Required<SearchWord> {
  source: string
}

type Cells = Readonly<Record<WordColumn, string>>
type Refuse = (column: WordColumn, expected: string) => undefined

/** Reads one row, or says what is wrong in each of its cells. */
export function readWordRow(line: number, cells: Cells): { row: WordRow } | { problems: TableProblem[] } {
  const problems: TableProblem[] = []
  const refuse: Refuse = (column, expected) => {
    problems.push({ line, column, expected, found: cells[column] })
    return undefined
  }
  const kind = KINDS.find((each) => each === cells.kind.toLowerCase())
  if (!kind) refuse('kind', `${KINDS.join(', ')}${didYouMean(cells.kind, KINDS)}`)
  if (cells.source.length > MOST_SOURCE) refuse('source', `at most ${MOST_SOURCE} letters`)
  const said = kind && readSaid(kind, cells.word, refuse)
  const means = kind && readMeans(kind, cells.means, refuse)
  const isModel = kind === 'model' || kind === 'series'
  if (isModel && cells.means !== '' && cells.brand === '') refuse('brand', 'the maker of the model')
  if (kind && !isModel && kind !== 'replaced' && cells.brand !== '')
    refuse('brand', 'nothing: only a model has a brand here')
  const call = readAdvice(kind, cells, refuse)
  if (problems.length > 0 || !kind || said === undefined || means === undefined) return { problems }
  const { brand, source, page, advice } = cells
  return { row: { kind, said, means, brand, source, page, advice, call } }
}

const isAdvice = (kind: SearchWord['kind'] | undefined): boolean =>
  kind === 'symptom' || kind === 'job' || kind === 'unsold'

/** The cells of advice; whether to call a technician. Who is in danger gets no goods. */
function readAdvice(kind: SearchWord['kind'] | undefined, cells: Cells, refuse: Refuse): WordRow['call'] {
  const { page, advice, means } = cells
  const call = cells.call.toLowerCase()
  const known = CALLS.find((each) => each === call) ?? ''
  if (!isAdvice(kind)) {
    for (const column of ['page', 'advice', 'call'] as const)
      if (cells[column] !== '') refuse(column, 'nothing: only a symptom, a job or unsold goods have it')
    return ''
  }
  if (advice === '' || advice.length > MOST_ADVICE) refuse('advice', `1 to ${MOST_ADVICE} letters`)
  if (page !== '' && !OWN_PATH.test(page)) refuse('page', 'a page of this store, for example /contact-us')
  if (call !== '' && known === '') refuse('call', `${CALLS.join(', ')} or nothing${didYouMean(call, CALLS)}`)
  if (known === 'danger' && means !== '') refuse('means', 'nothing: who is in danger gets no goods')
  return known
}

function readWholeModel(word: string, refuse: Refuse): string | undefined {
  const model = compact(word)
  return model.length >= SHORTEST_MODEL && /\d/.test(model)
    ? model
    : refuse('word', `a whole model number: letters and digits, at least ${SHORTEST_MODEL}`)
}

function readWays(word: string, refuse: Refuse): string | undefined {
  const ways = word.split(',').map(plainWords)
  const areShort = ways.every((way) => way !== '' && way.length <= MOST_LETTERS)
  return areShort && ways.length <= MOST_WAYS
    ? ways.join(', ')
    : refuse('word', `1 to ${MOST_WAYS} ways to say it, with commas between them`)
}

function readSaid(kind: SearchWord['kind'], word: string, refuse: Refuse): string | undefined {
  if (isAdvice(kind) || kind === 'superlative') return readWays(word, refuse)
  if (kind === 'series') return readBeginnings(word, refuse)
  if (word === '' || word.length > MOST_LETTERS) return refuse('word', `1 to ${MOST_LETTERS} letters`)
  if (kind === 'brand') {
    const names = word.split(',').map((name) => name.trim())
    const isNamed = names.every((name) => compact(name) !== '' && normalize(name).split(' ').length <= 3)
    return isNamed ? names.join(', ') : refuse('word', 'names of up to three words, with commas between them')
  }
  if (kind === 'replaced') return readWholeModel(word, refuse)
  if (kind === 'model') return beginningOf(word) ?? refuse('word', BEGINNING)
  const said = plainWords(word)
  const count = said.split(' ').length
  return said !== '' && count <= MOST_WORDS ? said : refuse('word', `1 to ${MOST_WORDS} words`)
}

const BEGINNING = `the beginning of a model number: letters and digits, at least ${SHORTEST_MODEL}`

function beginningOf(word: string): string | undefined {
  const begins = compact(word)
  const isModel = begins.length >= SHORTEST_MODEL && /\d/.test(begins) && /[a-z]/.test(begins)
  return isModel ? begins : undefined
}

function readBeginnings(word: string, refuse: Refuse): string | undefined {
  const all = word.split(',').map(beginningOf)
  return all.includes(undefined) || all.length > MOST_WAYS ? refuse('word', BEGINNING) : all.join(', ')
}

/** An empty cell takes the word out. */
function readMeans(kind: SearchWord['kind'], means: string, refuse: Refuse): string | undefined {
  if (means === '') return ''
  if (kind === 'replaced') return readReplacements(means, refuse)
  if (kind === 'superlative')
    return isOrder(means)
      ? means.trim()
      : refuse('means', `"least" or "most" and a figure${nearFigure(means)}`)
  if (kind !== 'slang' && !isAdvice(kind)) {
    const searched = means
      .split(kind === 'series' ? ':' : /$/)
      .map(plainWords)
      .join(': ')
    return searched === '' || means.length > MOST_LETTERS ? refuse('means', 'goods to search for') : searched
  }
  const ranks = means.split('>').map((rank) => rank.split(',').map((meaning) => meaning.trim()))
  if (ranks.flat().length > MOST_MEANINGS) return refuse('means', `at most ${MOST_MEANINGS} meanings`)
  const wrong = ranks.flat().find((meaning) => readMeaning(meaning) === undefined)
  if (wrong !== undefined) return refuse('means', expectedMeaning(wrong))
  return ranks.map((rank) => rank.map(readMeaning).join(', ')).join(' > ')
}

const nearFigure = (means: string): string => didYouMean(means.trim().split(/\s+/).at(-1) ?? '', QUANTITIES)

/** Our models that replace a model of another maker, in the order in which we offer them. */
function readReplacements(means: string, refuse: Refuse): string | undefined {
  const models = means.split(',').map((model) => model.trim())
  const areModels = models.every((model) => compact(model).length >= SHORTEST_MODEL && model.length <= 40)
  return areModels && models.length <= MOST_REPLACEMENTS
    ? models.join(', ')
    : refuse('means', `at most ${MOST_REPLACEMENTS} of our model numbers with commas between them`)
}

/**
 * "=gas-furnace ultra low" → the same in plain words; undefined when it is empty or names an unknown type.
 */
function readMeaning(meaning: string): string | undefined {
  const [first = '', ...rest] = meaning.split(' ')
  if (!first.startsWith('=')) return plainWords(meaning) || undefined
  const more = plainWords(rest.join(' '))
  return isProductType(first.slice(1)) ? `${first}${more && ` ${more}`}` : undefined
}

function expectedMeaning(wrong: string): string {
  const [type = ''] = wrong.slice(1).split(' ')
  return wrong.startsWith('=')
    ? `a product type behind "="${didYouMean(
        type,
        productTypes().map((each) => each.type),
      )}`
    : 'words or product types with commas between them'
}

/** Rows with the same word as an earlier row. */
export function findDoubles(rows: readonly { line: number; row: WordRow }[]): TableProblem[] {
  const seen = new Map<string, number>()
  return rows.flatMap(({ line, row: { kind, said } }) => {
    const names = kind === 'brand' ? said.split(',').map(compact) : [said]
    const before = names.map((name) => seen.get(`${kind} ${name}`)).find((each) => each !== undefined)
    for (const name of names) seen.set(`${kind} ${name}`, line)
    return before === undefined
      ? []
      : [{ line, column: 'word', expected: 'each word once', found: `${said}, which line ${before} has too` }]
  })
}

import { vocabulary } from '#features/catalog/catalog/rules/vocabulary/current.ts'
import { SEED_TYPES } from '#features/catalog/catalog/rules/vocabulary/seed-types.ts'
import {
  type Advice,
  type AdviceTable,
  adviceTable,
  patternsOf,
  SHIPPED_ADVICE,
} from '../advice/advice-table.ts'
import { type OldModels, readReplaced } from '../codes/old-models.ts'
import { type KnownBrands, readBrand, readSeries, SHIPPED_BRANDS, SHIPPED_SERIES } from './asked-brands.ts'
import { BRANDS_BY_LINE, type Lines, SHIPPED_LINES } from './foreign/lines.ts'
import { makeOrders, type Orders } from './measures/superlatives.ts'
import { longestByWord } from './phrase-table.ts'
import { type Meaning, type Meanings, readMeanings, SHIPPED_MEANINGS } from './trade-words.ts'
import { compact, plainWords } from './words.ts'

/** A word of the trade as staff import it; docs/search-words-format.md describes the parts. */
export interface SearchWord {
  kind: 'slang' | 'brand' | 'model' | 'series' | 'superlative' | 'replaced' | Advice['kind']
  said: string
  /**
   * Empty: the word that a release brought has no meaning of its own any more. Of a replaced model: our
   * models, with commas between them.
   */
  means: string
  /** the maker of a model or of a replaced model; empty for the other kinds */
  brand: string
  /** of advice: the page that says more, the sentences, and whether to call a technician */
  page?: string
  advice?: string
  call?: Advice['call']
}

/** Words of shoppers that are not in the catalog, in a form that is quick to look up. */
export interface Vocabulary extends KnownBrands {
  meanings: Meanings
  advice: AdviceTable
  lines: Lines
  /** letters with which model numbers of other makers begin: "npe" */
  seriesLetters: ReadonlySet<string>
  /** the most words of an entry that may begin with this word */
  longest: ReadonlyMap<string, number>
  orders: Orders
  /** models that staff know the successors of, by their codes */
  replaced: OldModels
  /** entries of several words by their words in alphabetical order: "heater water" is a water heater */
  inAnyOrder: ReadonlyMap<string, string>
  /** the shortest entry that goes on within the last word of this beginning: "heat pum" begins "heat pump" */
  phraseThatBegins(text: string): string | undefined
}

const SHIPPED_NAMES = new Map([...BRANDS_BY_LINE, ...SHIPPED_BRANDS])

/** The words of a release with those that staff have imported, which win. */
export function makeVocabulary(imported: readonly SearchWord[]): Vocabulary {
  const of = (kind: SearchWord['kind']) => imported.filter((word) => word.kind === kind)
  const known = new Map([...namesOfOwnTypes(), ...SHIPPED_MEANINGS])
  const meanings = extend<readonly Meaning[]>(known, of('slang'), ({ said, means }) => [
    [said, readMeanings(means)],
  ])
  const series = extend(SHIPPED_SERIES, [...of('model'), ...of('series')], readSeriesOf)
  return {
    meanings,
    advice: adviceTable([...imported.flatMap(adviceOf), ...SHIPPED_ADVICE]),
    longest: longestByWord(
      [...meanings.keys()].map((said) => said.split(' ')),
      mayBegin,
    ),
    orders: makeOrders(of('superlative')),
    replaced: new Map(
      of('replaced')
        .filter(({ means }) => means !== '')
        .map(replacedModel),
    ),
    inAnyOrder: new Map(
      [...meanings.keys()]
        .filter((said) => said.includes(' ') && !IN_ORDER.test(said))
        .map((said) => [sortedWords(said), said]),
    ),
    phraseThatBegins: findPhrases([...meanings.keys()].filter((said) => said.includes(' '))),
    lines: SHIPPED_LINES,
    brands: extend(SHIPPED_NAMES, of('brand'), ({ said, means }) => readBrand(said, means)),
    series,
    seriesLetters: new Set(
      [...series.values()].flatMap(({ begins }) => /^[a-z]{3,}/.exec(begins)?.[0] ?? []),
    ),
  }
}

/** The types that the merchant added, by their names; the words of the release know its own. */
const namesOfOwnTypes = (): [said: string, meanings: readonly Meaning[]][] =>
  vocabulary()
    .types.filter(({ type }) => !SEED_TYPES.some((each) => each.type === type))
    .flatMap(({ type, label, plural }) =>
      [label, plural].map((name): [string, readonly Meaning[]] => [
        plainWords(name),
        readMeanings(`=${type}`),
      ]),
    )

const replacedModel = ({ said, means, brand }: SearchWord) =>
  [said, readReplaced(said, means, brand)] as const

/** What these words mean depends on where they stand: "without tank". */
const IN_ORDER = /\b(?:without|no|not)\b/

/** Each beginning of a series' model numbers; "furnace: two-stage 96 afue" is its kind and its figures. */
const readSeriesOf = ({ said, brand, means }: SearchWord) => {
  const [kind = '', figures = ''] = means.split(':').map((part) => part.trim())
  return said
    .split(', ')
    .map((begins) => [compact(begins), readSeries(begins, brand, kind, figures)] as const)
}

/** Entries with more words are found in their own order alone. */
export const MOST_TURNED = 3
const mayBegin = (entry: readonly string[]): readonly string[] =>
  entry.length <= MOST_TURNED ? entry : entry.slice(0, 1)

/** The words of a phrase in the order of the alphabet. */
export const sortedWords = (said: string): string => said.split(' ').toSorted().join(' ')

function findPhrases(phrases: readonly string[]): Vocabulary['phraseThatBegins'] {
  const sorted = phrases.toSorted()
  return (text) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (sorted[middle]! < text) low = middle + 1
      else high = middle
    }
    let best: string | undefined
    for (let at = low; sorted[at]?.startsWith(text); at++) {
      const phrase = sorted[at]!
      const goesOn = phrase.length > text.length && phrase[text.length] !== ' '
      if (goesOn && (best === undefined || phrase.length < best.length)) best = phrase
    }
    return best
  }
}

/** Advice of staff: the first of its ways to say it is its title. */
const adviceOf = ({ kind, said, means, page = '', advice = '', call = '' }: SearchWord) =>
  kind === 'symptom' || kind === 'job' || kind === 'unsold'
    ? patternsOf(said, {
        machines: undefined,
        isUsual: true,
        advice: {
          kind,
          title: said.split(',')[0]!.trim(),
          goods: readMeanings(means),
          path: page,
          call,
          text: advice,
          source: '',
        },
      })
    : []

/** Adds meanings of words, and removes the meaning of a word whose entry is empty. */
function extend<Value>(
  shipped: ReadonlyMap<string, Value>,
  words: readonly SearchWord[],
  read: (word: SearchWord) => readonly (readonly [said: string, value: Value])[],
): Map<string, Value> {
  const all = new Map(shipped)
  for (const word of words) {
    for (const [said, value] of read(word)) {
      if (word.means === '') all.delete(said)
      else all.set(said, value)
    }
  }
  return all
}

export const SHIPPED_VOCABULARY: Vocabulary = makeVocabulary([])

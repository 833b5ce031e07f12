import {
  joinOldModels,
  type OldModel,
  type OldModels,
} from '#features/choosing/search/rules/codes/old-models.ts'
import { foldCode, SHORTEST_CODE, slipBetween } from '#features/choosing/search/rules/codes/slips.ts'
import { knownPhrase } from '#features/choosing/search/rules/matching/complete.ts'
import { type FigureEntry, figureEntries } from '#features/choosing/search/rules/matching/complete-figures.ts'
import type { CatalogWords, KnownPhrase } from '#features/choosing/search/rules/matching/lists.ts'
import type { NearCode } from '#features/choosing/search/rules/matching/near-numbers.ts'
import {
  MOST_ALIKE,
  replacedModel,
  type SoldGoods,
} from '#features/choosing/search/rules/matching/old-models.ts'
import {
  type CloseWord,
  closeWord,
  corrections,
  SHORTEST_WORD,
  tradeWords,
} from '#features/choosing/search/rules/matching/spelling.ts'
import { brandToken } from '#features/choosing/search/rules/query/asked-brands.ts'
import { typeToken } from '#features/choosing/search/rules/query/trade-words.ts'
import type { Vocabulary } from '#features/choosing/search/rules/query/vocabulary.ts'
import type { PlaceLaw } from '#features/choosing/search/server/ports.ts'
import { type List, word } from './lists/list.ts'
import { queryLists } from './lists/query-lists.ts'
import { allOf, type Dsl, matchOf, rangeQuery } from './lists/to-query.ts'
import { type Ask, bucketsOf, countsOf, type Question, type SearchAnswer } from './questions.ts'
import type { Details } from './state.ts'

/** A product as the reading of a text names it. */
export interface Sold {
  id: string
  sku: string
}

/** What the reading of texts knows of a catalog in OpenSearch. */
export interface Reader extends CatalogWords<List>, SoldGoods<Sold> {
  ask: Ask
  law: PlaceLaw | undefined
  vocabulary: Vocabulary
  figures: () => readonly FigureEntry[]
  findCodes(typed: string): readonly NearCode[]
  findCodesBeginning(typed: string): readonly string[]
}

/** What does not depend on what was asked so far. */
export interface ReaderParts {
  details: Details
  vocabulary: Vocabulary
  law: PlaceLaw | undefined
  rightWords: { has(word: string): boolean; isPlace(word: string): boolean }
}

const MOST_PHRASES = 20_000
const MOST_FIGURES = 5_000
const MOST_OF_CODE = 60
const MOST_NEAR = 2_000
const MOST_CLOSE = 100

export function readerOf(ask: Ask, parts: ReaderParts): Reader {
  const { vocabulary, law, rightWords, details } = parts
  const lists = queryLists(ask)
  const oldModels: OldModels = joinOldModels(details.withdrawn, vocabulary.replaced)
  const ofCode = (code: string): readonly Sold[] => (code === '' ? [] : ask(codeQuestion(code)))
  const goods: SoldGoods<Sold> = {
    vocabulary,
    oldModels,
    ofCode,
    isInNames: (code) => !lists.isEmpty(inNames(code)),
    hasBrand: (brand) => !lists.isEmpty(lists.word(brandToken(brand), false)),
    alike: (old) => alikeTo(ask, old),
    written: ({ sku }) => sku,
  }
  const findCodes = (typed: string): readonly NearCode[] => nearCodes(ask, goods, typed)
  return {
    ...goods,
    ask,
    law,
    lists,
    phrases: () => ask(PHRASES),
    figures: () => ask(FIGURES),
    findCodes,
    findCodesBeginning: (typed) => codesBeginning(ask, goods, typed),
    nearCodes: findCodes,
    nearWords: (typed) => nearWords(ask, typed, vocabulary),
    writtenCode: (code) => ofCode(code)[0]?.sku,
    isRightWord: rightWords.has,
    isPlaceWord: rightWords.isPlace,
  }
}

/** Products with the word in model number, name or maker, and not in their kind. */
const inNames = (code: string): List => ({
  kind: 'without',
  a: { kind: 'word', word: code, isPrefix: false, least: 2 },
  b: { kind: 'word', word: code, isPrefix: false, least: 3 },
})

const soldIn = ({ hits }: SearchAnswer): Sold[] =>
  hits.hits.map(({ _id, _source }) => ({ id: _id, sku: _source.sku }))

const codeQuestion = (code: string): Question<readonly Sold[]> => ({
  key: `code ${code}`,
  guess: [],
  body: { size: MOST_OF_CODE, query: { term: { code } }, sort: ['id'], _source: ['sku'] },
  read: soldIn,
})

const PHRASES: Question<readonly KnownPhrase[]> = {
  key: 'phrases',
  guess: [],
  body: { size: 0, aggs: { phrases: { terms: { field: 'phrases', size: MOST_PHRASES } } } },
  read: (answer) => bucketsOf(answer, 'phrases').map(({ key }) => knownPhrase(String(key))),
}

const FIGURES: Question<readonly FigureEntry[]> = {
  key: 'figures',
  guess: [],
  body: { size: 0, aggs: { figures: { terms: { field: 'figures', size: MOST_FIGURES } } } },
  read: (answer) =>
    figureEntries(
      bucketsOf(answer, 'figures').map(({ key, doc_count }) => {
        const figure = String(key)
        const at = figure.indexOf(' ')
        return { text: figure.slice(at + 1), place: Number(figure.slice(0, at)), count: doc_count }
      }),
    ),
}

/** Products of the type of an old model, the nearest size first. */
function alikeTo(ask: Ask, { type, size }: OldModel): readonly Sold[] {
  if (type === '') return []
  const ofType = matchOf(word(typeToken(type), false))
  const first = (name: string, parts: readonly Dsl[], sort: readonly Dsl[]) =>
    ask<readonly (Sold & { size: number })[]>({
      key: `alike ${name} ${type} ${size}`,
      guess: [],
      body: {
        size: MOST_ALIKE,
        query: allOf([ofType, ...parts]),
        sort: [...sort, { id: 'asc' }],
        _source: ['sku'],
        docvalue_fields: ['sort.size'],
      },
      read: ({ hits }) =>
        hits.hits.map((hit) => ({
          id: hit._id,
          sku: hit._source.sku,
          size: (hit as { fields?: Record<string, number[]> }).fields?.['sort.size']?.[0] ?? Infinity,
        })),
    })
  if (size === null) return first('any', [], [])
  const above = first('above', [rangeQuery('sort.size', size, Infinity)], [{ 'sort.size': 'asc' }])
  const below = first('below', [{ range: { 'sort.size': { lt: size } } }], [{ 'sort.size': 'desc' }])
  const unsized = first('unsized', [{ bool: { must_not: [{ exists: { field: 'sort.size' } }] } }], [])
  return [
    ...[...above, ...below].sort((a, b) => Math.abs(a.size - size) - Math.abs(b.size - size)),
    ...unsized,
  ].slice(0, MOST_ALIKE)
}

interface KnownCodes {
  own: readonly string[]
  /** of units, in the words of systems */
  inWords: readonly string[]
}

/** Numbers of the catalog whose folded form passes a query. */
function codesOf(ask: Ask, name: string, query: Dsl): KnownCodes {
  return ask({
    key: `codes ${name}`,
    guess: { own: [], inWords: [] },
    body: {
      size: 0,
      query,
      aggs: {
        own: { terms: { field: 'code', size: MOST_NEAR } },
        inWords: { terms: { field: 'codes', size: MOST_NEAR } },
      },
    },
    read: (answer) => ({
      own: bucketsOf(answer, 'own').map(({ key }) => String(key)),
      inWords: bucketsOf(answer, 'inWords').map(({ key }) => String(key)),
    }),
  })
}

/** Signs that only look alike are a second slip beside another one. */
const furtherSlips = (typed: string, code: string, slip: number): number =>
  slip > 0 && slipBetween(typed, code) === undefined ? 1 : 0

function nearCodes(ask: Ask, goods: SoldGoods<Sold>, typed: string): readonly NearCode[] {
  const wanted = foldCode(typed)
  const known = codesOf(ask, `near ${wanted}`, {
    fuzzy: { near: { value: wanted, fuzziness: 1, transpositions: true, max_expansions: MOST_NEAR } },
  })
  const near = (code: string): NearCode[] => {
    if (code.length <= SHORTEST_CODE) return []
    const slip = slipBetween(wanted, foldCode(code))
    return slip === undefined ? [] : [{ code, slip: slip + furtherSlips(typed, code, slip) }]
  }
  return inKinds(goods, known, near).sort((a, b) => a.slip - b.slip)
}

function codesBeginning(ask: Ask, goods: SoldGoods<Sold>, typed: string): readonly string[] {
  const wanted = foldCode(typed)
  const known = codesOf(ask, `beginning ${wanted}`, { prefix: { near: wanted } })
  return inKinds(goods, known, (code) => (foldCode(code).startsWith(wanted) ? [{ code, slip: 0 }] : [])).map(
    ({ code }) => code,
  )
}

/** Numbers of products, then those of old models, then those in words; each once. */
function inKinds(
  goods: SoldGoods<Sold>,
  { own, inWords }: KnownCodes,
  near: (code: string) => readonly NearCode[],
): NearCode[] {
  const olds = [...goods.oldModels.keys()].filter(
    (code) => near(code).length > 0 && replacedModel(goods, code),
  )
  return [...new Set([...own.toSorted(), ...olds, ...inWords.toSorted()])].flatMap(near)
}

function nearWords(ask: Ask, typed: string, vocabulary: Vocabulary): readonly string[] {
  const trade = tradeWordsOf(vocabulary)
  const halves = Array.from({ length: Math.max(0, typed.length - 2 * SHORTEST_WORD + 1) }, (_, at) => [
    typed.slice(0, at + SHORTEST_WORD),
    typed.slice(at + SHORTEST_WORD),
  ]).flat()
  const { close, counts } = ask<{ close: readonly { word: string; count: number }[]; counts: Counts }>({
    key: `near ${typed}`,
    guess: { close: [], counts: new Map() },
    body: {
      size: 0,
      suggest: {
        near: {
          text: typed,
          term: {
            field: 'words0',
            suggest_mode: 'always',
            max_edits: 2,
            prefix_length: 0,
            min_word_length: SHORTEST_WORD,
            size: MOST_CLOSE,
            shard_size: MOST_CLOSE,
          },
        },
      },
      ...(halves.length > 0 && {
        aggs: {
          halves: {
            filters: {
              filters: Object.fromEntries(halves.map((half) => [half, { term: { words0: half } }])),
            },
          },
        },
      }),
    },
    read: (answer) => ({
      close: (answer.suggest?.near?.[0]?.options ?? []).map(({ text, freq }) => ({
        word: text,
        count: freq,
      })),
      counts: countsOf(answer, 'halves'),
    }),
  })
  const countOf = (half: string): number =>
    half.length < SHORTEST_WORD ? 0 : counts.get(half) || Number(trade.has(half))
  const closeTo = (_: string, most: number): CloseWord[] => {
    const found = new Map(close.map((each) => [each.word, each.count]))
    const ofTrade = [...trade].filter((each) => !found.has(each)).map((each) => [each, 1] as const)
    return [...found, ...ofTrade].flatMap(([each, count]) =>
      each.length < SHORTEST_WORD || each.includes('.') || Math.abs(each.length - typed.length) > most
        ? []
        : (closeWord(each, typed, count, most) ?? []),
    )
  }
  return corrections(typed, closeTo, countOf)
}

type Counts = ReadonlyMap<string, number>

const tradeWordsKnown = new WeakMap<Vocabulary, ReadonlySet<string>>()
function tradeWordsOf(vocabulary: Vocabulary): ReadonlySet<string> {
  const known = tradeWordsKnown.get(vocabulary) ?? tradeWords(vocabulary)
  tradeWordsKnown.set(vocabulary, known)
  return known
}

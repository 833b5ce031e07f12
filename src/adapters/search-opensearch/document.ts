import { createHash } from 'node:crypto'
import { foldCode, looksLikeCode } from '#features/choosing/search/rules/codes/slips.ts'
import { QUANTITIES } from '#features/choosing/search/rules/query/measures/quantities.ts'
import type { PlaceLaw, SearchDoc } from '#features/choosing/search/server/ports.ts'
import type { Dsl } from './lists/to-query.ts'

/** Raised when documents of an older release can no longer be read. */
export const FORMAT = 1

/** One page may reach this far. */
export const MOST_HITS = 100_000

const keyword = { type: 'keyword', norms: false } as const
const double = { type: 'double' } as const
const unsearched = { type: 'keyword', index: false, doc_values: false, norms: false } as const
/** Searched, never counted or sorted by. */
const words = { ...keyword, doc_values: false } as const
/** Counted or sorted by, never searched. */
const counted = { ...keyword, index: false } as const

/**
 * How OpenSearch keeps a product. The quantities are those of the vocabulary; the numbers of its filters
 * become fields when a product has one, so a merchant's own attribute needs no new index.
 */
export const mapping = (): Dsl => ({
  dynamic: 'strict',
  properties: {
    id: keyword,
    code: keyword,
    // Model numbers of the product and in its words; in `near` letters are the digits they look like.
    codes: counted,
    near: words,
    words0: words,
    words1: words,
    words2: words,
    words3: words,
    phrases: counted,
    figures: counted,
    // Every value of every filter group, and each category, as one text: one pass counts them all.
    values: { ...keyword, eager_global_ordinals: true },
    paths: words,
    numbers: { type: 'object', dynamic: true },
    measures: { properties: Object.fromEntries(QUANTITIES.map((quantity) => [quantity, double])) },
    sort: {
      properties: { price: double, efficiency: double, rating: double, size: double, name: counted },
    },
    merit: double,
    mobile: { type: 'boolean' },
    sized: counted,
    sizedKey: keyword,
    law: counted,
    lawKey: keyword,
    sides: { type: 'double', index: false, doc_values: false },
    name: unsearched,
    sku: unsearched,
    card: unsearched,
  },
  dynamic_templates: ['long', 'double'].map((kind) => ({
    [`numbers_${kind}`]: { path_match: 'numbers.*', match_mapping_type: kind, mapping: double },
  })),
  _source: { includes: ['card', 'name', 'sku', 'law', 'sides'] },
})

export const SETTINGS = {
  // Counts are exact only where one shard counts; two million products fit into one.
  number_of_shards: 1,
  auto_expand_replicas: '0-1',
  'index.max_result_window': MOST_HITS,
  'index.mapping.total_fields.limit': 2_000,
  'index.max_terms_count': 200_000,
} as const

/** A value of a filter group as it is counted; the group cannot contain the sign between them. */
export const valueToken = (group: string, value: string | number): string => `${group}\u0000${value}`
export const readToken = (token: string): { group: string; value: string } => {
  const at = token.indexOf('\u0000')
  return { group: token.slice(0, at), value: token.slice(at + 1) }
}
/** The group of categories among the values. */
export const CATEGORIES = 'categories'

/** A short name for facts; equal facts have one name. */
export const keyOf = (facts: string): string => createHash('sha1').update(facts).digest('base64url')

const TOKEN = /^[a-z]+\./
const BY_PLACE = [['head', 'text'], ['facts'], ['code', 'name', 'maker'], ['kind']] as const

/** A product as OpenSearch keeps it. */
export function storedDocument(doc: SearchDoc, law: PlaceLaw | undefined): Dsl {
  const found = BY_PLACE.map((fields) =>
    fields.flatMap((field) => doc.words[field].split(' ').filter((word) => word !== '')),
  )
  const fromPlace = (place: number): string[] => [
    ...new Set(
      found.flatMap((list, at) =>
        at < place ? [] : place === 0 ? list : list.filter((word) => !TOKEN.test(word)),
      ),
    ),
  ]
  const all = fromPlace(0)
  const codes = [doc.code, ...all.filter((word) => /^[a-z]/.test(word) && looksLikeCode(word))]
  const sized = doc.sized && JSON.stringify(doc.sized)
  const facts = law?.factsOf(doc.source)
  const { shortSide, longSide, thirdSide } = doc.measures
  return {
    id: doc.id,
    code: doc.code,
    codes,
    near: codes.map(foldCode),
    words0: all,
    words1: fromPlace(1),
    words2: fromPlace(2),
    words3: fromPlace(3),
    phrases: doc.phrases,
    figures: doc.figures.map(({ text, place }) => `${place} ${text}`),
    values: valueTokens(doc),
    paths: doc.categories.map(({ path }) => path),
    numbers: finite(doc.numbers),
    measures: finite(doc.measures),
    sort: { ...finite({ ...doc.sort, name: undefined }), name: nameKey(doc.sort.name) },
    merit: doc.merit,
    mobile: doc.sized?.isMobileModel === true,
    ...(sized !== undefined && { sized, sizedKey: keyOf(sized) }),
    ...(facts !== undefined && { law: facts, lawKey: keyOf(facts) }),
    ...(shortSide !== undefined && { sides: [shortSide, longSide ?? null, thirdSide ?? null] }),
    name: doc.sort.name,
    sku: doc.source.sku,
    card: JSON.stringify(doc.source),
  }
}

function valueTokens(doc: SearchDoc): string[] {
  const values = Object.entries(doc.values).flatMap(([group, list]) =>
    list.map((value) => valueToken(group, value)),
  )
  const numbers = Object.entries(finite(doc.numbers)).map(([group, value]) => valueToken(group, value))
  const categories = doc.categories.map(({ path, parent, name, url }) =>
    valueToken(CATEGORIES, JSON.stringify([path, parent, name, url])),
  )
  return [...new Set([...values, ...numbers, ...categories])]
}

const finite = (figures: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(figures).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
    ),
  )

/** Digits of a number in a name, so that 9 stands before 10. */
const MOST_DIGITS = 12

/**
 * A name that sorts by its bytes about as people order names: without marks and case, numbers by their size.
 * Names that differ only in signs may stand in another order than in the process.
 */
const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\d+/g, (digits) => digits.padStart(MOST_DIGITS, '0'))

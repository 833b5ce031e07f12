import { PRODUCT_TYPES } from '#features/catalog/catalog/rules/product-types.ts'
import type { SearchAdvice } from '../contract.ts'
import type { Advice } from '../rules/advice/advice-table.ts'
import { typeToken } from '../rules/query/trade-words.ts'

const MOST_GOODS = 4

/** Advice in the words of the API: what it says, its page, and searches for the goods that help. */
export function presentAdvice({ kind, title, goods, path, also = [], call, text }: Advice): SearchAdvice {
  return {
    kind,
    title,
    text,
    ...(path === '' ? {} : { path }),
    ...(also.length === 0 ? {} : { also: [...also] }),
    ...(call === '' ? {} : { call }),
    goods: goods.map(({ tokens }) => goodsOf(tokens)).slice(0, MOST_GOODS),
  }
}

const LABELS: ReadonlyMap<string, { label: string; plural: string }> = new Map(
  PRODUCT_TYPES.map((type) => [typeToken(type.type), type]),
)

/** "type.airfilter" leads to the list of the type, other words to a search for them. */
function goodsOf([first = '', ...more]: readonly string[]): SearchAdvice['goods'][number] {
  const type = LABELS.get(first)
  if (!type) return searchFor(capitalized([first, ...more].join(' ')))
  return more.length === 0
    ? { text: type.plural, path: `/search?type=${encodeURIComponent(type.label)}` }
    : {
        text: `${type.plural}: ${more.join(' ')}`,
        path: searchPath(`${type.label.toLowerCase()} ${more.join(' ')}`),
      }
}

const searchPath = (words: string): string => `/search?q=${encodeURIComponent(words)}`
const searchFor = (words: string) => ({ text: words, path: searchPath(words.toLowerCase()) })
const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The words of a text, lower case, without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

const SHORTEST_WITH_ENDING = 5

/** The same word in another form gives the same text: "shipping", "shipped" and "ships" give "ship". */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const one = word.replace(/ies$/, 'y').replace(/([^su])s$/, '$1')
  if (one.length < SHORTEST_WITH_ENDING) return one
  const bare = one.replace(/(?:ing|ed)$/, '')
  const base = bare.length < 3 ? one : bare
  return (base === one ? base : base.replace(/([^aeioulsz])\1$/, '$1')).replace(/e$/, '')
}

/** Shorter words are near too many others. */
export const SHORTEST_CORRECTED = 6
/** Goods that are spelled almost like a word of a page. */
const SPELT_RIGHT: ReadonlySet<string> = new Set(['contactor'])

/** Words that a misspelled word may mean; a mistake leaves its first letter. */
export interface Spelling {
  words: ReadonlySet<string>
  byFirst: ReadonlyMap<string, readonly string[]>
}

export function spellingOf(all: Iterable<string>): Spelling {
  const words = new Set(all)
  const long = [...words].filter(({ length }) => length >= SHORTEST_CORRECTED)
  return { words, byFirst: Map.groupBy(long, (word) => word[0]!) }
}

/** A word with one typing mistake as a word of our pages: "waranty" → "warranty". */
export function correctPageWord(word: string, { words, byFirst }: Spelling): string {
  if (word.length < SHORTEST_CORRECTED || words.has(word) || SPELT_RIGHT.has(word)) return word
  return byFirst.get(word[0]!)?.find((known) => isOneMistake(word, known)) ?? word
}

/** True when one letter is added, missing or different, or two letters are swapped. */
function isOneMistake(said: string, known: string): boolean {
  if (Math.abs(said.length - known.length) > 1) return false
  let start = 0
  while (start < said.length && said[start] === known[start]) start++
  let end = 0
  while (end < Math.min(said.length, known.length) - start && said.at(-1 - end) === known.at(-1 - end)) end++
  const left = said.slice(start, said.length - end)
  const right = known.slice(start, known.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** Goods that are called by a word of a page: the return of air. */
const GOODS = /\breturn (?:air|grille|grill|vent|duct|plenum|filter|box|drop|boot|register|line|pipe)/

/** True for a text that asks for goods with a word of our pages: "return air grille". */
export const meansGoods = (words: readonly string[]): boolean => GOODS.test(words.join(' '))

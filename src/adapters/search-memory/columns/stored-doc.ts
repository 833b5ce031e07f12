import type { SearchDoc } from '#features/choosing/search/server/ports.ts'

/** What is kept of a document beside the columns, its words and its card. */
export interface StoredDoc extends Omit<SearchDoc, 'words' | 'source'> {
  /** differs where the words differ */
  wordsMark: number
}

/** A product that was changed (both), came in (only `after`) or went (only `before`). */
export interface Change {
  slot: number
  before: StoredDoc | undefined
  after: StoredDoc | undefined
}

/**
 * Keeps equal lists of many products once: the values of their groups, and the whole queries that lead to
 * them. Answers a document as it is kept.
 */
export type KeepDoc = (doc: SearchDoc) => StoredDoc

export function makeKeepDoc(): KeepDoc {
  const texts = makeOnce<readonly string[]>((list) => list.join(SEPARATOR))
  const figures = makeOnce<SearchDoc['figures']>((list) =>
    list.map(({ text, place }) => `${place} ${text}`).join(SEPARATOR),
  )
  return ({ words, source: _, ...rest }) => ({
    ...rest,
    phrases: texts(rest.phrases),
    figures: figures(rest.figures),
    values: Object.fromEntries(Object.entries(rest.values).map(([key, list]) => [key, texts(list)])),
    wordsMark: markOf(words),
  })
}

const SEPARATOR = '\n'

function makeOnce<T extends readonly unknown[]>(keyOf: (list: T) => string): (list: T) => T {
  const known = new Map<string, T>()
  return (list) => {
    const key = keyOf(list)
    const before = known.get(key)
    if (before) return before
    known.set(key, list)
    return list
  }
}

/** A number of 52 bits that other words hardly have. */
function markOf(words: SearchDoc['words']): number {
  let [low, high] = [0x811c9dc5, 0x1b873593]
  for (const text of Object.values(words)) {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      low = Math.imul(low ^ code, 0x01000193)
      high = Math.imul(high ^ code, 0x5bd1e995) ^ (high >>> 15)
    }
    low = Math.imul(low ^ 0x1ff, 0x01000193)
  }
  return (low >>> 0) + (high & 0xfffff) * 2 ** 32
}

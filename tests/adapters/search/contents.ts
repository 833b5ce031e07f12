import type { Columns } from '#adapters/search-memory/columns/columns.ts'
import { unpack } from '#adapters/search-memory/packed.ts'
import { readEntry } from '#adapters/search-memory/words/entries.ts'
import { makeTerms } from '#adapters/search-memory/words/terms.ts'
import type { PackedWords } from '#adapters/search-memory/words-index.ts'

/**
 * Everything that an index holds of its catalog, read back from the bytes that it keeps for the next start:
 * products by id with all of their columns and words, and each order. Only the numbers that a product, a word
 * or a value has within the index are left out, for they tell in which order they came.
 */
export function contentsOf(bytes: Uint8Array): string {
  const { columns, words, version, facets, withdrawn } = unpack(bytes)
  const { products, slots, orders, codes, measures, mobileModels } = columns
  const wordsAt = wordReader(words)
  const valuesAt = valueReader(columns)
  const ids = (list: Int32Array): string[] => Array.from(list, products.idAt)
  const all = Array.from(slots, (slot) => ({
    id: products.idAt(slot),
    ...products.read(slot),
    sized: products.sizedAt(slot),
    card: Buffer.from(products.cards.json(slot)).toString(),
    values: valuesAt(slot),
    measures: Array.from(measures, ([quantity, figures]) => `${quantity} ${figures.at(slot)}`)
      .filter((measure) => !measure.endsWith(' NaN'))
      .sort(),
    isMobileModel: mobileModels[slot],
    words: wordsAt(slot),
  })).sort((one, other) => (one.id < other.id ? -1 : 1))
  const inOrder = Object.entries(orders).map(([name, list]) => [name, ids(list)])
  const head = { version, facets, withdrawn, orders: inOrder, codes: ids(codes) }
  return [head, ...all].map((part) => JSON.stringify(part)).join('\n')
}

function wordReader({ terms: packed, entries }: PackedWords): (slot: number) => string[] {
  const terms = makeTerms(packed)
  return (slot) => {
    const found: string[] = [`${entries.lengths[slot]} words`]
    readEntry(entries, slot, (term, pattern) => {
      found.push(`${terms.at(term)} ${entries.patterns[pattern]!.counts}`)
    })
    return found.sort()
  }
}

function valueReader(columns: Columns): (slot: number) => string[] {
  const { ordinals, offsets, lengths, categories } = columns
  const nameOf = new Map<number, string>()
  for (const { facet, texts, numbers, ordinals: known } of columns.columns)
    known.forEach((ordinal, place) => {
      nameOf.set(ordinal, `${facet.key} ${facet.kind === 'number' ? numbers[place] : texts[place]}`)
    })
  for (const { ordinal, ...category } of categories) nameOf.set(ordinal, JSON.stringify(category))
  return (slot) => {
    const from = offsets[slot]!
    return Array.from(ordinals.subarray(from, from + lengths[slot]!), (each) => nameOf.get(each)!).sort()
  }
}

import { deserialize, serialize } from 'node:v8'
import type { OldModel } from '#features/choosing/search/rules/codes/old-models.ts'
import type { Facet } from '#features/choosing/search/server/ports.ts'
import type { PackedCards } from './columns/cards.ts'
import type { StoredDoc } from './columns/columns.ts'
import type { Generation } from './generation.ts'
import type { PackedWords } from './words-index.ts'

/** The parts of an index from which all the others follow. */
interface Packed {
  version: number
  facets: readonly Facet[]
  withdrawn: readonly OldModel[]
  docs: readonly (StoredDoc | undefined)[]
  cards: PackedCards
  words: PackedWords
}

export const pack = ({ version, facets, withdrawn, columns, cards, words }: Generation): Uint8Array =>
  serialize({
    version,
    facets,
    withdrawn,
    docs: columns.docs,
    cards: cards.pack(),
    words: words.pack(),
  } satisfies Packed)

export function unpack(bytes: Uint8Array): Packed {
  const packed = deserialize(bytes) as Packed
  // Copies: a part of `bytes` would keep all of them in memory.
  return { ...packed, cards: copied(packed.cards), words: copied(packed.words) }
}

const copied = <T>(value: T): T => structuredClone(value)

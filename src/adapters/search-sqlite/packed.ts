import { deserialize, serialize } from 'node:v8'
import type { OldModel } from '#features/choosing/search/rules/codes/old-models.ts'
import type { Facet } from '#features/choosing/search/server/ports.ts'
import type { StoredDoc } from './columns/columns.ts'
import type { Generation } from './generation.ts'
import type { WordsIndex } from './words-index.ts'

/** The parts of an index from which all the others follow. */
interface Packed {
  version: number
  facets: readonly Facet[]
  withdrawn: readonly OldModel[]
  docs: readonly ((Omit<StoredDoc, 'json'> & { jsonLength: number }) | undefined)[]
  /** what lists show of the products, one after the other */
  json: Uint8Array
  words: Uint8Array
}

export function pack({ version, facets, withdrawn, columns, words }: Generation): Uint8Array {
  const docs = columns.docs.map((doc) => {
    if (!doc) return undefined
    const { json, ...rest } = doc
    return { ...rest, jsonLength: json.length }
  })
  const json = Buffer.concat(columns.docs.flatMap((doc) => doc?.json ?? []))
  return serialize({ version, facets, withdrawn, docs, json, words: words.pack() } satisfies Packed)
}

interface Unpacked extends Pick<Packed, 'version' | 'facets' | 'withdrawn'> {
  docs: (StoredDoc | undefined)[]
  words: ReturnType<WordsIndex['pack']>
}

export function unpack(bytes: Uint8Array): Unpacked {
  const { version, facets, withdrawn, docs, words, ...packed } = deserialize(bytes) as Packed
  // A copy: a part of `bytes` would keep all of them in memory.
  const json = Buffer.from(packed.json)
  let at = 0
  return {
    version,
    facets,
    withdrawn,
    words,
    docs: docs.map((doc) => {
      if (!doc) return undefined
      const { jsonLength, ...rest } = doc
      at += jsonLength
      return { ...rest, json: json.subarray(at - jsonLength, at) }
    }),
  }
}

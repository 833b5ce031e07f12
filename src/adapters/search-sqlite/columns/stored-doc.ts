import { hash } from 'node:crypto'
import type { SearchDoc } from '#features/choosing/search/server/ports.ts'

/**
 * What is kept of a document beside the columns. Its words are in the word store;
 * what a list shows of it is kept as JSON in UTF-8.
 */
export interface StoredDoc extends Omit<SearchDoc, 'words' | 'source'> {
  json: Uint8Array
  /** differs where the words differ */
  wordsMark: number
}

/** A product that was changed (both), came in (only `after`) or went (only `before`). */
export interface Change {
  slot: number
  before: StoredDoc | undefined
  after: StoredDoc | undefined
}

const MARK_BYTES = 6

// As objects, what a list shows would be ten times larger.
export const store = ({ words, source, ...rest }: SearchDoc): StoredDoc => ({
  ...rest,
  json: Buffer.from(JSON.stringify(source)),
  wordsMark: hash('sha1', JSON.stringify(words), 'buffer').readUIntBE(0, MARK_BYTES),
})

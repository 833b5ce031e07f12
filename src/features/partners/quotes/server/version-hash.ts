import { createHash } from 'node:crypto'
import type { Content } from '../rules/content.ts'

interface Frozen {
  number: string
  version: number
  content: Content
  validUntil: Date
}

/** SHA-256 of what a version offers, as hexadecimal digits. The order of keys does not count. */
export const versionHash = ({ number, version, content, validUntil }: Frozen): string =>
  createHash('sha256')
    .update(sorted({ number, version, content, validUntil: validUntil.toISOString() }))
    .digest('hex')

// Sorted, because the database does not keep the order of an object's keys.
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )

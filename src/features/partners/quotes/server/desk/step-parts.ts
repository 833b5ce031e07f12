import { createHash } from 'node:crypto'
import type { Content } from '../../rules/content.ts'
import type { VersionRow } from '../quote-rows.ts'
import type { LockedQuote } from './change-quote.ts'

export interface RevisionSeen {
  id: number
  revision: number
}

/** A locked quote with its latest version. */
export type Freezable = Pick<LockedQuote, 'trx' | 'row' | 'version' | 'now'>

export const setVersion = (
  { trx, row, version }: Freezable,
  columns: Partial<Omit<VersionRow, 'quote_id' | 'version' | 'content' | 'totals'>>,
) =>
  trx
    .updateTable('quote_version')
    .set(columns)
    .where('quote_id', '=', row.id)
    .where('version', '=', version.version)
    .execute()

/** The frozen version: its content and its last moment never change again. */
export const frozen = ({ row, version, now }: Freezable) => ({
  frozen_at: now,
  hash: versionHash({
    number: row.number,
    version: version.version,
    content: version.content,
    validUntil: version.valid_until,
  }),
})

export const partyOf = (row: LockedQuote['row']) => ({
  id: row.id,
  customerId: row.customer_id,
  projectId: row.project_id,
})

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

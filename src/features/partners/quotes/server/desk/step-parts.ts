import type { VersionRow } from '../quote-rows.ts'
import { versionHash } from '../version-hash.ts'
import type { LockedQuote } from './change-quote.ts'

export interface RevisionSeen {
  id: number
  revision: number
}

export const setVersion = (
  { trx, row, version }: LockedQuote,
  columns: Partial<Omit<VersionRow, 'quote_id' | 'version' | 'content' | 'totals'>>,
) =>
  trx
    .updateTable('quote_version')
    .set(columns)
    .where('quote_id', '=', row.id)
    .where('version', '=', version.version)
    .execute()

/** The frozen version: its content and its last moment never change again. */
export const frozen = ({ row, version, now }: LockedQuote) => ({
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

import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { lockLead } from './desk-queries.ts'

interface Person {
  id: number
  name: string
}

/**
 * Gives a lead that waits to a person, or to none, when `was` still has it. Answers who has it otherwise;
 * `done`: it was called or closed. Throws ApiError not_found.
 */
export async function assignLead(
  trx: Transaction<Tables>,
  permission: Authorized<'leads.work'>,
  { id, was, owner, now }: { id: number; was: number | null; owner: Person | null; now: Date },
): Promise<'assigned' | 'unchanged' | 'done' | { has: string }> {
  const lead = await lockLead(trx, permission, id)
  if (lead.state !== 'open' && lead.state !== 'claimed') return 'done'
  if (lead.claimed_by === (owner?.id ?? null)) return 'unchanged'
  if (lead.claimed_by !== was) return { has: lead.claimed_name ?? '' }
  await trx
    .updateTable('lead')
    .set({
      state: owner ? 'claimed' : 'open',
      claimed_by: owner?.id ?? null,
      claimed_name: owner?.name ?? null,
      claimed_at: owner ? now : null,
    })
    .where('id', '=', id)
    .execute()
  return 'assigned'
}

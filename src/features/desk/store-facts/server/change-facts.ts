import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { announceChange } from '#features/catalog/catalog/server/index.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { StoreFacts } from '#lib/merchant/merchant.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { changesOf, type FactChange, isGuarded, noWayToPay, partOf } from '../rules/fact-changes.ts'
import { factLines } from '../rules/fact-lines.ts'
import { texts } from '../texts.ts'
import { factsOf, newestFacts } from './newest-facts.ts'

export interface Change {
  /** the facts that shall hold, from those that hold now */
  wanted: (current: StoreFacts) => StoreFacts
  /** the version that the person looked at; undefined: whatever holds */
  seen?: number | undefined
  /** why, for history and audit log */
  reason: string
  /** who does, for the history */
  name: string
  now: Date
  /** what holds until staff change anything */
  first: StoreFacts
  sessionId?: number | undefined
  /** the payment methods that the store has */
  offered: readonly string[]
  /** called before what the second factor guards changes; throws when the second factor is not fresh */
  beforeGuarded?: () => void
}

export interface Changed {
  version: number
  facts: StoreFacts
  changes: FactChange[]
}

/**
 * Writes facts that differ as a new version, with an entry of the audit log. Of two people who change at once
 * the second is refused with what the first saved. Throws ApiError as `storeFactsContract.save` says.
 */
export function changeFacts(
  db: Db,
  { actor }: Authorized<'store-facts.change'>,
  { wanted, seen, reason, name, now, first, offered, sessionId, beforeGuarded }: Change,
): Promise<Changed> {
  const why = reason.trim()
  if (why === '') throw invalid({ reason: texts.noReason })
  return inTransaction(
    db,
    async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('store_facts', 0))`.execute(trx)
      const current = await newestFacts(trx, first)
      if (seen !== undefined && seen !== current.id) {
        const looked = await factsOf(trx, seen, first)
        throw new ApiError('conflict', texts.conflict(current.by), {
          status: 409,
          details: {
            version: current.id,
            lines: factLines(current.facts),
            changes: changesOf(looked?.facts ?? first, current.facts),
          },
        })
      }
      const facts = wanted(current.facts)
      const changes = changesOf(current.facts, facts)
      if (changes.length === 0) return { version: current.id, facts, changes }
      if (changes.some(({ key }) => isGuarded(partOf(key)))) beforeGuarded?.()
      const unpayable = noWayToPay(facts, offered)
      if (unpayable) throw invalid(unpayable)
      const { id } = await trx
        .insertInto('store_facts')
        .values({ facts: JSON.stringify(facts), changed_at: now, changed_by: name, reason: why })
        .returning('id')
        .executeTakeFirstOrThrow()
      await announceChange(trx)
      const values = (side: 'before' | 'after') =>
        Object.fromEntries(changes.map((change) => [change.key, change[side]]))
      await recordAudit(trx, {
        ...{
          actor,
          action: 'store-facts.change',
          entity: 'store',
          entityId: 'facts',
          reason: why,
          sessionId,
        },
        before: values('before'),
        after: values('after'),
      })
      return { version: id, facts, changes }
    },
    texts.busy,
  )
}

/** A refusal that names each wrong field. */
export const invalid = (problems: Readonly<Record<string, string>>): ApiError =>
  new ApiError('invalid', problems[''] ?? texts.check, {
    status: 400,
    details: { issues: Object.entries(problems).map(([path, message]) => ({ path, message })) },
  })

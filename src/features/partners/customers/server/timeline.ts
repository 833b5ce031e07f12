import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { roleOf } from '#features/people/accounts/rules/actions.ts'
import { type Actor, actorName } from '#features/people/accounts/rules/actor.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import { type EntryKind, kindsFor } from '../rules/timeline.ts'

const PAGE = 30

export interface NewEntry {
  customerId: number
  projectId?: number | undefined
  kind: EntryKind
  text: string
  /** the page of the portal that shows more */
  href?: string | undefined
  actor: Actor
  /** the day for which a call was promised, YYYY-MM-DD */
  callOn?: string | undefined
  now: Date
}

/** Writes an entry into a customer's history, in the transaction of the change that it describes. */
export async function addTimelineEntry(
  trx: Transaction<Tables>,
  { customerId, projectId, kind, text, href = '', actor, callOn, now }: NewEntry,
): Promise<void> {
  await trx
    .insertInto('timeline_entry')
    .values({
      customer_id: customerId,
      project_id: projectId ?? null,
      kind: kind.kind,
      text,
      href,
      actor_name: actorName(actor),
      at: now,
      call_on: callOn ?? null,
    })
    .execute()
}

/** The page behind an entry was deleted: the entry keeps its time, says `text`, and loses its link. */
export async function unlinkTimelineEntry(
  trx: Transaction<Tables>,
  { customerId, kind, href, text }: Pick<NewEntry, 'customerId' | 'kind' | 'text'> & { href: string },
): Promise<void> {
  await trx
    .updateTable('timeline_entry')
    .set({ text, href: '' })
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind.kind)
    .where('href', '=', href)
    .execute()
}

/**
 * A page of a customer's history, with the entries of those kinds that the actor may read. The caller has
 * checked that the actor may read the customer.
 */
export async function readTimeline(
  db: Db,
  {
    customerId,
    kinds,
    actor,
    after,
  }: { customerId: number; kinds: readonly EntryKind[]; actor: Actor; after: string | undefined },
) {
  const names = new Map(kindsFor(kinds, roleOf(actor)).map(({ kind, name }) => [kind, name]))
  const { order, isAfter } = placeIn({ id: 'id', direction: 'desc' }, after)
  const rows = await db
    .selectFrom('timeline_entry')
    .select(['id', 'kind', 'text', 'href', 'actor_name', 'at'])
    .where('customer_id', '=', customerId)
    .where('kind', 'in', [...names.keys()])
    .where(isAfter)
    .orderBy(order)
    .limit(PAGE + 1)
    .execute()
  const { page, next } = pageOf(rows, PAGE)
  return {
    entries: page.map(({ actor_name: by, at, kind, ...entry }) => ({
      ...entry,
      kind,
      kindName: names.get(kind) ?? kind,
      by,
      at: at.toISOString(),
    })),
    next,
  }
}

import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Content, EntryKey } from '#features/content/content/server/index.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import type { Authorized, WhoAsks } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import type { Secrets } from '#lib/http/sealing.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { texts } from '../texts.ts'
import type { Values } from '../view/forms/form.ts'
import { fieldsOf, openRow } from './read.ts'

export interface DeskContext extends WhoAsks {
  db: Db
  clock: Clock
  content: Content
  /** the secrets that make the address of a preview */
  accounts: { secrets: Secrets }
  /** the store's address, without a slash at the end */
  publicOrigin: string
}

/** A change of one entry by a person who saw a revision of it. */
export interface Change extends EntryKey {
  revision: number
}

type MayChange = Authorized<'content.edit' | 'content.publish'>

/** What a change leaves behind. */
interface DraftChange {
  /** the draft afterwards; null: there is none */
  fields: Values | null
  /** for the audit log */
  action: string
  after?: Readonly<Record<string, unknown>>
}

/** An entry as a change finds it, locked. */
export type LockedEntry = Awaited<ReturnType<typeof openRow>>

interface Who {
  db: Db
  permission: MayChange
  sessionId: number | undefined
  now: Date
}

/**
 * Changes the draft of an entry under its lock, and writes the audit log. Throws ApiError changed when
 * another person changed it after the revision that the author saw.
 */
export function changeDraft(
  { db, permission, sessionId, now }: Who,
  { kind, slug, revision }: Change,
  change: (trx: Transaction<Tables>, entry: LockedEntry) => Promise<DraftChange>,
): Promise<{ revision: number }> {
  const by = actorName(permission.actor)
  return inTransaction(
    db,
    async (trx) => {
      await lockEntry(trx, { kind, slug, by, now })
      const entry = await openRow(trx, { kind, slug })
      if (entry.revision !== revision) throw await changedBy(trx, { kind, slug }, entry)
      const { fields, action, after } = await change(trx, entry)
      await trx
        .updateTable('content_draft')
        .set({
          fields: fields && JSON.stringify(fields),
          revision: revision + 1,
          changed_by: by,
          changed_at: now,
        })
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .execute()
      await recordAudit(trx, {
        actor: permission.actor,
        action,
        entity: 'content',
        entityId: `${kind}/${slug}`,
        after,
        sessionId,
      })
      return { revision: revision + 1 }
    },
    texts.busy,
  )
}

/** The row that changes of an entry wait for. */
async function lockEntry(
  trx: Transaction<Tables>,
  { kind, slug, by, now }: Omit<Change, 'revision'> & { by: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('content_draft')
    .values({ kind, slug, fields: null, changed_by: by, changed_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .execute()
  await trx
    .selectFrom('content_draft')
    .select('revision')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .forUpdate()
    .execute()
}

async function changedBy(
  trx: Transaction<Tables>,
  key: Omit<Change, 'revision'>,
  { draft, stored, revision }: LockedEntry,
): Promise<ApiError> {
  const row = await trx
    .selectFrom('content_draft')
    .select(['changed_by', 'changed_at'])
    .where('kind', '=', key.kind)
    .where('slug', '=', key.slug)
    .executeTakeFirstOrThrow()
  const fields = draft?.fields ?? (stored ? fieldsOf(key, stored) : {})
  return new ApiError('changed', texts.changed(row.changed_by), {
    status: 409,
    details: {
      theirs: { fields, revision, changedBy: row.changed_by, changedAt: row.changed_at.toISOString() },
    },
  })
}

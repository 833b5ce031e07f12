import type { Db } from '#db/connect.ts'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import type { SignedIn } from '#features/people/accounts/server/index.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { VIEW } from '../rules/access.ts'
import { MOST_VIEWS } from '../rules/customer.ts'
import { tooMany } from './refusals.ts'

const texts = defineTexts({
  tooMany: (most: number) => `You have ${most} views of this list. Remove one first.`,
})

/** Shared views that a list shows; more are too many to choose from. */
const MOST_SHARED = 50

/** A person's own views of a list, and for staff those that colleagues shared, by name. */
export async function readViews(db: Db, { accountId, actor }: SignedIn, list: string) {
  const rows = await db
    .selectFrom('saved_view')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['saved_view.id', 'saved_view.name', 'search', 'is_shared', 'account_id'])
    .select(({ ref }) => ref('account.name').as('by'))
    .where('list', '=', list)
    .where((eb) =>
      actor.kind === 'staff'
        ? eb.or([eb('account_id', '=', accountId), eb('is_shared', '=', true)])
        : eb('account_id', '=', accountId),
    )
    .orderBy('is_shared')
    .orderBy('saved_view.name')
    .orderBy('saved_view.id')
    .limit(MOST_VIEWS + MOST_SHARED)
    .execute()
  const removesAll = scopeOf(actor, VIEW['remove-shared']) === 'all'
  return rows.map(({ account_id, is_shared, by, ...view }) => ({
    ...view,
    sharedBy: is_shared ? by : null,
    mayRemove: account_id === accountId || removesAll,
  }))
}

/** Saves a view of a person; the same name replaces it. Throws ApiError too_many. */
export async function saveView(
  db: Db,
  { accountId, actor, sessionId }: SignedIn,
  { list, name, search, isShared }: { list: string; name: string; search: string; isShared: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const others = await trx
      .selectFrom('saved_view')
      .select('name')
      .where('account_id', '=', accountId)
      .where('list', '=', list)
      .execute()
    if (others.length >= MOST_VIEWS && !others.some((other) => other.name === name))
      throw tooMany(texts.tooMany(MOST_VIEWS))
    const { id } = await trx
      .insertInto('saved_view')
      .values({ account_id: accountId, list, name, search, is_shared: isShared })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'list', 'name']).doUpdateSet({ search, is_shared: isShared }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    if (!isShared) return
    const after = { list, name, search }
    await recordAudit(trx, { actor, action: 'views.share', entity: 'view', entityId: id, after, sessionId })
  })
}

/** Removes a view of this person, or a shared one for administrators; false when there is none such. */
export const removeView = (db: Db, { accountId, actor, sessionId }: SignedIn, id: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const removesAll = scopeOf(actor, VIEW['remove-shared']) === 'all'
    const removed = await trx
      .deleteFrom('saved_view')
      .where('id', '=', id)
      .where((eb) =>
        removesAll
          ? eb.or([eb('account_id', '=', accountId), eb('is_shared', '=', true)])
          : eb('account_id', '=', accountId),
      )
      .returning(['list', 'name', 'search', 'is_shared'])
      .executeTakeFirst()
    if (removed?.is_shared) {
      const { is_shared: _, ...before } = removed
      const facts = { action: 'views.remove-shared', entity: 'view', entityId: id, before }
      await recordAudit(trx, { actor, ...facts, sessionId })
    }
    return removed !== undefined
  })

import type { Db } from '#db/connect.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { MOST_VIEWS } from '../rules/customer.ts'
import { tooMany } from './refusals.ts'

const texts = defineTexts({
  tooMany: (most: number) => `You have ${most} views of this list. Remove one first.`,
})

export const readViews = (db: Db, accountId: number, list: string) =>
  db
    .selectFrom('saved_view')
    .select(['id', 'name', 'search'])
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .orderBy('name')
    .execute()

/** Saves a view of a person; the same name replaces it. Throws ApiError too_many. */
export async function saveView(
  db: Db,
  view: { accountId: number; list: string; name: string; search: string },
): Promise<void> {
  const others = await readViews(db, view.accountId, view.list)
  if (others.length >= MOST_VIEWS && !others.some(({ name }) => name === view.name))
    throw tooMany(texts.tooMany(MOST_VIEWS))
  await db
    .insertInto('saved_view')
    .values({ account_id: view.accountId, list: view.list, name: view.name, search: view.search })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'list', 'name']).doUpdateSet({ search: view.search }),
    )
    .execute()
}

/** Removes a view of this person; false when the person has none with that id. */
export async function removeView(db: Db, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

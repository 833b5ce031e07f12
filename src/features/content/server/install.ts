import type { Db } from '#db/connect.ts'
import type { ContentEntry } from '../contract.ts'

type New<E> = E extends ContentEntry ? Omit<E, 'path' | 'updatedAt'> : never
/** An entry that comes with the store or its demo. */
export type NewEntry = New<ContentEntry>

/**
 * Writes the first content of a new store. Adds nothing when the store has content. Entries of a kind
 * keep their order.
 */
export async function installContent(db: Db, starter: () => Promise<readonly NewEntry[]>): Promise<void> {
  const any = await db.selectFrom('content').select('slug').limit(1).executeTakeFirst()
  if (any) return
  const rows = (await starter()).map((entry, position) => ({
    kind: entry.kind,
    slug: entry.slug,
    title: entry.title,
    summary: entry.summary,
    body: JSON.stringify(entry.body),
    position,
  }))
  await db
    .insertInto('content')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .execute()
}

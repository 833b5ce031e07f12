import type { Db } from '#db/connect.ts'
import type { ContentEntry } from '../contract.ts'
import { CONTENT_KINDS, type ContentKind } from '../rules/kinds.ts'

type New<E> = E extends ContentEntry ? Omit<E, 'path' | 'updatedAt'> : never
/** An entry that comes with the store or its demo. */
export type NewEntry = New<ContentEntry>

/**
 * Writes the first content of each kind. Adds nothing of a kind that the store has, or that it had before, so
 * that an entry which staff removed stays away. Entries of a kind keep their order.
 */
export async function installContent(db: Db, starter: () => Promise<readonly NewEntry[]>): Promise<void> {
  const known = await knownKinds(db)
  if (CONTENT_KINDS.every((kind) => known.has(kind))) return
  const entries = (await starter()).filter(({ kind }) => !known.has(kind))
  const kinds = [...new Set([...known, ...entries.map(({ kind }) => kind)])]
  await db.transaction().execute(async (trx) => {
    if (entries.length > 0)
      await trx
        .insertInto('content')
        .values(entries.map(rowOf))
        .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
        .execute()
    if (kinds.length > 0)
      await trx
        .insertInto('content_installation')
        .values(kinds.map((kind) => ({ kind })))
        .onConflict((conflict) => conflict.column('kind').doNothing())
        .execute()
  })
}

/** The kinds that the store has, or had once. */
async function knownKinds(db: Db): Promise<ReadonlySet<ContentKind>> {
  const installed = await db.selectFrom('content_installation').select('kind').execute()
  const present = await db.selectFrom('content').select('kind').distinct().execute()
  return new Set([...installed, ...present].map(({ kind }) => kind))
}

const rowOf = (entry: NewEntry, position: number) => ({
  kind: entry.kind,
  slug: entry.slug,
  title: entry.title,
  summary: entry.summary,
  body: JSON.stringify(entry.body),
  position,
})

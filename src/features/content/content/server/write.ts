import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import type { ContentKind } from '../rules/kinds.ts'

type Reader = Db | Transaction<Tables>

/** An entry as the table has it. */
export interface StoredEntry {
  kind: ContentKind
  slug: string
  title: string
  summary: string
  body: unknown
  updatedAt: Date
}

/** What names an entry. */
export interface EntryKey {
  kind: ContentKind
  slug: string
}

/** Titles of what the store shows. */
export const listStored = (db: Reader): Promise<Omit<StoredEntry, 'summary' | 'body'>[]> =>
  db
    .selectFrom('content')
    .select(['kind', 'slug', 'title', 'updated_at as updatedAt'])
    .orderBy('kind')
    .orderBy('position')
    .orderBy('slug')
    .execute()

/** What the store shows of an entry; undefined when it is not on the store. */
export const readStored = (db: Reader, { kind, slug }: EntryKey): Promise<StoredEntry | undefined> =>
  db
    .selectFrom('content')
    .select(['kind', 'slug', 'title', 'summary', 'body', 'updated_at as updatedAt'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()

/**
 * Puts an entry on the store, in place of what stands at its address; a new one becomes the last of its kind.
 * A trigger tells every process.
 */
export async function writeStored(
  trx: Transaction<Tables>,
  { kind, slug, title, summary, body }: Omit<StoredEntry, 'updatedAt'>,
  now: Date,
): Promise<void> {
  const words = { title, summary, body: JSON.stringify(body), updated_at: now }
  await trx
    .insertInto('content')
    .values((eb) => ({
      kind,
      slug,
      ...words,
      position: eb
        .selectFrom('content')
        .select((inner) =>
          inner(inner.fn.coalesce(inner.fn.max('position'), inner.lit(-1)), '+', 1).as('next'),
        )
        .where('kind', '=', kind),
    }))
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet(words))
    .execute()
}

/** Takes an entry off the store. */
export async function removeStored(trx: Transaction<Tables>, { kind, slug }: EntryKey): Promise<void> {
  await trx.deleteFrom('content').where('kind', '=', kind).where('slug', '=', slug).execute()
}

import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { lessonNames } from '#drawings/lessons/lessons.ts'
import { factTableNames } from '#features/choosing/learning/server/index.ts'
import { type EntryKey, listStored, readStored } from '#features/content/content/server/index.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { ListedContent } from '../contract.ts'
import { checkWords } from '../view/check-words.ts'
import type { Around, Values, Words } from '../view/forms/form.ts'
import { FORMS } from '../view/forms/forms.ts'

type Reader = Db | Transaction<Tables>

/** Every entry on the store, every draft, and what was taken off the store. */
export async function listContent(db: Db): Promise<ListedContent[]> {
  const [stored, drafts, versions] = await Promise.all([
    listStored(db),
    db.selectFrom('content_draft').selectAll().where('fields', 'is not', null).execute(),
    latestVersions(db),
  ])
  const keyOf = ({ kind, slug }: EntryKey) => `${kind} ${slug}`
  const draftOf = new Map(drafts.map((draft) => [keyOf(draft), draft]))
  const versionOf = new Map(versions.map((version) => [keyOf(version), version]))
  const shown = new Set(stored.map(keyOf))
  const published = stored.map((entry): ListedContent => {
    const draft = draftOf.get(keyOf(entry))
    const by = versionOf.get(keyOf(entry))?.published_by ?? null
    return {
      kind: entry.kind,
      slug: entry.slug,
      title: draft?.fields?.title || entry.title,
      state: draft ? 'changed' : 'published',
      changedBy: draft ? draft.changed_by : by,
      changedAt: (draft?.changed_at ?? entry.updatedAt).toISOString(),
    }
  })
  const alone = drafts
    .filter((draft) => !shown.has(keyOf(draft)))
    .map(
      (draft): ListedContent => ({
        kind: draft.kind,
        slug: draft.slug,
        title: draft.fields?.title || draft.slug,
        state: 'new',
        changedBy: draft.changed_by,
        changedAt: draft.changed_at.toISOString(),
      }),
    )
  const off = versions
    .filter((version) => !shown.has(keyOf(version)) && !draftOf.has(keyOf(version)))
    .map(
      ({ kind, slug, title, published_by, published_at }): ListedContent => ({
        kind,
        slug,
        title,
        state: 'off',
        changedBy: published_by,
        changedAt: published_at.toISOString(),
      }),
    )
  return [...published, ...alone, ...off]
}

const latestVersions = (db: Db) =>
  db
    .selectFrom('content_version')
    .distinctOn(['kind', 'slug'])
    .select(['kind', 'slug', 'title', 'published_by', 'published_at'])
    .orderBy('kind')
    .orderBy('slug')
    .orderBy('number', 'desc')
    .execute()

const draftRow = (db: Reader, { kind, slug }: EntryKey) =>
  db
    .selectFrom('content_draft')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()

/** An entry with its draft; undefined when there is neither, nor an earlier version. */
export async function openRow(db: Reader, key: EntryKey) {
  const [stored, draft] = [await readStored(db, key), await draftRow(db, key)]
  return { stored, draft: draft?.fields ? draft : undefined, revision: draft?.revision ?? 0 }
}

/** The fields of words that are published. */
export const fieldsOf = (key: EntryKey, words: { title: string; summary: string; body: unknown }): Values =>
  FORMS[key.kind].write({ ...words, body: words.body as Words['body'] })

/** What a form is read with: names that the store knows, and what is published. */
export async function aroundOf(db: Reader, key: EntryKey, now: Date): Promise<Around> {
  const stored = await readStored(db, key)
  const articles = (await listStored(db)).filter(({ kind }) => kind === 'article').map(({ slug }) => slug)
  return {
    base: stored?.body as Around['base'],
    now,
    day: inStoreZone(now).day,
    figures: lessonNames,
    facts: factTableNames,
    articles,
  }
}

/** The entry that a draft makes, or what is wrong with it. */
export const checkDraft = async (db: Reader, key: EntryKey, values: Values, now: Date) =>
  checkWords({ ...key, values }, await aroundOf(db, key, now))

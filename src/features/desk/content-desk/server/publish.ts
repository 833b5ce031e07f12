import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { articlePath } from '#features/content/content/rules/kinds.ts'
import {
  type EntryKey,
  listStored,
  readStored,
  removeStored,
  type StoredEntry,
  starterContent,
  writeStored,
} from '#features/content/content/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { CREATED_KINDS } from '../rules/entries.ts'
import { texts } from '../texts.ts'
import type { LockedEntry } from './change-draft.ts'
import { checkDraft } from './read.ts'

/** Puts the draft on the store and keeps it as a version. Throws ApiError no_draft, invalid. */
export async function publishDraft(
  trx: Transaction<Tables>,
  key: EntryKey,
  { stored, draft }: LockedEntry,
  { by, now }: { by: string; now: Date },
): Promise<{ version: number; title: string }> {
  if (!draft?.fields) throw new ApiError('no_draft', texts.noDraft, { status: 400 })
  const { entry, problems } = await checkDraft(trx, key, draft.fields, now)
  if (!entry) throw new ApiError('invalid', texts.mistakes, { status: 400, details: { problems } })
  const last = await lastVersion(trx, key)
  // What came with the store becomes the first version, so that it can be had again.
  if (last === 0 && stored) await keepVersion(trx, { ...stored, by: null, at: stored.updatedAt, number: 1 })
  const number = last === 0 && stored ? 2 : last + 1
  const { title, summary, body } = entry
  await keepVersion(trx, { ...key, title, summary, body, by, at: now, number })
  await writeStored(trx, { ...key, title, summary, body }, now)
  return { version: number, title }
}

const lastVersion = async (trx: Transaction<Tables>, { kind, slug }: EntryKey): Promise<number> =>
  (
    await trx
      .selectFrom('content_version')
      .select(({ fn }) => fn.max('number').as('last'))
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .executeTakeFirst()
  )?.last ?? 0

type NewVersion = Omit<StoredEntry, 'updatedAt'> & { by: string | null; at: Date; number: number }

async function keepVersion(trx: Transaction<Tables>, kept: NewVersion): Promise<void> {
  const { kind, slug, number, title, summary, body, by, at } = kept
  await trx
    .insertInto('content_version')
    .values({
      kind,
      slug,
      number,
      title,
      summary,
      body: JSON.stringify(body),
      published_by: by,
      published_at: at,
    })
    .execute()
}

/** Why an entry stays on the store; undefined when it can be taken off. */
export function whyFixed({ kind, slug }: EntryKey): string | undefined {
  if (!CREATED_KINDS.some((each) => each === kind)) return texts.fixed
  return kind === 'article' && builtIn().has(slug) ? texts.builtIn : undefined
}

let known: ReadonlySet<string> | undefined
/** Slugs of the articles that came with the store: its tools link to them. */
const builtIn = (): ReadonlySet<string> =>
  (known ??= new Set(starterContent().flatMap(({ kind, slug }) => (kind === 'article' ? [slug] : []))))

/**
 * Takes an entry off the store and answers what it was; its versions stay. Throws ApiError fixed, linked,
 * not_published.
 */
export async function takeOff(
  trx: Transaction<Tables>,
  key: EntryKey,
  { stored }: LockedEntry,
): Promise<StoredEntry> {
  const reason = whyFixed(key)
  if (reason !== undefined) throw new ApiError('fixed', reason, { status: 400 })
  if (!stored) throw new ApiError('not_published', texts.notPublished, { status: 400 })
  const linking = key.kind === 'article' ? await pagesThatLink(trx, key.slug) : []
  if (linking.length > 0) throw new ApiError('linked', texts.linked(linking), { status: 409 })
  if ((await lastVersion(trx, key)) === 0)
    await keepVersion(trx, { ...stored, by: null, at: stored.updatedAt, number: 1 })
  await removeStored(trx, key)
  return stored
}

/** Titles of the pages on the store that link to an article or name it. */
async function pagesThatLink(trx: Transaction<Tables>, slug: string): Promise<string[]> {
  const names = [articlePath(slug), slug].map((text) => JSON.stringify(text))
  const titles: string[] = []
  for (const key of await listStored(trx)) {
    const entry = await readStored(trx, key)
    const body = JSON.stringify(entry?.body)
    if (entry && names.some((name) => body.includes(name))) titles.push(entry.title)
  }
  return titles
}

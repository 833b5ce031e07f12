import { implement } from '@orpc/server'
import { contentPath } from '#features/content/content/rules/kinds.ts'
import type { EntryKey } from '#features/content/content/server/index.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import { needs } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { contentDeskContract, type OpenContent } from '../contract.ts'
import { CONTENT } from '../rules/access.ts'
import { MOST_ENTRIES, MOST_VERSIONS, slugOf } from '../rules/entries.ts'
import { texts } from '../texts.ts'
import { type Change, changeDraft, type DeskContext } from './change-draft.ts'
import { previewAddress } from './preview.ts'
import { publishDraft, takeOff, whyFixed } from './publish.ts'
import { aroundOf, checkDraft, fieldsOf, listContent, openRow } from './read.ts'

const os = implement(contentDeskContract).$context<DeskContext>()

export const contentDeskHandlers = {
  list: os.list.use(needs(CONTENT.edit)).handler(async ({ input: { kind, search }, context: { db } }) => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean)
    const entries = (await listContent(db)).filter(
      (entry) =>
        (kind === undefined || entry.kind === kind) &&
        words.every((word) => `${entry.title} ${entry.slug}`.toLowerCase().includes(word)),
    )
    return { entries }
  }),

  open: os.open.use(needs(CONTENT.edit)).handler(async ({ input, context }) => {
    return openEntry(context, input)
  }),

  version: os.version.use(needs(CONTENT.edit)).handler(async ({ input, context: { db } }) => {
    const row = await versionRow(db, input, input.number)
    return { ...presentVersion(row), fields: { ...fieldsOf(input, row) } }
  }),

  create: os.create.use(needs(CONTENT.edit)).handler(async ({ input: { kind, title }, context }) => {
    const { permission } = context
    const slug = slugOf(title)
    if (slug === '') throw new ApiError('invalid', texts.badTitle, { status: 400 })
    const entries = (await listContent(context.db)).filter((entry) => entry.kind === kind)
    if (entries.length >= MOST_ENTRIES)
      throw new ApiError('too_many', texts.tooMany(MOST_ENTRIES), { status: 409 })
    if (entries.some((entry) => entry.slug === slug))
      throw new ApiError('taken', texts.taken, { status: 409 })
    const { revision } = await openRow(context.db, { kind, slug })
    await changeDraft(whoOf(context, permission), { kind, slug, revision }, async () => ({
      fields: { title },
      action: 'content.create',
      after: { title },
    }))
    return { slug }
  }),

  save: os.save.use(needs(CONTENT.edit)).handler(({ input: { fields, ...key }, context }) => {
    const { permission } = context
    return changeDraft(whoOf(context, permission), key, async (trx, entry) => {
      if (!entry.stored && !entry.draft) await versionRow(trx, key)
      const before = entry.draft?.fields ?? (entry.stored ? fieldsOf(key, entry.stored) : {})
      return { fields, action: 'content.save', after: { fields: differing(before, fields) } }
    })
  }),

  publish: os.publish.use(needs(CONTENT.publish)).handler(({ input, context }) => {
    const { permission } = context
    const now = context.clock.now()
    return changeDraft(whoOf(context, permission), input, async (trx, entry) => ({
      fields: null,
      action: 'content.publish',
      after: await publishDraft(trx, keyOf(input), entry, { by: actorName(permission.actor), now }),
    }))
  }),

  discard: os.discard.use(needs(CONTENT.edit)).handler(({ input, context }) => {
    const { permission } = context
    return changeDraft(whoOf(context, permission), input, async (_trx, { draft }) => {
      if (!draft) throw new ApiError('no_draft', texts.noDraft, { status: 400 })
      return { fields: null, action: 'content.discard' }
    })
  }),

  restore: os.restore.use(needs(CONTENT.edit)).handler(({ input, context }) => {
    const { permission } = context
    return changeDraft(whoOf(context, permission), input, async (trx) => ({
      fields: fieldsOf(input, await versionRow(trx, input, input.number)),
      action: 'content.restore',
      after: { version: input.number },
    }))
  }),

  takeOff: os.takeOff.use(needs(CONTENT.publish)).handler(({ input, context }) => {
    const { permission } = context
    return changeDraft(whoOf(context, permission), input, async (trx, entry) => {
      const stored = await takeOff(trx, keyOf(input), entry)
      // Its words stay as a draft, which can be changed and published again.
      return { fields: entry.draft?.fields ?? fieldsOf(input, stored), action: 'content.take-off' }
    })
  }),
}

const keyOf = ({ kind, slug }: Change): EntryKey => ({ kind, slug })

const whoOf = (
  { db, clock, signedIn }: DeskContext,
  permission: Parameters<typeof changeDraft>[0]['permission'],
): Parameters<typeof changeDraft>[0] => ({
  db,
  permission,
  sessionId: signedIn?.sessionId,
  now: clock.now(),
})

/** The names of the fields that differ between two forms. */
const differing = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => (before[name] ?? '') !== (after[name] ?? ''),
  )

const unknown = (): ApiError => new ApiError('not_found', texts.unknown, { status: 404 })

/** A published version; the latest one when no number is given. Throws ApiError not_found. */
async function versionRow(db: Parameters<typeof openRow>[0], { kind, slug }: EntryKey, number?: number) {
  const row = await db
    .selectFrom('content_version')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .$if(number !== undefined, (query) => query.where('number', '=', number!))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) throw unknown()
  return row
}

const presentVersion = (row: {
  number: number
  title: string
  published_by: string | null
  published_at: Date
}) => ({
  number: row.number,
  title: row.title,
  publishedBy: row.published_by,
  publishedAt: row.published_at.toISOString(),
})

async function openEntry(context: DeskContext, key: EntryKey): Promise<OpenContent> {
  const { db, clock } = context
  const now = clock.now()
  const { stored, draft, revision } = await openRow(db, key)
  const versions = await db
    .selectFrom('content_version')
    .select(['number', 'title', 'published_by', 'published_at'])
    .where('kind', '=', key.kind)
    .where('slug', '=', key.slug)
    .orderBy('number', 'desc')
    .limit(MOST_VERSIONS)
    .execute()
  const published = stored ? fieldsOf(key, stored) : {}
  const fields = draft?.fields ?? (stored ? published : fieldsOf(key, await versionRow(db, key)))
  const problems = draft ? ((await checkDraft(db, key, fields, now)).problems ?? []) : []
  const { figures, facts, articles } = await aroundOf(db, key, now)
  return {
    ...key,
    title: fields.title || key.slug,
    path: stored ? (contentPath(key.kind, key.slug) ?? null) : null,
    revision,
    fields: { ...fields },
    isPublished: stored !== undefined,
    draft: draft ? { changedBy: draft.changed_by, changedAt: draft.changed_at.toISOString() } : null,
    changedFields: draft ? differing(published, fields) : [],
    problems,
    preview:
      draft && problems.length === 0
        ? previewAddress(key, { secrets: context.accounts.secrets, origin: context.publicOrigin, now })
        : null,
    versions: versions.map(presentVersion),
    mayTakeOff: stored !== undefined && whyFixed(key) === undefined,
    names: { figures: [...figures], facts: [...facts], articles: [...articles] },
  }
}

import type { Db } from '#db/connect.ts'
import { CONTENT_KINDS, type ContentKind, contentPath } from '#features/content/content/rules/kinds.ts'
import type { Content, ContentEntry, EntryKey, EntryOf } from '#features/content/content/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { later, MINUTE_MS } from '#lib/dates.ts'
import { type Secrets, seal, unseal } from '#lib/http/sealing.ts'
import { PREVIEW_MINUTES } from '../rules/entries.ts'
import { checkDraft, openRow } from './read.ts'

const PURPOSE = 'content preview'
const LONGEST_TOKEN = 1_000

/** The parameter of an address that shows a draft. */
const PARAMETER = 'preview'

/** Where shoppers see an entry; kinds without a page of their own are shown on other pages. */
const SHOWN_ON: Partial<Record<ContentKind, string>> = {
  announcement: '/',
  trust: '/',
  testimonial: '/customer-stories',
}

/** The address of the store's own page with the draft of an entry. It works for an hour. */
export function previewAddress(
  key: EntryKey,
  { secrets, origin, now }: { secrets: Secrets; origin: string; now: Date },
): string {
  const until = later(now, PREVIEW_MINUTES * MINUTE_MS).getTime()
  const address = new URL(contentPath(key.kind, key.slug) ?? SHOWN_ON[key.kind] ?? '/', origin)
  address.searchParams.set(PARAMETER, seal(secrets, PURPOSE, JSON.stringify([key.kind, key.slug, until])))
  return address.href
}

/** The entry that the address of a preview names; undefined for every other address. */
export function previewedKey(
  url: URL,
  { secrets, now }: { secrets: Secrets; now: Date },
): EntryKey | undefined {
  const token = url.searchParams.get(PARAMETER)
  if (!token || token.length > LONGEST_TOKEN) return undefined
  const opened = unseal(secrets, PURPOSE, token)
  if (opened === undefined) return undefined
  const [kind, slug, until] = JSON.parse(opened) as [ContentKind, string, number]
  return CONTENT_KINDS.includes(kind) && until > now.getTime() ? { kind, slug } : undefined
}

/** The content of the store with one draft in its place. A draft with mistakes is left out. */
export function withDraft(content: Content, { db, clock }: { db: Db; clock: Clock }, key: EntryKey): Content {
  let reading: Promise<ContentEntry | undefined> | undefined
  const draft = () => (reading ??= readDraft(db, key, clock.now()))
  return {
    ...content,
    find: async <K extends ContentKind>(kind: K, slug: string) =>
      kind === key.kind && slug === key.slug
        ? (((await draft()) ?? (await content.find(kind, slug))) as EntryOf<K> | undefined)
        : content.find(kind, slug),
    list: async <K extends ContentKind>(kind: K) => {
      const entries = await content.list(kind)
      const entry = kind === key.kind ? ((await draft()) as EntryOf<K> | undefined) : undefined
      return entry ? [entry, ...entries.filter(({ slug }) => slug !== key.slug)] : entries
    },
  }
}

async function readDraft(db: Db, key: EntryKey, now: Date): Promise<ContentEntry | undefined> {
  const { draft } = await openRow(db, key)
  if (!draft?.fields) return undefined
  const { entry } = await checkDraft(db, key, draft.fields, now)
  if (entry?.kind !== 'announcement') return entry
  // It is shown before it starts.
  return { ...entry, body: { ...entry.body, startsAt: now.toISOString() } }
}

import { type ContentEntry, contentEntrySchema, type EntryOf } from '../contract.ts'
import { type ContentKind, contentPath } from '../rules/kinds.ts'
import type { ContentClient, WrittenEntry } from './ports.ts'

/**
 * All content of the store, cached in memory at one revision (C-CACHE): it is small, and every page needs it.
 */
export interface Content {
  find<K extends ContentKind>(kind: K, slug: string): Promise<EntryOf<K> | undefined>
  list<K extends ContentKind>(kind: K): Promise<readonly EntryOf<K>[]>
  /**
   * Reads again when the revision has moved; calls at one time share one reading. Rejects when the content
   * cannot be read; the cached content stays.
   */
  refresh(): Promise<void>
  /** Changes whenever the cached content has changed. */
  revision(): number
}

interface ContentSnapshot {
  revision: number
  byKey: ReadonlyMap<string, ContentEntry>
  byKind: ReadonlyMap<string, readonly ContentEntry[]>
}

/** An entry whose body does not match its kind is not shown; `report` gets a message about it. */
export function createContent(
  client: ContentClient,
  report: (message: string) => void = () => undefined,
): Content {
  let held: ContentSnapshot | undefined
  let reading: Promise<ContentSnapshot> | undefined

  async function read(): Promise<ContentSnapshot> {
    const revision = await client.revision()
    if (held?.revision !== revision) held = arrange(revision, await client.entries(), report)
    return held
  }
  const readOnce = (): Promise<ContentSnapshot> => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
  const present = async (): Promise<ContentSnapshot> => held ?? readOnce()

  return {
    find: async <K extends ContentKind>(kind: K, slug: string) =>
      (await present()).byKey.get(`${kind} ${slug}`) as EntryOf<K> | undefined,
    list: async <K extends ContentKind>(kind: K) =>
      ((await present()).byKind.get(kind) ?? []) as readonly EntryOf<K>[],
    refresh: async () => void (await readOnce()),
    revision: () => held?.revision ?? 0,
  }
}

function arrange(
  revision: number,
  written: readonly WrittenEntry[],
  report: (message: string) => void,
): ContentSnapshot {
  const entries: ContentEntry[] = []
  for (const { updatedAt, ...entry } of written) {
    const { success, data } = contentEntrySchema.safeParse({
      ...entry,
      path: contentPath(entry.kind as ContentKind, entry.slug) ?? null,
      updatedAt: updatedAt.toISOString(),
    })
    if (success) entries.push(data)
    else
      report(
        `The ${entry.kind} “${entry.slug}” is not shown: its body does not match the schema of its kind.`,
      )
  }
  return {
    revision,
    byKey: new Map(entries.map((entry) => [`${entry.kind} ${entry.slug}`, entry])),
    byKind: Map.groupBy(entries, ({ kind }) => kind),
  }
}

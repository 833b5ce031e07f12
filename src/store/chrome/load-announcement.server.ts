import type { StoreApi } from '#api/contract.ts'
import type { Announcement } from '#features/content/ui/announcement-bar.tsx'

/**
 * The first announcement of the store's content; null when there is none or it cannot be read. Pages then
 * omit it.
 */
export async function loadAnnouncement(api: StoreApi): Promise<Announcement | null> {
  const { entries } = await api.content.list({ kind: 'announcement' }).catch(() => ({ entries: [] }))
  const [first] = entries
  if (first?.kind !== 'announcement') return null
  const { text, link, endsAt } = first.body
  return { id: first.updatedAt, text, link: link ?? null, endsAt }
}

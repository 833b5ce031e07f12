import type { StoreApi } from '#api/contract.ts'
import type { Announcement } from '#features/content/ui/announcement-bar.tsx'

/**
 * The announcement of the store's content that holds at an instant; null when there is none or it cannot be
 * read. An event that is over is not announced: "Expired" would sound as if only its offer had ended.
 */
export async function loadAnnouncement(api: StoreApi, now: Date): Promise<Announcement | null> {
  const { entries } = await api.content.list({ kind: 'announcement' }).catch(() => ({ entries: [] }))
  for (const entry of entries) {
    if (entry.kind !== 'announcement') continue
    const { text, link, startsAt, endsAt } = entry.body
    const isStarted = startsAt === undefined || new Date(startsAt) <= now
    if (isStarted && now < new Date(endsAt)) return { id: entry.updatedAt, text, link: link ?? null, endsAt }
  }
  return null
}

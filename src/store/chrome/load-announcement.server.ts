import type { StoreApi } from '#api/contract.ts'
import type { Announcement } from '#features/content/content/ui/announcement-bar.tsx'

/**
 * The announcement of the store's content that holds at an instant: of several, the one that started last.
 * Null when there is none or it cannot be read. An event that is over is not announced: "Expired" would sound
 * as if only its offer had ended.
 */
export async function loadAnnouncement(api: StoreApi, now: Date): Promise<Announcement | null> {
  const { entries } = await api.content.list({ kind: 'announcement' }).catch(() => ({ entries: [] }))
  const startOf = (startsAt: string | undefined): number => (startsAt ? Date.parse(startsAt) : 0)
  const [latest] = entries
    .flatMap((entry) => (entry.kind === 'announcement' ? [entry] : []))
    .filter(({ body }) => startOf(body.startsAt) <= now.getTime() && now.getTime() < Date.parse(body.endsAt))
    .toSorted((a, b) => startOf(b.body.startsAt) - startOf(a.body.startsAt))
  if (!latest) return null
  const { text, link, endsAt } = latest.body
  return { id: latest.updatedAt, text, link: link ?? null, endsAt }
}

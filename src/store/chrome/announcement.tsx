import type { StoreApi } from '#api/contract.ts'
import { type Announcement as Announced, AnnouncementBar } from '#features/content/ui/announcement-bar.tsx'
import { closeAnnouncement, useVisitor } from '#shop/visitor.ts'

/** The announcement that stands first in the store's content; null when there is none or it cannot be read: pages come without it. */
export async function loadAnnouncement(api: StoreApi): Promise<Announced | null> {
  const { entries } = await api.content.list({ kind: 'announcement' }).catch(() => ({ entries: [] }))
  const [first] = entries
  if (first?.kind !== 'announcement') return null
  const { text, link, endsAt } = first.body
  return { id: first.updatedAt, text, link: link ?? null, endsAt }
}

/** The bar on top of every page, until it is closed; partners at work never see it (L-ANN-AUTH). The early script hides it before the first paint. */
export function Announcement({ announcement }: { announcement: Announced }) {
  const { userID, closedAnnouncement } = useVisitor()
  if (userID > 0 || closedAnnouncement === announcement.id) return null
  return <AnnouncementBar announcement={announcement} onClose={() => closeAnnouncement(announcement.id)} />
}

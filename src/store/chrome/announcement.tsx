import type { StoreApi } from '#api/contract.ts'
import { type Announcement as Announced, AnnouncementBar } from '#features/content/ui/announcement-bar.tsx'
import { cookieNames, FAR_FUTURE } from '#shop/cookies.ts'
import { useShop } from '#shop/shop-context.ts'
import { useVisitor } from '#shop/visitor.ts'

/**
 * The first announcement of the store's content; null when there is none or it cannot be read. Pages are then
 * shown without it.
 */
export async function loadAnnouncement(api: StoreApi): Promise<Announced | null> {
  const { entries } = await api.content.list({ kind: 'announcement' }).catch(() => ({ entries: [] }))
  const [first] = entries
  if (first?.kind !== 'announcement') return null
  const { text, link, endsAt } = first.body
  return { id: first.updatedAt, text, link: link ?? null, endsAt }
}

/**
 * The bar at the top of every page, until the visitor closes it. Signed-in users never see it (L-ANN-AUTH).
 * The early script hides it before the first paint.
 */
export function Announcement({ announcement }: { announcement: Announced }) {
  const { visitor } = useShop()
  const { userID, closedAnnouncement } = useVisitor()
  if (userID > 0 || closedAnnouncement === announcement.id) return null
  const close = (): void => {
    // biome-ignore lint/suspicious/noDocumentCookie: the early script of every page reads it synchronously
    document.cookie =
      `${cookieNames.announcement}=${encodeURIComponent(announcement.id)}; path=/; ` +
      `expires=${FAR_FUTURE.toUTCString()}; samesite=lax`
    visitor.changed()
  }
  return <AnnouncementBar announcement={announcement} onClose={close} />
}

import { type Announcement as Announced, AnnouncementBar } from '#features/content/ui/announcement-bar.tsx'
import { cookieNames, FAR_FUTURE } from '#shop/cookies.ts'
import { useShop } from '#shop/shop-context.ts'
import { useVisitor } from '#shop/visitor.ts'

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

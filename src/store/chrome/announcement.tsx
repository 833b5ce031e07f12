import {
  type Announcement as Announced,
  AnnouncementBar,
} from '#features/content/content/ui/announcement-bar.tsx'
import { useShop } from '#shop/shop-context.ts'
import { cookieNames, FAR_FUTURE, useVisitor, writeCookie } from '#shop/visitor.ts'

/**
 * The bar at the top of every page, until the visitor closes it. Signed-in users never see it (L-ANN-AUTH).
 * The early script hides it before the first paint.
 */
export function Announcement({ announcement }: { announcement: Announced }) {
  const { visitor } = useShop()
  const { userID, closedAnnouncement } = useVisitor()
  if (userID > 0 || closedAnnouncement === announcement.id) return null
  const close = (): void => {
    writeCookie(cookieNames.announcement, announcement.id, FAR_FUTURE)
    visitor.changed()
  }
  return <AnnouncementBar announcement={announcement} onClose={close} />
}

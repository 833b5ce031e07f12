import { useSyncExternalStore } from 'react'
import { dateInWords } from '#lib/dates.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { IconButton } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Badge } from '#ui/tag/tag.tsx'
import { countdownText, timeLeft } from '../rules/countdown.ts'

/** Texts of the announcement bar; "Expired" is the specification's word. */
export const announcementTexts = defineTexts({
  name: 'Announcement',
  close: 'Close announcement',
  expired: 'Expired',
  /** of "2025-07-31", the day as the announcement's author wrote it */
  lastDay: (on: string) => `Through ${dateInWords(on)}`,
})

/** The store's announcement. */
export interface Announcement {
  /** changes with the text, so that a visitor who closed the old announcement sees the new one */
  id: string
  text: string
  link: { text: string; href: string } | null
  /** an instant with its offset from UTC */
  endsAt: string
}

const SECOND_MS = 1_000

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, SECOND_MS)
  return () => clearInterval(timer)
}
const nowSecond = (): number => Math.floor(Date.now() / SECOND_MS)

/** One line at the top of the page (L-ANN): text, last day, countdown, and a button to close it. */
export function AnnouncementBar({
  announcement,
  onClose,
}: {
  announcement: Announcement
  onClose: () => void
}) {
  const { id, text, link, endsAt } = announcement
  return (
    <aside className="announce" aria-label={announcementTexts.name} data-announcement={id}>
      <div className="wrap">
        <p>
          <b>{text}</b> {link && <Link href={link.href}>{link.text}</Link>}
        </p>
        <Until endsAt={endsAt} />
        <IconButton label={announcementTexts.close} icon="close" onClick={onClose} />
      </div>
    </aside>
  )
}

/** The last day, and after hydration the remaining time. A cached page cannot hold a countdown. */
function Until({ endsAt }: { endsAt: string }) {
  const second = useSyncExternalStore<number | undefined>(everySecond, nowSecond, () => undefined)
  const left = second === undefined ? undefined : timeLeft(new Date(endsAt), new Date(second * SECOND_MS))
  return (
    <p className="until">
      {announcementTexts.lastDay(endsAt.slice(0, 10))}
      {left && (
        <span role="timer">
          {left.length === 0 ? <Badge>{announcementTexts.expired}</Badge> : countdownText(left)}
        </span>
      )}
    </p>
  )
}

import { useSyncExternalStore } from 'react'
import { IconButton } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Badge } from '#ui/tag/tag.tsx'
import { countdownText, timeLeft } from '../rules/countdown.ts'
import { announcementTexts as texts } from './announcement-texts.ts'

/** What the store announces, as pages carry it. */
export interface Announcement {
  /** changes with its words, so that a new one is seen by who closed the old one */
  id: string
  text: string
  link: { text: string; href: string } | null
  /** an instant with its offset from UTC */
  endsAt: string
}

const SECOND_MS = 1_000

function everySecond(tell: () => void): () => void {
  const timer = setInterval(tell, SECOND_MS)
  return () => clearInterval(timer)
}
const nowSecond = (): number => Math.floor(Date.now() / SECOND_MS)

/** One quiet line on top of the page (L-ANN): what, until when, how long that is, and a way to close it. */
export function AnnouncementBar({
  announcement,
  onClose,
}: {
  announcement: Announcement
  onClose: () => void
}) {
  const { id, text, link, endsAt } = announcement
  return (
    <aside className="announce" aria-label={texts.name} data-announcement={id}>
      <div className="wrap">
        <p>
          <b>{text}</b> {link && <Link href={link.href}>{link.text}</Link>}
        </p>
        <Until endsAt={endsAt} />
        <IconButton label={texts.close} icon="close" onClick={onClose} />
      </div>
    </aside>
  )
}

/** The last day, and from hydration on the time that is left: a page is kept longer than a second. */
function Until({ endsAt }: { endsAt: string }) {
  const second = useSyncExternalStore<number | undefined>(everySecond, nowSecond, () => undefined)
  const left = second === undefined ? undefined : timeLeft(new Date(endsAt), new Date(second * SECOND_MS))
  return (
    <p className="until">
      {texts.lastDay(endsAt.slice(0, 10))}
      {left && (
        <span role="timer">{left.length === 0 ? <Badge>{texts.expired}</Badge> : countdownText(left)}</span>
      )}
    </p>
  )
}

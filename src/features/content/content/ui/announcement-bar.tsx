import { useSyncExternalStore } from 'react'
import { dateInWords } from '#lib/dates.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { IconButton } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Badge } from '#ui/tag/tag.tsx'

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

/** One figure of a countdown: 3 hours. */
interface CountdownPart {
  value: number
  unit: 'day' | 'hour' | 'minute' | 'second'
}

const SECONDS: readonly (readonly [CountdownPart['unit'], number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

/**
 * The two largest units of the remaining time, rounded down (L-ANN-UNITS); below a minute only seconds.
 * Nothing when it is over.
 */
export function timeLeft(endsAt: Date, now: Date): CountdownPart[] {
  let rest = Math.floor((endsAt.getTime() - now.getTime()) / 1000)
  if (rest <= 0) return []
  const largest = SECONDS.findIndex(([, seconds]) => rest >= seconds)
  return SECONDS.slice(largest, largest + 2).map(([unit, seconds]) => {
    const value = Math.floor(rest / seconds)
    rest -= value * seconds
    return { value, unit }
  })
}

/** "2 days 5 hours" */
export const countdownText = (parts: readonly CountdownPart[]): string =>
  parts.map(({ value, unit }) => `${value} ${unit}${value === 1 ? '' : 's'}`).join(' ')

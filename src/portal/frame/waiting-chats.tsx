import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '#api/client.ts'
import { texts } from '../texts.ts'
import { useWaitingSound } from './waiting-sound.tsx'

const EVERY_MS = 20_000

/**
 * How many chats wait for an answer, beside the desk's name in the navigation and before the title of the
 * tab. The desk's own page counts by itself, at once.
 */
export function WaitingChats() {
  const { pathname } = useLocation()
  const [known, setCount] = useState<number>()
  const count = known ?? 0
  const isAtDesk = pathname === '/chats'
  useWaitingSound(isAtDesk ? undefined : known)
  useEffect(() => {
    if (!isAtDesk) document.title = counted(document.title, count)
  })
  useEffect(() => {
    const ask = () =>
      void call('GET', '/partner/chats/waiting').then(
        (answer) => setCount((answer as { count: number }).count),
        () => undefined,
      )
    ask()
    const timer = setInterval(ask, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  if (count === 0) return null
  return (
    <span className="portal-count">
      {count}
      <span className="visually-hidden"> {texts.frame.waitingChats}</span>
    </span>
  )
}

/** "(2) Orders | Partner Portal": the title of a tab with the number of chats that wait. */
const counted = (title: string, count: number): string => {
  const bare = title.replace(/^\(\d+\) /, '')
  return count === 0 ? bare : `(${count}) ${bare}`
}

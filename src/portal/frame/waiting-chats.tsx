import { useEffect, useState } from 'react'
import { call } from '#api/client.ts'
import { texts } from '../texts.ts'

const EVERY_MS = 20_000

/** How many chats wait for an answer, beside the desk's name in the navigation. */
export function WaitingChats() {
  const [count, setCount] = useState(0)
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

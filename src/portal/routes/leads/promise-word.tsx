import { useEffect, useState } from 'react'
import type { Lead } from '#features/partners/leads/contract.ts'
import { promiseState, WARN_MINUTES } from '#features/partners/leads/rules/lead.ts'
import { formatMinutes } from '#features/selling/shipping/rules/ship-date.ts'
import { MINUTE_MS } from '#lib/dates.ts'
import { type State, StateWord } from '#ui/state/state-word.tsx'
import { texts } from './texts.ts'

/** How often the page updates the time that is left. */
const REFRESH_MS = 10_000

/** The time of now in the browser; the page's own until it is there. */
export function useClock(pageTime: string): Date {
  const [now, setNow] = useState(() => new Date(pageTime))
  useEffect(() => {
    // The difference to the server's clock stays the same, so a wrong clock of this computer does no harm.
    const behind = new Date(pageTime).getTime() - Date.now()
    const timer = setInterval(() => setNow(new Date(Date.now() + behind)), REFRESH_MS)
    return () => clearInterval(timer)
  }, [pageTime])
  return now
}

type Promised = Pick<Lead, 'promisedAt' | 'calledAt' | 'state'>

/** The promise of a lead in words and color: "42 min left", "12 min overdue", "Promise kept". */
export function PromiseWord({ lead, now }: { readonly lead: Promised; readonly now: Date }) {
  const { state, text } = wordOf(lead, now)
  return <StateWord state={state}>{text}</StateWord>
}

function wordOf({ promisedAt, calledAt, state }: Promised, now: Date): { state: State; text: string } {
  const promised = new Date(promisedAt)
  const minutes = (promised.getTime() - now.getTime()) / MINUTE_MS
  const facts = { promisedAt: promised, calledAt: calledAt === null ? null : new Date(calledAt), state }
  switch (promiseState(facts, now)) {
    case 'kept':
      return { state: 'ok', text: texts.kept }
    case 'late':
      return { state: 'bad', text: texts.late }
    case 'none':
      return { state: 'none', text: texts.noPromise }
    case 'overdue':
      return { state: 'bad', text: texts.overdue(formatMinutes(Math.ceil(-minutes))) }
    case 'waiting':
      return {
        state: minutes <= WARN_MINUTES ? 'warn' : 'ok',
        text: texts.left(formatMinutes(Math.floor(minutes))),
      }
  }
}

type Taking = Pick<Lead, 'claimedBy' | 'isMine'>

/** The person who has taken a lead, in a column that says so. */
export const ownerOf = ({ claimedBy, isMine }: Taking): string =>
  isMine ? texts.you : (claimedBy ?? texts.notTaken)

/** Who has taken a lead, where no heading says so. */
export const takenWords = ({ claimedBy, isMine }: Taking): string => {
  if (isMine) return texts.takenBy(texts.byYou)
  return claimedBy === null ? texts.notTaken : texts.takenBy(claimedBy)
}

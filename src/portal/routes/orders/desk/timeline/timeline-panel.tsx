import { Link as RouterLink, useSearchParams } from 'react-router'
import type { TimelineEntry } from '#features/desk/order-desk/contract.ts'
import { TIMELINE_GROUPS } from '#features/desk/order-desk/rules/timeline.ts'
import { storeDate, storeTime } from '#platform/clock/rules/store-time.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { changedSearch } from '../../../../list/define-list.ts'
import type { DeskOutcome } from '../panel.ts'
import { EntryBody, HISTORY, type TimelineProps } from './entry-body.tsx'
import type { Timeline } from './read-timeline.server.ts'
import { timelineTexts as texts } from './timeline-texts.ts'

/** All that happened to the order, newest first, under its days. */
export function TimelinePanel(props: TimelineProps) {
  const { outcome, timeline } = props
  return (
    <section className="stack" id="history">
      <h2>{texts.history}</h2>
      {outcome?.refused && isOfHistory(outcome, timeline) && (
        <Notice tone="bad" live="alert">
          {outcome.refused.message}
        </Notice>
      )}
      <Filter open={timeline.group} />
      {timeline.entries.length === 0 && <p className="meta">{texts.none}</p>}
      {byDay(timeline.entries).map(([day, entries]) => (
        <section key={day} className="portal-history-day">
          <h3>{day}</h3>
          <ul className="portal-history">
            {entries.map((entry) => (
              <li key={entry.id} data-entry={entry.source}>
                <span className="meta">{storeTime(entry.at)}</span>
                <div>
                  <EntryBody {...props} entry={entry} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pages next={timeline.next} isLater={timeline.isLater} />
    </section>
  )
}

/** Whether a form of the history was refused that does not say so itself; a note may be gone meanwhile. */
const isOfHistory = ({ intent, of }: DeskOutcome, { entries }: Timeline): boolean =>
  intent === 'undo-edit' ||
  (intent === 'assign' && of === HISTORY) ||
  (['change-note', 'remove-note'].includes(intent) &&
    !entries.some((entry) => entry.source === 'note' && entry.noteID === of))

const byDay = (entries: readonly TimelineEntry[]): [string, TimelineEntry[]][] => [
  ...Map.groupBy(entries, ({ at }) => storeDate(at)),
]

function Filter({ open }: { readonly open: Timeline['group'] }) {
  const [search] = useSearchParams()
  return (
    <nav className="segmented portal-history-parts" aria-label={texts.show}>
      {TIMELINE_GROUPS.map((group) => (
        <RouterLink
          key={group}
          to={`?${changedSearch(search, { after: '', show: group === 'all' ? '' : group })}`}
          discover="none"
          preventScrollReset
          aria-current={group === open ? 'true' : undefined}
        >
          {texts.groups[group]}
        </RouterLink>
      ))}
    </nav>
  )
}

function Pages({ next, isLater }: Pick<Timeline, 'next' | 'isLater'>) {
  const [search] = useSearchParams()
  const step = (after: string, name: string) => (
    <RouterLink to={`?${changedSearch(search, { after })}#history`} discover="none" preventScrollReset>
      {name}
    </RouterLink>
  )
  if (!next && !isLater) return null
  return (
    <p className="row">
      {isLater && step('', texts.newest)} {next && step(next, texts.older)}
    </p>
  )
}

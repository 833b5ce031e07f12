import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import type { Work, WorkPerson } from '#features/desk/today/contract.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { HOUR_MS, MINUTE_MS } from '#lib/dates.ts'
import { displayPhone, telephone } from '#lib/phone.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { storeDay, storeDayAndTime, storeFullDay } from '#platform/clock/rules/store-time.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link as OwnLink } from '#ui/link/link.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import { portalContext } from '../../context.ts'
import { changedSearch, FIRST_PAGE } from '../../list/define-list.ts'
import { changeList, readList } from '../../list/list.server.ts'
import { ListPager, SavedViews } from '../../list/list-page.tsx'
import { NewRows } from '../../list/new-rows.tsx'
import { OutcomeNotice } from '../../list/outcome.tsx'
import { texts as portalTexts, titled } from '../../texts.ts'
import { useClock } from '../leads/promise-word.tsx'
import { assignWork } from './assign-work.ts'
import { TODAY } from './list.ts'
import { texts } from './texts.ts'
import { WorkOwner } from './work-owner.tsx'
import { workTexts } from './work-texts.ts'
import { workWords } from './work-words.ts'

export const meta = () => [{ title: titled(texts.title) }]

/** The filters are in the address: `?group=`, `?whose=`, `?after=`. */
export async function loader(args: LoaderFunctionArgs) {
  const { user } = args.context.get(portalContext)
  return { ...(await readList(TODAY, args)), me: { id: user?.id ?? 0, name: user?.name ?? '' } }
}

/** Gives work to a person or back, or saves and removes views of the list. */
export const action = (args: ActionFunctionArgs) => changeList(TODAY, args, assignWork)

/** What waits for a person: the first page of staff. */
export default function Today() {
  const { rows, next, tabs, people, views, query, asOf, me } = useLoaderData<typeof loader>()
  useFreshOnReturn()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{storeFullDay(new Date(asOf))}</h1>
        <p className="meta">{me.name}</p>
      </div>
      <div className="row portal-today-filters">
        <Choices name="group" label={texts.groups} open={query.group}>
          {tabs.map(({ group, count, isMore }) => ({
            value: group,
            word: texts.group[group],
            count: portalTexts.lists.count(count, isMore),
          }))}
        </Choices>
        <Choices name="whose" label={texts.whose} open={query.whose}>
          {(['all', 'mine', 'unassigned'] as const).map((value) => ({ value, word: texts.whoseWork[value] }))}
        </Choices>
      </div>
      <SavedViews views={views} />
      <NewRows list="today" asOf={asOf} />
      <OutcomeNotice skippedText={String} />
      {rows.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <WorkRows rows={rows} people={people} me={me} pageTime={new Date(asOf).toISOString()} />
      )}
      <ListPager next={next} />
    </main>
  )
}

/** Reads the list again when the person comes back to the window: colleagues have worked meanwhile. */
function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [revalidate])
}

interface ChoicesProps {
  readonly name: 'group' | 'whose'
  readonly label: string
  readonly open: string
  readonly children: readonly { value: string; word: string; count?: string }[]
}

/** The values of a filter as links. */
function Choices({ name, label, open, children }: ChoicesProps) {
  const [search] = useSearchParams()
  return (
    <nav className="segmented portal-today-tabs" aria-label={label}>
      {children.map(({ value, word, count }) => (
        <Link
          key={value}
          to={`?${changedSearch(search, { ...FIRST_PAGE, [name]: value === 'all' ? '' : value })}`}
          discover="none"
          prefetch="intent"
          preventScrollReset
          aria-current={value === open ? 'true' : undefined}
        >
          {word} {count && <b>{count}</b>}
        </Link>
      ))}
    </nav>
  )
}

interface RowsProps {
  readonly rows: readonly Work[]
  readonly people: readonly WorkPerson[]
  readonly me: { readonly id: number; readonly name: string }
  readonly pageTime: string
}

function WorkRows({ rows, people, me, pageTime }: RowsProps) {
  const now = useClock(pageTime)
  return (
    <ul className="portal-today" aria-label={texts.list}>
      {rows.map((work) => (
        <li key={`${work.kind} ${work.key}`} data-row="">
          <div className="portal-today-what">
            <p>
              <OwnLink href={work.href} data-row-link="" className="strong">
                {workTexts[work.kind].is}
              </OwnLink>
            </p>
            <About work={work} />
            <p className="meta">{workTexts[work.kind].next}</p>
          </div>
          <div className="portal-today-when">
            <Due due={work.due} now={now} />
            {work.since && <span className="meta">{texts.waits(span(now, new Date(work.since)))}</span>}
          </div>
          {work.isGivenHere ? (
            <WorkOwner work={work} who={work.who} people={people} me={me.id} />
          ) : (
            <p className="portal-work-owner meta">{work.owner?.name ?? texts.unassigned}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** About whom the work is: name, phone, order, and what the facts add. */
const About = ({ work: { who, phone, orderID, what, kind } }: { readonly work: Work }) => (
  <p className="portal-today-about">
    {who && <span>{who}</span>}
    {phone && (
      <a className="no-wrap" href={telephone(phone)}>
        {displayPhone(phone)}
      </a>
    )}
    {orderID && <span className="no-wrap">{texts.order(printedOrderNumber(orderID))}</span>}
    {what && <span className="portal-today-words">{workWords(kind, what)}</span>}
  </p>
)

/** A promise is close when this little is left. */
const CLOSE_MS = 4 * HOUR_MS

function Due({ due, now }: { readonly due: string | null; readonly now: Date }) {
  if (due === null) return null
  const end = new Date(due)
  const left = end.getTime() - now.getTime()
  if (left < 0) return <StateWord state="bad">{texts.overdue(span(end, now))}</StateWord>
  // What is promised for a day ends with it.
  const isDay = inStoreZone(end).minutes === 0
  const by = isDay ? texts.byDay(storeDay(new Date(end.getTime() - 1))) : texts.by(storeDayAndTime(due))
  return left < CLOSE_MS ? <StateWord state="warn">{by}</StateWord> : <span className="strong">{by}</span>
}

/** The time between two moments: "40 min", "5 hours", "3 days". */
function span(one: Date, other: Date): string {
  const minutes = Math.floor(Math.abs(one.getTime() - other.getTime()) / MINUTE_MS)
  if (minutes < 60) return texts.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? texts.hours(hours) : texts.days(Math.floor(hours / 24))
}

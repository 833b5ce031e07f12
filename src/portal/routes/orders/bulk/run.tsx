import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import type { BulkRow, BulkRun } from '#features/desk/order-desk/contract/bulk.ts'
import { storeDateAndTime } from '#platform/clock/rules/store-time.ts'
import { Button, buttonClass } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { type State, StateWord } from '#ui/state/state-word.tsx'
import { portalContext } from '../../../context.ts'
import { answered, attempted } from '../../../frame/answers.server.ts'
import { FormOutcome } from '../../../frame/form-outcome.tsx'
import { useOutcome } from '../../../frame/use-outcome.ts'
import type { Column } from '../../../list/define-list.ts'
import { ListTable } from '../../../list/list-page.tsx'
import { titled } from '../../../texts.ts'
import { texts } from './texts.ts'

const POLL_MS = 1_000

export const meta = () => [{ title: titled(texts.results) }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  answered(context.get(portalContext).api.bulkOrders.run({ id: params.run ?? '' }), url)

/** Tries the refused rows again. */
export const action = ({ context, params, url }: ActionFunctionArgs) =>
  attempted(async () => {
    const { again } = await context.get(portalContext).api.bulkOrders.retry({ id: params.run ?? '' })
    return { done: texts.again(again) }
  }, url)

export const runName = ({ kind, carrier, counts }: BulkRun): string => {
  const count = counts.waiting + counts.done + counts.refused
  return kind === 'ship' ? texts.runTitle.ship(count, carrier) : texts.runTitle.deliver(count)
}

export default function Run() {
  const run = useLoaderData<typeof loader>()
  const outcome = useOutcome<typeof action>()
  const { counts, rows } = run
  const isGoing = counts.waiting > 0
  const more = rows.filter(
    ({ outcome: of, tracking }) => of === 'refused' && (tracking !== '' || run.kind === 'deliver'),
  )
  useNews(isGoing)
  const when = storeDateAndTime(run.startedAt)
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="row between">
        <h1>{runName(run)}</h1>
        <a href={`/orders/bulk/${run.id}/results.csv`} className={buttonClass({ look: 'plain' })}>
          {texts.csv}
        </a>
      </div>
      <p className="meta">{isGoing ? texts.started(run.by, when) : texts.ended(run.by, when)}</p>
      <FormOutcome outcome={outcome} />
      <div className="stack">
        <progress
          className="portal-progress"
          aria-label={texts.progress}
          max={rows.length}
          value={counts.done + counts.refused}
        />
        <p role="status">{texts.counts(counts.done, counts.waiting, counts.refused)}</p>
      </div>
      <div className="row">
        {more.length > 0 && !isGoing && (
          <Form method="post">
            <Button type="submit">{texts.retry(more.length)}</Button>
          </Form>
        )}
        <Link href="/orders?show=to-ship">{texts.back}</Link>
      </div>
      <ListTable
        caption={texts.results}
        columns={COLUMNS}
        rows={rows}
        keyOf={({ orderID }) => orderID}
        hrefOf={({ orderID }) => `/orders/${orderID}`}
        nameOf={({ orderID }) => orderID}
      />
    </main>
  )
}

const STATES: Readonly<Record<BulkRow['outcome'], State>> = {
  waiting: 'none',
  capturing: 'none',
  shipped: 'ok',
  part_shipped: 'ok',
  delivered: 'ok',
  refused: 'bad',
}

const COLUMNS: readonly Column<BulkRow>[] = [
  { name: texts.order, cell: ({ orderID }) => <span className="mono">{orderID}</span> },
  { name: texts.tracking, wide: true, cell: ({ tracking }) => <span className="mono">{tracking}</span> },
  {
    name: texts.result,
    cell: ({ outcome, reason }) => (
      <>
        <StateWord state={STATES[outcome]}>{texts.outcomes[outcome]}</StateWord>
        {reason !== null && <span className="meta portal-reason">{reason}</span>}
      </>
    ),
  },
]

/** Reads the run again while it goes on and the page is looked at. */
function useNews(isGoing: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isGoing) return
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate()
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [isGoing, revalidate])
}

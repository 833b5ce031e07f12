import type { BulkRun, ChosenOrder } from '#features/desk/order-desk/contract/bulk.ts'
import type { BulkKind, BulkPlan, Sheet } from '#features/desk/order-desk/rules/bulk.ts'
import { MOST_ORDERS as MOST_PRINTED } from '#features/desk/order-papers/rules/papers.ts'
import { storeDateAndTime } from '#platform/clock/rules/store-time.ts'
import { buttonClass } from '#ui/button/button.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import type { Column } from '../../../list/define-list.ts'
import { ListTable } from '../../../list/list-page.tsx'
import { runName } from './run.tsx'
import { texts } from './texts.ts'

interface PlanProps {
  readonly plan: BulkPlan<ChosenOrder>
  readonly kind: BulkKind
  readonly sheet: Sheet
}

/** What the run will do, and what of the sheet leads to no order. */
export const PlanWords = ({ plan: { ready, untracked, stuck, unknown }, kind, sheet }: PlanProps) => (
  <div role="status" className="stack">
    <p>
      <span className="strong">{texts.plan.ready(ready.length, kind)}</span>{' '}
      {untracked.length > 0 && texts.plan.untracked(untracked.length)}{' '}
      {stuck.length > 0 && texts.plan.stuck(stuck.length, kind)}
    </p>
    {unknown.length > 0 && (
      <p className="meta">{texts.plan.unknown(unknown.slice(0, 20).join(', '), unknown.length)}</p>
    )}
    {sheet.problems.slice(0, 20).map(({ line, text, problem }) => (
      <p key={line} className="meta">
        {texts.plan.lines[problem](line, text)}
      </p>
    ))}
  </div>
)

/** Pick lists of what can ship, so many orders each as one file has. */
export function PickLists({ orders }: { readonly orders: readonly ChosenOrder[] }) {
  const able = orders.filter(({ whyNot }) => whyNot === null)
  const parts = Array.from({ length: Math.ceil(able.length / MOST_PRINTED) }, (_, part) =>
    able.slice(part * MOST_PRINTED, (part + 1) * MOST_PRINTED),
  )
  return parts.map((part, index) => {
    const from = index * MOST_PRINTED + 1
    const search = new URLSearchParams(part.map(({ orderID }) => ['order', orderID]))
    return (
      <a
        key={from}
        className={buttonClass({})}
        href={`/orders/papers/pick-list.pdf?${search}`}
        target="_blank"
        rel="noopener"
      >
        {parts.length === 1 ? texts.printAll : texts.print(from, from + part.length - 1)}
      </a>
    )
  })
}

export interface RowsProps {
  readonly kind: BulkKind
  readonly orders: readonly ChosenOrder[]
  readonly sheet: Sheet
}

export const ChosenRows = ({ kind, orders, sheet }: RowsProps) => (
  <ListTable
    caption={texts.chosen}
    columns={columnsOf(kind, sheet)}
    rows={orders}
    keyOf={({ orderID }) => orderID}
    hrefOf={({ orderID }) => `/orders/${orderID}`}
    nameOf={({ orderID }) => orderID}
  />
)

const columnsOf = (kind: BulkKind, { tracking }: Sheet): Column<ChosenOrder>[] => [
  { name: texts.order, cell: ({ orderID }) => <span className="mono">{orderID}</span> },
  { name: texts.shipTo, wide: true, cell: ({ shipTo }) => shipTo },
  { name: texts.units, wide: true, numeric: true, cell: ({ units }) => units },
  {
    name: texts.what,
    cell: ({ orderID, whyNot }) => {
      if (whyNot !== null) return <StateWord state="bad">{whyNot}</StateWord>
      if (kind === 'deliver') return <StateWord state="ok">{texts.willDeliver}</StateWord>
      const number = tracking.get(orderID)
      if (number === undefined) return <StateWord state="warn">{texts.needsTracking}</StateWord>
      return (
        <StateWord state="ok">
          {texts.willShip} <span className="mono">{number}</span>
        </StateWord>
      )
    },
  },
]

export function Runs({ runs }: { readonly runs: readonly BulkRun[] }) {
  return (
    <section className="stack">
      <h2>{texts.recent}</h2>
      {runs.length === 0 ? (
        <p className="meta">{texts.noRuns}</p>
      ) : (
        <ListTable
          caption={texts.recent}
          columns={RUN_COLUMNS}
          rows={runs}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `/orders/bulk/${id}`}
          nameOf={runName}
        />
      )}
    </section>
  )
}

const RUN_COLUMNS: readonly Column<BulkRun>[] = [
  { name: texts.run, cell: runName },
  {
    name: texts.result,
    cell: ({ counts: { done, waiting, refused } }) => texts.counts(done, waiting, refused),
  },
  { name: texts.by, wide: true, cell: ({ by }) => by },
  { name: texts.start, wide: true, oneLine: true, cell: ({ startedAt }) => storeDateAndTime(startedAt) },
]

import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { useOutcome } from '../../frame/use-outcome.ts'
import { titled } from '../../texts.ts'
import { dayOf, textOf } from '../reading.ts'
import { DifferenceCard } from './difference-card.tsx'
import { MoneyNav } from './money-nav.tsx'
import { texts } from './texts.ts'
import { useUntilDone } from './until-done.ts'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  answered(context.get(portalContext).api.money.reconciliation(), url)

type Act = (api: PortalApi['money'], form: FormData) => Promise<string>

const chargeOf = (form: FormData) => ({
  reference: textOf(form.get('reference')),
  provider: textOf(form.get('provider')),
  chargeID: textOf(form.get('charge')),
  reason: textOf(form.get('reason')).trim().slice(0, 300),
})

const ACTS: Readonly<Record<string, Act>> = {
  async compare(api) {
    await api.compareNow({})
    return texts.asked
  },
  async ask(api, form) {
    const { result } = await api.askAgain({ reference: textOf(form.get('reference')) })
    return texts.results[result]
  },
  async give_back(api, form) {
    const { result } = await api.giveBack({ ...chargeOf(form), expected: Number(form.get('expected')) })
    return texts.results[result]
  },
  async take_over(api, form) {
    const { result } = await api.takeOver(chargeOf(form))
    return texts.results[result]
  },
  async settle(api, form) {
    const { reference, reason } = chargeOf(form)
    const { result } = await api.settle({ reference, reason, finding: textOf(form.get('finding')) })
    return texts.results[result]
  },
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await request.formData()
  const intent = textOf(form.get('intent'))
  const act = Object.hasOwn(ACTS, intent) ? ACTS[intent] : undefined
  if (!act) throw data(null, { status: 400 })
  const { money } = context.get(portalContext).api
  return attempted(async () => ({ done: await act(money, form) }), url)
}

export default function Reconciliation() {
  const { comparisons, differences, settled } = useLoaderData<typeof loader>()
  const outcome = useOutcome<typeof action>()
  useFocusOnNamed()
  const isRunning = comparisons.some(({ endedAt }) => endedAt === null)
  useUntilDone(isRunning)
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack">
        <h1>{texts.title}</h1>
        <MoneyNav />
        <p className="meta">{texts.lead}</p>
        <Form method="post">
          <Button type="submit" name="intent" value="compare">
            {texts.compare}
          </Button>
        </Form>
      </div>
      {(isRunning || !isAsked(outcome)) && <FormOutcome outcome={outcome} />}
      <section className="stack">
        <h2>{texts.open}</h2>
        {differences.length === 0 ? (
          <EmptyState
            title={comparisons.some(({ endedAt }) => endedAt !== null) ? texts.none : texts.noneYet}
          >
            <p>{texts.noneHow}</p>
          </EmptyState>
        ) : (
          differences.map((difference) => (
            <DifferenceCard key={difference.reference + difference.finding} difference={difference} />
          ))
        )}
      </section>
      <Comparisons comparisons={comparisons} />
      {settled.length > 0 && (
        <section className="stack">
          <h2>{texts.explained}</h2>
          <DataTable
            caption={texts.explained}
            hideCaption
            rows={settled}
            keyOf={({ reference, finding }) => reference + finding}
            columns={[
              { name: texts.finding, rowHeader: true, cell: ({ finding }) => finding },
              { name: texts.why, cell: ({ reason }) => reason },
              { name: texts.by, cell: ({ by }) => by },
              { name: texts.at, oneLine: true, cell: ({ at }) => dayOf(at) },
            ]}
          />
        </section>
      )}
      <section className="stack">
        <h2>{texts.payoutsTitle}</h2>
        <Notice>{texts.payouts}</Notice>
      </section>
    </main>
  )
}

/** The result of *Compare now* stands in the list once it is there. */
const isAsked = (outcome: ReturnType<typeof useOutcome<typeof action>>): boolean =>
  outcome !== undefined && 'done' in outcome && outcome.done === texts.asked

/** Puts the focus on what may be done about the difference that the address names. */
function useFocusOnNamed(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const fields = document
      .getElementById(hash.slice(1))
      ?.querySelectorAll<HTMLElement>('input[name="reason"], a, button')
    const first = [...(fields ?? [])].find((field) => field.offsetParent !== null)
    first?.focus()
  }, [hash])
}

type Loaded = Awaited<ReturnType<typeof loader>>

const Comparisons = ({ comparisons }: Pick<Loaded, 'comparisons'>) => (
  <section className="stack">
    <h2>{texts.runs}</h2>
    {comparisons.length === 0 ? (
      <p>{texts.noRuns}</p>
    ) : (
      <DataTable
        caption={texts.runs}
        hideCaption
        rows={comparisons}
        keyOf={({ id }) => id}
        columns={[
          { name: texts.at, rowHeader: true, oneLine: true, cell: ({ askedAt }) => dayOf(askedAt) },
          { name: texts.by, cell: ({ by }) => by },
          { name: texts.compared, numeric: true, cell: ({ compared }) => compared ?? texts.running },
          { name: texts.differ, numeric: true, cell: ({ differences }) => differences ?? '' },
          { name: texts.notAsked, numeric: true, cell: ({ notAsked }) => notAsked ?? '' },
        ]}
      />
    )}
    {comparisons.some(({ notAsked }) => (notAsked ?? 0) > 0) && <p className="meta">{texts.notAskedHow}</p>}
  </section>
)

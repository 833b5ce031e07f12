import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import { MONEY } from '#features/desk/money/rules/access.ts'
import { formatDate, isCalendarDay } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { storeDateAndTime } from '#platform/clock/rules/store-time.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { useMay } from '../../frame/permitted.ts'
import { titled } from '../../texts.ts'
import { texts as orderTexts } from '../orders/texts.ts'
import { textOf } from '../reading.ts'
import { nameOfProvider } from '../settings/provider-texts.ts'
import { MoneyNav } from './money-nav.tsx'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.dayTitle) }]
export const headers = privatePage

function dayIn(url: URL): string {
  const day = url.searchParams.get('day') ?? ''
  if (!isCalendarDay(day)) throw data(null, { status: 404 })
  return day
}

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  answered(context.get(portalContext).api.money.day({ day: dayIn(url) }), url)

type Act = (api: PortalApi['money'], day: string, form: FormData) => Promise<string>
const noteOf = (form: FormData, name: string): string => textOf(form.get(name)).trim().slice(0, 300)

const ACTS: Readonly<Record<string, Act>> = {
  async close(api, day, form) {
    await api.closeDay({ day, seen: textOf(form.get('seen')), note: noteOf(form, 'note') })
    return texts.days.closed
  },
  async reopen(api, day, form) {
    await api.reopenDay({ day, reason: noteOf(form, 'reason') })
    return texts.days.reopened
  },
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await request.formData()
  const intent = textOf(form.get('intent'))
  const act = Object.hasOwn(ACTS, intent) ? ACTS[intent] : undefined
  if (!act) throw data(null, { status: 400 })
  const { money } = context.get(portalContext).api
  const note = noteOf(form, intent === 'close' ? 'note' : 'reason')
  return attempted(async () => ({ done: await act(money, dayIn(url), form), note }), url, { note })
}

type Loaded = Awaited<ReturnType<typeof loader>>

/** One day of the books: what came by each way to pay, what the providers say, and its close. */
export default function DayPage() {
  const page = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const mayReopen = useMay(MONEY.reopen)
  const { day, ways, providers, changed, history, isClosed, isOver, isCompared } = page
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack">
        <h1>{formatDate(day)}</h1>
        <MoneyNav />
        <p className="meta">{isClosed ? texts.days.frozen : texts.days.live}</p>
      </div>
      <FormOutcome outcome={outcome} />
      {changed.length > 0 && (
        <Notice tone="warn">
          {texts.days.changedSince}{' '}
          {changed
            .map(({ method, before, now }) =>
              texts.days.changedWay(nameOf(method), formatWire(before), formatWire(now)),
            )
            .join(' ')}
        </Notice>
      )}
      <section className="stack">
        <h2>{texts.days.ways}</h2>
        {ways.length === 0 ? (
          <EmptyState title={texts.days.noMoney}>
            {isOver && !isClosed && <p>{texts.days.noMoneyHow}</p>}
          </EmptyState>
        ) : (
          <DataTable
            caption={texts.days.ways}
            hideCaption
            rows={[...ways, totalOf(ways)]}
            keyOf={({ method, provider }) => `${method} ${provider}`}
            columns={[
              { name: texts.days.way, rowHeader: true, cell: wayName },
              { name: texts.days.taken, numeric: true, cell: ({ taken }) => formatWire(taken) },
              { name: texts.days.refunded, numeric: true, cell: ({ refunded }) => formatWire(refunded) },
              { name: texts.days.takenBack, numeric: true, cell: ({ takenBack }) => formatWire(takenBack) },
              { name: texts.days.net, numeric: true, cell: ({ net }) => formatWire(net) },
              { name: texts.days.disputed, numeric: true, cell: ({ disputed }) => disputed },
            ]}
          />
        )}
      </section>
      {providers.length > 0 && (
        <section className="stack">
          <h2>{texts.days.providers}</h2>
          <DataTable
            caption={texts.days.providers}
            hideCaption
            rows={providers}
            keyOf={({ provider }) => provider}
            columns={[
              {
                name: texts.days.provider,
                rowHeader: true,
                cell: ({ provider }) => nameOfProvider(provider),
              },
              { name: texts.withUs, numeric: true, cell: ({ ours }) => formatWire(ours) },
              { name: texts.atProvider, numeric: true, cell: ({ theirs }) => shown(theirs) },
              { name: texts.days.difference, numeric: true, cell: ({ difference }) => shown(difference) },
              { name: texts.days.found, numeric: true, cell: ({ found }) => found },
            ]}
          />
          {!isCompared && <p className="meta">{texts.days.notCompared}</p>}
          <p className="meta">{texts.days.noFees}</p>
        </section>
      )}
      {isOver && !isClosed && <CloseForm page={page} outcome={outcome} />}
      {!isOver && <p className="meta">{texts.days.notOver}</p>}
      {isClosed && mayReopen && <ReopenForm />}
      {history.length > 0 && <History history={history} />}
    </main>
  )
}

const shown = (dollars: number | null): string =>
  dollars === null ? texts.days.unknown : formatWire(dollars)
const nameOf = (method: string): string =>
  Object.hasOwn(orderTexts.methods, method)
    ? orderTexts.methods[method as keyof typeof orderTexts.methods]
    : method

type Way = Loaded['ways'][number]

const TOTAL = 'total'
const wayName = ({ method, provider }: Way): string =>
  method === TOTAL
    ? texts.days.total
    : provider === ''
      ? nameOf(method)
      : texts.days.through(nameOf(method), nameOfProvider(provider))

function totalOf(ways: readonly Way[]): Way {
  const sum = (name: 'taken' | 'refunded' | 'takenBack' | 'net' | 'disputed') =>
    Math.round(ways.reduce((all, way) => all + way[name], 0) * 100) / 100
  return {
    ...{ method: TOTAL, provider: '', disputed: sum('disputed') },
    ...{ taken: sum('taken'), refunded: sum('refunded'), takenBack: sum('takenBack'), net: sum('net') },
  }
}

interface CloseProps {
  readonly page: Loaded
  readonly outcome: ReturnType<typeof useActionData<typeof action>>
}

const CloseForm = ({ page: { seen, needsNote }, outcome }: CloseProps) => (
  <Form method="post" className="box stack no-print">
    <h2>{texts.days.close}</h2>
    <p>{needsNote ? texts.days.closeWithNote : texts.days.closeMeans}</p>
    <input type="hidden" name="intent" value="close" />
    <input type="hidden" name="seen" value={seen} />
    <TextField
      label={texts.days.note}
      name="note"
      maxLength={300}
      required={needsNote}
      defaultValue={outcome && 'refused' in outcome ? outcome.note : ''}
      error={outcome && 'refused' in outcome ? outcome.refused?.problems.note : undefined}
    />
    <div>
      <Button type="submit" look="primary">
        {texts.days.closeNow}
      </Button>
    </div>
  </Form>
)

const ReopenForm = () => (
  <Disclosure summary={texts.days.reopen}>
    <Form method="post" className="stack">
      <p>{texts.days.reopenMeans}</p>
      <input type="hidden" name="intent" value="reopen" />
      <TextField label={texts.why} name="reason" maxLength={300} required />
      <div>
        <Button type="submit">{texts.days.reopenNow}</Button>
      </div>
    </Form>
  </Disclosure>
)

const History = ({ history }: Pick<Loaded, 'history'>) => (
  <section className="stack">
    <h2>{texts.days.history}</h2>
    <ul>
      {history.map(({ at, by, net, note, reopened }) => (
        <li key={at}>
          {texts.days.wasClosed(storeDateAndTime(at), by, formatWire(net), note)}
          {reopened &&
            ` ${texts.days.wasReopened(storeDateAndTime(reopened.at), reopened.by, reopened.reason)}`}
        </li>
      ))}
    </ul>
  </section>
)

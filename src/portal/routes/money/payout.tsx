import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { formatDate } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { storeDateAndTime } from '#platform/clock/rules/store-time.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted, rowIdOf } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { useOutcome } from '../../frame/use-outcome.ts'
import { ListPager } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { idOf, textOf } from '../reading.ts'
import { MoneyNav } from './money-nav.tsx'
import { providerName, texts } from './payout-texts.ts'

export const meta = () => [{ title: titled(texts.payout) }]
export const headers = privatePage

export const loader = ({ params, context, url }: LoaderFunctionArgs) => {
  const after = url.searchParams.get('after')
  const asked = { id: rowIdOf(params.id), ...(after === null ? {} : { after }) }
  return answered(context.get(portalContext).api.payouts.open(asked), url)
}

/** Matches the payout again, or removes its report. */
export async function action({ request, params, context, url }: ActionFunctionArgs) {
  const form = await readForm(request)
  if (form.get('act') === 'match')
    return attempted(
      async () => {
        const { api } = context.get(portalContext)
        const { before, notOurs } = await api.payouts.matchAgain({ id: rowIdOf(params.id) })
        return { done: notOurs < before ? texts.matched(before - notOurs) : texts.nothingMatched }
      },
      url,
      { reason: '' },
    )
  const reason = textOf(form.get('reason')).trim().slice(0, 300)
  const removed = await attempted(
    async () => context.get(portalContext).api.payouts.remove({ id: idOf(form.get('report')) ?? 0, reason }),
    url,
    { reason },
  )
  if ('result' in removed) throw redirect('/money/payouts')
  return removed
}

/** A payout of a provider: its sums, and each line beside our books. */
export default function PayoutPage() {
  const page = useLoaderData<typeof loader>()
  const { id, provider, reference, day, report, rows, next, notOurs } = page
  const outcome = useOutcome<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack">
        <h1>{texts.of(providerName(provider), reference)}</h1>
        <MoneyNav />
        <p className="meta">{texts.fromReport(report.file, report.by, storeDateAndTime(report.at))}</p>
      </div>
      <FormOutcome outcome={outcome} />
      <p>
        {texts.onDay(formatDate(day))}{' '}
        {texts.sums(formatWire(page.gross), formatWire(page.fees), formatWire(page.bank))}{' '}
        {page.adjustments !== 0 && texts.adjusted(formatWire(page.adjustments))}
      </p>
      {notOurs === 0 ? (
        <p>{texts.allOurs}</p>
      ) : (
        <Notice tone="warn">
          {texts.someNotOurs(notOurs)} <Link href="/money">{texts.whatToDo}</Link>
        </Notice>
      )}
      {notOurs > 0 && (
        <Form method="post" className="stack no-print">
          <p className="meta">{texts.matchMeans}</p>
          <input type="hidden" name="act" value="match" />
          <div>
            <Button type="submit">{texts.matchAgain}</Button>
          </div>
        </Form>
      )}
      <Lines rows={rows} ofPayout={{ id, provider }} />
      <ListPager next={next} />
      <Disclosure summary={texts.remove}>
        <Form method="post" className="stack">
          <p>{texts.removeMeans}</p>
          <input type="hidden" name="report" value={report.id} />
          <TextField
            label={texts.why}
            name="reason"
            maxLength={300}
            required
            defaultValue={outcome && 'reason' in outcome ? outcome.reason : ''}
          />
          <div>
            <Button type="submit">{texts.removeNow}</Button>
          </div>
        </Form>
      </Disclosure>
    </main>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

type Row = Loaded['rows'][number]
type OfPayout = { readonly ofPayout: Pick<Loaded, 'id' | 'provider'> }

/** What our books say of a line, with the order or the payout where one sees it. */
const Found = ({ row: { finding, orderID, twin }, ofPayout }: OfPayout & { readonly row: Row }) => (
  <>
    <span className="no-wrap">
      {texts.findings[finding]} {orderID !== null && <Link href={`/orders/${orderID}`}>{orderID}</Link>}
    </span>
    {twin && (
      <div className="meta">
        {twin.id === ofPayout.id ? (
          texts.twinHere
        ) : (
          <Link href={`/money/payouts/${twin.id}`}>
            {texts.twinIn(texts.of(providerName(ofPayout.provider), twin.reference))}
          </Link>
        )}
      </div>
    )}
  </>
)

const Lines = ({ rows, ofPayout }: Pick<Loaded, 'rows'> & OfPayout) => (
  <DataTable
    caption={texts.lines}
    rows={rows}
    keyOf={({ lineNo }) => lineNo}
    columns={[
      { name: texts.reference, rowHeader: true, cell: ({ reference }) => reference },
      { name: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
      { name: texts.books, cell: (row) => <Found row={row} ofPayout={ofPayout} /> },
      { name: texts.amount, numeric: true, cell: ({ gross }) => formatWire(gross) },
      { name: texts.fee, numeric: true, cell: ({ fee }) => formatWire(fee) },
      { name: texts.net, numeric: true, cell: ({ net }) => formatWire(net) },
    ]}
  />
)

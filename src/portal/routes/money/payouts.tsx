import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { reportUpload } from '#features/desk/payouts/contract.ts'
import { REPORT_PROVIDERS, type ReportProvider } from '#features/desk/payouts/rules/formats.ts'
import { formatDate, isCalendarDay } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { grouped } from '#lib/numbers.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { FileField, SelectField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { useOutcome } from '../../frame/use-outcome.ts'
import { titled } from '../../texts.ts'
import { textOf } from '../reading.ts'
import { MoneyNav } from './money-nav.tsx'
import { providerName, reportOf, texts } from './payout-texts.ts'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage
export const handle = { upload: reportUpload }

export function loader({ context, url }: LoaderFunctionArgs) {
  const to = url.searchParams.get('to') ?? ''
  return answered(context.get(portalContext).api.payouts.list(isCalendarDay(to) ? { to } : {}), url)
}

const providerOf = (text: string): ReportProvider =>
  REPORT_PROVIDERS.find((provider) => provider === text) ?? REPORT_PROVIDERS[0]

export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await readForm(request)
  const file = form.get('file')
  const provider = providerOf(textOf(form.get('provider')))
  return attempted(
    async () => {
      const asked = { provider, file: file instanceof File ? file : new File([], '') }
      const { payouts, notOurs } = await context.get(portalContext).api.payouts.upload(asked)
      return { done: texts.uploaded(payouts, notOurs), provider }
    },
    url,
    { provider },
  )
}

/** What the providers paid out in 31 days, and the form for another report. */
export default function PayoutsPage() {
  const { from, to, payouts, total, before } = useLoaderData<typeof loader>()
  const outcome = useOutcome<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack">
        <h1>{texts.title}</h1>
        <MoneyNav />
        <p className="meta">{texts.lead}</p>
      </div>
      {outcome && !outcome.refused && <FormOutcome outcome={outcome} />}
      <UploadForm outcome={outcome} />
      <section className="stack">
        <h2>{texts.period(formatDate(from), formatDate(to))}</h2>
        {payouts.length === 0 ? (
          <EmptyState title={texts.none}>
            <p>{texts.noneHow}</p>
          </EmptyState>
        ) : (
          <>
            <p>{texts.sums(formatWire(total.gross), formatWire(total.fees), formatWire(total.bank))}</p>
            <Payouts payouts={payouts} />
          </>
        )}
        <p className="no-print">
          <LinkButton href={`/money/payouts?to=${before}`}>{texts.older}</LinkButton>
        </p>
      </section>
    </main>
  )
}

const UploadForm = ({ outcome }: { readonly outcome: ReturnType<typeof useOutcome<typeof action>> }) => (
  <Form method="post" encType="multipart/form-data" className="box stack no-print">
    <h2>{texts.upload}</h2>
    <div className="stack portal-form">
      <SelectField
        label={texts.provider}
        name="provider"
        options={REPORT_PROVIDERS.map((value) => ({ value, label: providerName(value) }))}
        defaultValue={outcome?.provider ?? REPORT_PROVIDERS[0]}
      />
      <FileField
        label={texts.file}
        name="file"
        hint={texts.fileHint}
        accept=".csv,.txt,text/csv,text/plain"
        required
        error={outcome?.refused ? (outcome.refused.problems.file ?? outcome.refused.message) : undefined}
      />
    </div>
    <div>
      <Button type="submit">{texts.uploadNow}</Button>
    </div>
    <Disclosure summary={texts.which}>
      <ul>
        {REPORT_PROVIDERS.map((provider) => (
          <li key={provider}>{reportOf(provider)}</li>
        ))}
      </ul>
    </Disclosure>
  </Form>
)

type Loaded = Awaited<ReturnType<typeof loader>>

const Payouts = ({ payouts }: Pick<Loaded, 'payouts'>) => (
  <DataTable
    caption={texts.title}
    hideCaption
    rows={payouts}
    keyOf={({ id }) => id}
    columns={[
      {
        name: texts.payout,
        rowHeader: true,
        cell: ({ id, provider, reference }) => (
          <Link href={`/money/payouts/${id}`}>{texts.of(providerName(provider), reference)}</Link>
        ),
      },
      { name: texts.day, oneLine: true, cell: ({ day }) => formatDate(day) },
      { name: texts.gross, numeric: true, cell: ({ gross }) => formatWire(gross) },
      { name: texts.fees, numeric: true, cell: ({ fees }) => formatWire(fees) },
      {
        name: texts.adjustments,
        numeric: true,
        cell: ({ adjustments }) => formatWire(adjustments),
      },
      { name: texts.bank, numeric: true, cell: ({ bank }) => formatWire(bank) },
      { name: texts.notOurs, numeric: true, cell: ({ notOurs }) => grouped(notOurs) },
    ]}
  />
)

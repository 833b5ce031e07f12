import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { PERMISSIONS } from '#features/accounts/rules/permissions.ts'
import type { CompanyCredit } from '#features/net-terms/contract.ts'
import { formatDate } from '#kit/dates.ts'
import { formatMoney, fromWire } from '#kit/money.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { orStepUp } from '../people/step-up.ts'
import { asResponse, idOf, textOf } from '../reading.ts'
import { texts } from './texts.ts'

export const meta = () => [{ title: `${texts.title} | Partner Portal` }]

/** The company is in the address (`?company=`); a contractor has one. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const { companies } = await asResponse(() => api.netTerms.companies())
  const companyID = idOf(url.searchParams.get('company')) ?? companies[0]?.id
  const credit =
    companyID === undefined ? undefined : await asResponse(() => api.netTerms.credit({ companyID }))
  return {
    companies,
    credit,
    mayChange: user !== undefined && PERMISSIONS['credit.write'][user.role] === 'all',
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { netTerms } = context.get(portalContext).api
  const form = await request.formData()
  const companyID = idOf(form.get('company')) ?? 0
  const done = await orStepUp(`/credit?company=${companyID}`, () =>
    netTerms.setAccount({
      companyID,
      limit: Number(textOf(form.get('limit'))),
      termsDays: Number(textOf(form.get('termsDays'))),
      status: form.get('status') === 'open' ? 'open' : 'stopped',
      reason: textOf(form.get('reason')),
    }),
  )
  return { problem: 'refusal' in done ? done.refusal.error : undefined }
}

const dollars = (amount: number): string => formatMoney(fromWire(amount))

export default function Credit() {
  const { companies, credit, mayChange } = useLoaderData<typeof loader>()
  const done = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <h1>{credit ? `${texts.title}: ${credit.companyName}` : texts.title}</h1>
      {companies.length > 1 && (
        <Form className="row">
          <SelectField
            label={texts.company}
            name="company"
            defaultValue={String(credit?.companyID ?? '')}
            options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Button type="submit">{texts.show}</Button>
        </Form>
      )}
      {done && (
        <Notice tone={done.problem === undefined ? 'ok' : 'bad'} live="status">
          {done.problem ?? texts.done}
        </Notice>
      )}
      {credit && <Account credit={credit} />}
      {credit && credit.charges.length > 0 && <Charges charges={credit.charges} />}
      {credit && mayChange && <Change key={credit.companyID} credit={credit} />}
    </main>
  )
}

function Account({ credit: { account } }: { readonly credit: CompanyCredit }) {
  if (!account)
    return (
      <EmptyState title={texts.none}>
        <p>{texts.noneHow}</p>
      </EmptyState>
    )
  return (
    <section className="stack">
      <p className="lead">{texts.summary(dollars(account.left), dollars(account.limit))}</p>
      <p>
        {texts.used(dollars(account.used))} {texts.days(account.termsDays)}
      </p>
      {account.status === 'stopped' && <Notice tone="warn">{texts.stopped}</Notice>}
      {account.hasOverdue && <Notice tone="bad">{texts.overdue}</Notice>}
    </section>
  )
}

const Charges = ({ charges }: { readonly charges: CompanyCredit['charges'] }) => (
  <section className="stack">
    <h2>{texts.orders}</h2>
    <DataTable
      caption={texts.orders}
      hideCaption
      rows={charges}
      keyOf={({ orderID }) => orderID}
      columns={[
        {
          name: texts.order,
          rowHeader: true,
          cell: ({ orderID }) => <Link href={`/orders/${orderID}`}>{orderID}</Link>,
        },
        { name: texts.billed, numeric: true, cell: ({ billed }) => dollars(billed) },
        { name: texts.received, numeric: true, cell: ({ received }) => dollars(received) },
        { name: texts.owed, numeric: true, cell: ({ owed }) => dollars(owed) },
        {
          name: texts.due,
          cell: ({ dueOn, isOverdue }) => (
            <>
              {dueOn === null ? texts.notShipped : formatDate(dueOn)} {isOverdue && <b>{texts.late}</b>}
            </>
          ),
        },
      ]}
    />
  </section>
)

const Change = ({ credit: { companyID, account } }: { readonly credit: CompanyCredit }) => (
  <section className="stack">
    <h2>{texts.change}</h2>
    <Form method="post" className="stack">
      <input type="hidden" name="company" value={companyID} />
      <TextField
        label={texts.limit}
        name="limit"
        inputMode="decimal"
        defaultValue={account?.limit ?? ''}
        required
      />
      <TextField
        label={texts.termsDays}
        name="termsDays"
        inputMode="numeric"
        defaultValue={account?.termsDays ?? 30}
        required
      />
      <SelectField
        label={texts.status}
        name="status"
        defaultValue={account?.status ?? 'open'}
        options={[
          { value: 'open', label: texts.open },
          { value: 'stopped', label: texts.stoppedOption },
        ]}
      />
      <TextField label={texts.reason} name="reason" maxLength={300} required />
      <div>
        <Button type="submit" look="primary">
          {texts.save}
        </Button>
      </div>
    </Form>
  </section>
)

import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import type { CompanyCredit } from '#features/selling/net-terms/contract.ts'
import { CREDIT } from '#features/selling/net-terms/rules/access.ts'
import { formatDate } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { telephone } from '#lib/phone.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { titled } from '../../texts.ts'
import { idOf, textOf } from '../reading.ts'
import { creditTexts as texts } from './texts.ts'

type Charge = CompanyCredit['charges'][number]
/** An order that was invoiced. */
type Invoice = Charge & { dueOn: string }

interface SortedCharges {
  /** invoices with money open, the first to pay first */
  open: Invoice[]
  /** orders that hold credit and have no invoice yet */
  notShipped: Charge[]
  /** nothing is owed any more */
  settled: Charge[]
}

const isInvoice = (charge: Charge): charge is Invoice => charge.dueOn !== null

/** The orders on terms by what is to be done about them. */
export function sortCharges(charges: readonly Charge[]): SortedCharges {
  const owing = charges.filter(({ owed }) => owed > 0)
  return {
    open: owing.filter(isInvoice).toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)),
    notShipped: owing.filter(({ dueOn }) => dueOn === null),
    settled: charges.filter(({ owed }) => owed <= 0),
  }
}

export const meta = () => [{ title: titled(texts.title) }]

/** The company is in the address (`?company=`); a contractor has one. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user, contact } = context.get(portalContext)
  const { companies } = await answered(api.netTerms.companies(), url)
  const companyID = idOf(url.searchParams.get('company')) ?? companies[0]?.id
  const credit = companyID === undefined ? undefined : await answered(api.netTerms.credit({ companyID }), url)
  return {
    companies,
    credit,
    // Staff are the people whom a contractor calls.
    phone: user?.role === 'contractor' ? contact.phone : undefined,
    mayChange: user !== undefined && mayDo(user.role, CREDIT.write),
  }
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { netTerms } = context.get(portalContext).api
  const form = await request.formData()
  const companyID = idOf(form.get('company')) ?? 0
  return attempted(
    async () => {
      await netTerms.setAccount({
        companyID,
        limit: Number(textOf(form.get('limit'))),
        termsDays: Number(textOf(form.get('termsDays'))),
        status: form.get('status') === 'open' ? 'open' : 'stopped',
        reason: textOf(form.get('reason')),
      })
      return { done: true }
    },
    new URL(`/credit?company=${companyID}`, url),
  )
}

export default function Credit() {
  const { companies, credit, mayChange, phone } = useLoaderData<typeof loader>()
  const sorted = credit && sortCharges(credit.charges)
  const outcome = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <h1>{credit ? `${texts.title}: ${credit.companyName}` : texts.title}</h1>
      {companies.length > 1 && (
        <Form className="row portal-form">
          <SelectField
            label={texts.company}
            name="company"
            defaultValue={String(credit?.companyID ?? '')}
            options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Button type="submit">{texts.show}</Button>
        </Form>
      )}
      <FormOutcome outcome={outcome} done={texts.done} />
      {credit && <Account credit={credit} phone={phone} mayChange={mayChange} />}
      {sorted && <Charges title={texts.openInvoices} charges={sorted.open} />}
      {sorted && <Charges title={texts.notShippedOrders} charges={sorted.notShipped} />}
      {sorted && <Charges title={texts.settled} charges={sorted.settled} />}
      {credit && mayChange && <Change key={credit.companyID} credit={credit} />}
    </main>
  )
}

interface AccountProps {
  readonly credit: CompanyCredit
  /** whom to call; undefined for staff */
  readonly phone: string | undefined
  readonly mayChange: boolean
}

/** Limit, owed and available, and what to do next. */
function Account({ credit: { account, charges }, phone, mayChange }: AccountProps) {
  const call = phone !== undefined && (
    <LinkButton href={telephone(phone)} look="primary">
      {texts.call(phone)}
    </LinkButton>
  )
  if (!account)
    return (
      <EmptyState title={texts.none} actions={call}>
        <p>{phone === undefined ? (mayChange ? texts.noneChange : texts.noneStaff) : texts.noneHow}</p>
      </EmptyState>
    )
  return (
    <section className="stack">
      <ul className="portal-figures" aria-label={texts.figures}>
        <Figure name={texts.limit} amount={account.limit} />
        <Figure name={texts.owed} amount={account.used} />
        <Figure name={texts.available} amount={account.left} />
      </ul>
      {account.status === 'stopped' && <Notice tone="warn">{texts.stopped}</Notice>}
      {account.hasOverdue && <Notice tone="bad">{texts.overdue}</Notice>}
      <Next first={sortCharges(charges).open[0]} isOpen={account.status === 'open'} />
      <p className="meta">{texts.days(account.termsDays)}</p>
      <div className="row">
        {account.status === 'stopped' ? (
          call
        ) : (
          <LinkButton href="/shop" look={account.hasOverdue ? 'plain' : 'primary'}>
            {texts.shop}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

const Figure = ({ name, amount }: { readonly name: string; readonly amount: number }) => (
  <li>
    <p>
      <b>{formatWire(amount)}</b> {name}
    </p>
  </li>
)

/** The invoice to pay first. */
const Next = ({ first, isOpen }: { readonly first: Invoice | undefined; readonly isOpen: boolean }) =>
  first ? (
    <p>
      <b>{texts.payFirst(formatWire(first.owed), first.orderID, first.dueOn, first.isOverdue)}</b>{' '}
      {texts.payHow}
    </p>
  ) : (
    isOpen && <p>{texts.nothingDue}</p>
  )

interface ChargesProps {
  readonly title: string
  readonly charges: CompanyCredit['charges']
}

const Charges = ({ title, charges }: ChargesProps) =>
  charges.length > 0 && (
    <section className="stack">
      <h2>{title}</h2>
      <DataTable
        caption={title}
        hideCaption
        rows={charges}
        keyOf={({ orderID }) => orderID}
        columns={[
          {
            name: texts.order,
            rowHeader: true,
            cell: ({ orderID }) => <Link href={`/orders/${orderID}`}>{orderID}</Link>,
          },
          { name: texts.billed, numeric: true, cell: ({ billed }) => formatWire(billed) },
          { name: texts.received, numeric: true, cell: ({ received }) => formatWire(received) },
          { name: texts.owed, numeric: true, cell: ({ owed }) => formatWire(owed) },
          {
            name: texts.due,
            oneLine: true,
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
    <h2>{account ? texts.change : texts.openAccount}</h2>
    <Form method="post" className="stack">
      <input type="hidden" name="company" value={companyID} />
      <TextField
        label={texts.limitField}
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

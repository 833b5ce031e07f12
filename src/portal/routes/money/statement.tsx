import { data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AGES } from '#features/desk/money/rules/aging.ts'
import { statementTexts } from '#features/desk/money/statement-texts.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { formatDate } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { titled } from '../../texts.ts'
import { idOf } from '../reading.ts'
import { texts } from './aging-texts.ts'

export const meta = () => [{ title: titled(texts.statement) }]
export const headers = privatePage

/** The company is in the address (`?company=`). */
export function loader({ context, url }: LoaderFunctionArgs) {
  const companyID = idOf(url.searchParams.get('company'))
  if (companyID === undefined) throw data(null, { status: 404 })
  return answered(context.get(portalContext).api.money.statement({ companyID }), url)
}

/** What one company owes on net terms, invoice by invoice. */
export default function StatementPage() {
  const { companyID, name, email, asOf, sums, unlisted, invoices } = useLoaderData<typeof loader>()
  const columns = [...AGES, ...(sums.credits < 0 ? (['credits'] as const) : [])]
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack">
        <p className="no-print">
          <Link href="/money/aging">{texts.title}</Link>
        </p>
        <h1>{texts.of(name)}</h1>
        <p>{texts.asOf(formatDate(asOf), formatWire(sums.owed), formatWire(sums.overdue))}</p>
        <div className="row no-print">
          <LinkButton href={`/money/statement.pdf?company=${companyID}`} target="_blank">
            {texts.print}
          </LinkButton>
          {sums.owed > 0 && email !== '' && (
            <Form method="post" action="/money/statements">
              <Button type="submit" name="company" value={companyID}>
                {texts.mail.one(email)}
              </Button>
            </Form>
          )}
          <Link href={`/credit?company=${companyID}`}>{texts.credit}</Link>
        </div>
        {email === '' && (
          <p className="no-print">
            {texts.mail.noAddress} <Link href={`/companies/${companyID}`}>{texts.mail.addAddress}</Link>
          </p>
        )}
      </div>
      {invoices.length === 0 ? (
        <EmptyState title={texts.nothingOpen}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption={texts.sums}
            rows={columns}
            keyOf={(column) => column}
            columns={[
              {
                name: texts.age,
                rowHeader: true,
                cell: (column) =>
                  column === 'credits' ? statementTexts.credits : statementTexts.ages[column],
              },
              { name: texts.amount, numeric: true, cell: (column) => formatWire(sums[column]) },
            ]}
          />
          {unlisted !== null && <p>{statementTexts.unlisted(formatWire(unlisted))}</p>}
          <DataTable
            caption={texts.invoices}
            rows={invoices}
            keyOf={({ orderID }) => orderID}
            columns={[
              {
                name: statementTexts.order,
                rowHeader: true,
                cell: ({ orderID }) => <Link href={`/orders/${orderID}`}>{printedOrderNumber(orderID)}</Link>,
              },
              { name: statementTexts.open, numeric: true, cell: ({ owed }) => formatWire(owed) },
              { name: statementTexts.due, oneLine: true, cell: ({ dueOn }) => formatDate(dueOn) },
              {
                name: statementTexts.late,
                numeric: true,
                cell: ({ daysLate }) => (daysLate > 0 ? daysLate : ''),
              },
              { name: statementTexts.purchaseOrder, cell: ({ purchaseOrder }) => purchaseOrder },
              {
                name: statementTexts.invoiced,
                oneLine: true,
                cell: ({ invoicedOn }) => formatDate(invoicedOn),
              },
              { name: statementTexts.billed, numeric: true, cell: ({ billed }) => formatWire(billed) },
              {
                name: statementTexts.paid,
                numeric: true,
                cell: ({ refunded, received }) => formatWire(refunded + received),
              },
            ]}
          />
        </>
      )}
    </main>
  )
}

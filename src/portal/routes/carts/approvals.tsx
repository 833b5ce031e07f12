import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { QUOTE } from '#features/partners/quotes/rules/access.ts'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import type { PriceRequest } from '#features/selling/repricing/contract.ts'
import { formatWire } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { titled } from '../../texts.ts'
import { QuoteRows } from '../quotes/quote-rows.tsx'
import { dayOf, idOf, textOf } from '../reading.ts'
import { approvalTexts as texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]

/** Read again after a refusal too: another person may have decided meanwhile. */
export const shouldRevalidate = () => true

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const mayApprove = user !== undefined && mayDo(user.role, QUOTE.approve)
  const work = [
    api.repricing.list({ waiting: 'true' }),
    mayApprove ? api.quotes.list({ state: 'in_review' }) : undefined,
  ] as const
  const [{ requests }, waiting] = await answered(Promise.all(work), url)
  return { requests, quotes: waiting?.quotes ?? [] }
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { repricing } = context.get(portalContext).api
  const form = await request.formData()
  const id = idOf(form.get('id'))
  if (id === undefined) throw new Response(null, { status: 404 })
  const decision = form.get('decision') === 'approved' ? ('approved' as const) : ('refused' as const)
  return attempted(async () => {
    await repricing.decide({ id, decision, note: textOf(form.get('note')) })
    return { done: true }
  }, url)
}

export default function Approvals() {
  const { requests, quotes } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <h1>{texts.title}</h1>
      <FormOutcome outcome={outcome} done={texts.done} />
      {quotes.length > 0 && (
        <section className="stack">
          <h2>{texts.quotes}</h2>
          <QuoteRows quotes={quotes} />
        </section>
      )}
      {requests.length === 0 && quotes.length === 0 && (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      )}
      {requests.map((request) => (
        <Waiting key={request.id} request={request} />
      ))}
    </main>
  )
}

const profitWords = ({ grossProfit }: PriceRequest): string =>
  grossProfit === null ? texts.profitUnknown : texts.profit(formatWire(grossProfit))

const Waiting = ({ request }: { readonly request: PriceRequest }) => (
  <section className="stack">
    <h2>{texts.askedBy(request.askedBy, dayOf(request.askedAt))}</h2>
    <p>{texts.reason(request.reason, request.responsibleParty)}</p>
    {request.comments !== '' && <p>{request.comments}</p>}
    <DataTable
      caption={texts.asked}
      hideCaption
      rows={request.lines}
      keyOf={({ id }) => id}
      columns={[
        { name: texts.product, rowHeader: true, cell: ({ name }) => name },
        { name: texts.quantity, numeric: true, cell: ({ qty }) => qty },
        { name: texts.price, numeric: true, cell: ({ price }) => formatWire(price) },
        { name: texts.asked, numeric: true, cell: ({ asked }) => <b>{formatWire(asked)}</b> },
      ]}
    />
    <p>
      {texts.cut(`${Math.round(request.largestCut * 1_000) / 10}%`)} {profitWords(request)}{' '}
      {request.shippingGiven > 0 &&
        texts.shipping(formatWire(request.shippingGiven), formatWire(request.shippingQuoted))}
    </p>
    {request.mayDecide ? (
      <Form method="post" className="row">
        <input type="hidden" name="id" value={request.id} />
        <TextField label={texts.note} name="note" maxLength={400} />
        <Button type="submit" name="decision" value="approved" look="primary">
          {texts.approve}
        </Button>
        <Button type="submit" name="decision" value="refused">
          {texts.refuse}
        </Button>
      </Form>
    ) : (
      <p className="meta">{texts.cannot}</p>
    )}
  </section>
)

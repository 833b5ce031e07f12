import { useState } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import type { ChosenOrder } from '#features/desk/order-desk/contract/bulk.ts'
import {
  BULK_KINDS,
  type BulkKind,
  LONGEST_SHEET,
  planRun,
  readSheet,
  type Sheet,
} from '#features/desk/order-desk/rules/bulk.ts'
import { ORDER_LIST } from '#features/partners/partner-orders/rules/order-ids.ts'
import { MOST_BULK } from '#lib/merchant/usual-figures.ts'
import { readQuery } from '#platform/lists/rules/query.ts'
import { Button } from '#ui/button/button.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../../context.ts'
import { answered, attempted, type Refused } from '../../../frame/answers.server.ts'
import { FormOutcome } from '../../../frame/form-outcome.tsx'
import { titled } from '../../../texts.ts'
import { textOf } from '../../reading.ts'
import { CarrierNames } from '../desk/ship-panel.tsx'
import { ChosenRows, PickLists, PlanWords, type RowsProps, Runs } from './parts.tsx'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title.ship) }]

const kindIn = ({ searchParams }: URL): BulkKind =>
  BULK_KINDS.find((kind) => kind === searchParams.get('do')) ?? 'ship'

/**
 * The orders that were selected in the list, by `id`, or all that match its filters, by `all`. Without
 * either a person pastes a sheet. `key` names the run that the page may start.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api } = context.get(portalContext)
  const kind = kindIn(url)
  const { query } = readQuery(ORDER_LIST, url.searchParams)
  const { ids, after: _, ...filters } = query
  const isAll = url.searchParams.get('all') === 'yes'
  const key = crypto.randomUUID()
  if (!isAll && ids === undefined) {
    const { runs } = await answered(api.bulkOrders.runs(), url)
    return { kind, key, chosen: null, isMore: false, runs }
  }
  const asked = isAll ? filters : { ids }
  const { orders: chosen, isMore } = await answered(api.bulkOrders.choose({ kind, ...asked }), url)
  return { kind, key, chosen, isMore, runs: [] }
}

/** Finds the orders of a pasted sheet, or starts the run and opens its page. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const form = await request.formData()
  const text = String(form.get('sheet') ?? '').slice(0, LONGEST_SHEET)
  const kind = kindIn(url)
  return attempted(async () => {
    if (form.get('intent') === 'find') return { found: await foundIn(api, kind, text) }
    const { id } = await api.bulkOrders.start({
      key: textOf(form.get('key')),
      kind,
      carrier: textOf(form.get('carrier')),
      rows: rowsOf(form, kind, readSheet(text)),
    })
    throw redirect(`/orders/bulk/${id}`)
  }, url)
}

async function foundIn(api: PortalApi, kind: BulkKind, text: string): Promise<ChosenOrder[]> {
  const { tracking, problems } = readSheet(text)
  const orders = [...tracking.keys(), ...problems.map((problem) => problem.text.split(/[\s,;]/)[0] ?? '')]
    .filter((id) => id !== '' && id.length <= 40)
    .slice(0, MOST_BULK)
  return orders.length === 0 ? [] : (await api.bulkOrders.named({ kind, orders })).orders
}

/** Each order as the person saw it: its number, a space, its version. */
const rowsOf = (form: FormData, kind: BulkKind, { tracking }: Sheet) =>
  form.getAll('row').map((row) => {
    const [orderID = '', version] = String(row).split(' ')
    return { orderID, seen: Number(version), tracking: kind === 'ship' ? (tracking.get(orderID) ?? '') : '' }
  })

interface Outcome {
  found?: ChosenOrder[] | undefined
  refused?: Refused | undefined
}

export default function Bulk() {
  const { kind, key, chosen, isMore, runs } = useLoaderData<typeof loader>()
  const outcome: Outcome | undefined = useActionData<typeof action>()
  const [typed, setTyped] = useState('')
  const orders = chosen ?? outcome?.found ?? []
  const sheet = readSheet(kind === 'ship' ? typed : '')
  const faults = outcome?.refused?.problems ?? {}
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="row between">
        <h1>{texts.title[kind]}</h1>
        <Link href="/orders?show=to-ship">{texts.back}</Link>
      </div>
      {Object.keys(faults).length === 0 && <FormOutcome outcome={outcome} />}
      {outcome?.found?.length === 0 && <Notice tone="warn">{texts.noneFound}</Notice>}
      {isMore && <Notice tone="warn">{texts.isMore(orders.length)}</Notice>}
      {orders.length > 0 && <Notice tone="warn">{texts.noUndo[kind]}</Notice>}
      <Form method="post" className="stack-l portal-bulk">
        <input type="hidden" name="key" value={key} />
        {kind === 'ship' && orders.length > 0 && <CarrierField fault={faults.carrier} />}
        {(kind === 'ship' || chosen === null) && <SheetField kind={kind} typed={typed} onType={setTyped} />}
        {orders.length === 0 ? (
          <div>
            <Button type="submit" name="intent" value="find" look="primary">
              {texts.find}
            </Button>
          </div>
        ) : (
          <Go kind={kind} orders={orders} sheet={sheet} />
        )}
      </Form>
      {orders.length === 0 ? <Runs runs={runs} /> : <ChosenRows kind={kind} orders={orders} sheet={sheet} />}
    </main>
  )
}

const CarrierField = ({ fault }: { readonly fault: string | undefined }) => (
  <>
    <TextField
      label={texts.carrier}
      name="carrier"
      list="carriers"
      maxLength={60}
      autoComplete="off"
      required
      error={fault}
    />
    <CarrierNames id="carriers" />
  </>
)

interface SheetFieldProps {
  readonly kind: BulkKind
  readonly typed: string
  readonly onType: (text: string) => void
}

const SheetField = ({ kind, typed, onType }: SheetFieldProps) => (
  <TextAreaField
    label={kind === 'ship' ? texts.sheet : texts.ordersSheet}
    hint={kind === 'ship' ? texts.sheetHint : texts.ordersHint}
    name="sheet"
    rows={6}
    className="mono"
    maxLength={LONGEST_SHEET}
    value={typed}
    onChange={({ target }) => onType(target.value)}
  />
)

/** What the run will do, the orders as the person sees them, and the button that starts it. */
function Go({ kind, orders, sheet }: RowsProps) {
  const plan = planRun(kind, orders, sheet)
  return (
    <>
      {orders.map(({ orderID, version }) => (
        <input key={orderID} type="hidden" name="row" value={`${orderID} ${version}`} />
      ))}
      <PlanWords plan={plan} kind={kind} sheet={sheet} />
      <div className="row">
        <Button type="submit" name="intent" value="start" look="primary" disabled={plan.ready.length === 0}>
          {texts.go[kind](plan.ready.length)}
        </Button>
        {kind === 'ship' && <PickLists orders={orders} />}
      </div>
    </>
  )
}

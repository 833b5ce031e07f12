import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { TimelinePage } from '#features/partners/customers/contract.ts'
import { CUSTOMER, PROJECT } from '#features/partners/customers/rules/access.ts'
import { WRITTEN_KINDS } from '#features/partners/customers/rules/timeline.ts'
import type { ListedOrder } from '#features/partners/partner-orders/contract.ts'
import { isDay } from '#lib/dates.ts'
import { textFields } from '#lib/form-fields.ts'
import { displayPhone, telephone } from '#lib/phone.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted, rowIdOf } from '../../frame/answers.server.ts'
import { DraftForm, forgetDraft } from '../../frame/draft-form.tsx'
import { useMay } from '../../frame/permitted.ts'
import { texts, titled } from '../../texts.ts'
import { OrderRows } from '../orders/order-rows.tsx'
import { ProjectRows } from '../projects/project-rows.tsx'
import { quotesOf } from '../quotes/quote-data.server.ts'
import { TheirQuotes } from '../quotes/quote-rows.tsx'
import { Contacts } from './contacts.tsx'
import { CustomerFields, customerValues } from './customer-fields.tsx'
import { Theirs } from './theirs.tsx'

/** The latest orders of a customer stand on the page; a link leads to all of them. */
const FEW_ORDERS = 10

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api } = context.get(portalContext)
  const id = rowIdOf(params.id)
  const after = url.searchParams.get('after')?.slice(0, 400)
  const [customer, timeline, quotes, { orders }] = await Promise.all([
    answered(api.customers.open({ id }), url),
    answered(api.customers.timeline({ id, ...(after ? { after } : {}) }), url),
    answered(quotesOf(context.get(portalContext), { customerID: id }), url),
    answered(api.orders.list({ customerID: id, limit: FEW_ORDERS }), url),
  ])
  return { customer, timeline, quotes, orders }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  { title: titled(loaderData?.customer.name ?? '') },
]

export async function action({ context, request, params, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const id = rowIdOf(params.id)
  const field = textFields(await request.formData())
  return attempted(async () => {
    if (field('intent') === 'write') {
      const kind = WRITTEN_KINDS.find((each) => each === field('kind')) ?? 'note'
      const callOn = field('callOn')
      await api.customers.write({ id, kind, text: field('text'), ...(isDay(callOn) && { callOn }) })
    } else if (field('intent') === 'contact') {
      const { name, phone, email } = customerValues(field)
      await api.customers.addContact({ id, name, phone, email, role: field('role') })
    } else await api.customers.change({ id, version: Number(field('version')), ...customerValues(field) })
    return redirect(`/customers/${id}`)
  }, url)
}

export { keptOffline as clientAction } from '../../frame/draft-form.tsx'

/** A customer: how to reach them, their projects, and everything that happened. */
export default function CustomerPage() {
  const { customer, timeline, quotes, orders } = useLoaderData<typeof loader>()
  const mayWrite = useMay(CUSTOMER.write)
  const mayAddProject = useMay(PROJECT.write)
  const refused = useActionData<typeof action>()?.refused
  const theirs = refused?.code === 'changed' ? (refused.details.theirs as Record<string, string>) : undefined
  const hasProblems = Object.keys(refused?.problems ?? {}).length > 0
  useEffect(() => forgetDraft('customer.new'), [])
  const { id, name, phone, email, street, city, state, zip, assignee } = customer
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="row between">
        <div>
          <h1>{name}</h1>
          <p className="portal-reach">
            {phone && <a href={telephone(phone)}>{displayPhone(phone)}</a>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
            <span>{[street, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')}</span>
            {assignee && <span>{texts.customers.assignedTo(assignee)}</span>}
          </p>
        </div>
        {mayAddProject && (
          <LinkButton look="primary" href={`/projects/new?customer=${id}`}>
            {texts.projects.create}
          </LinkButton>
        )}
      </div>
      {refused && <Theirs message={refused.message} theirs={theirs} />}
      {mayWrite && (
        <Disclosure summary={texts.customers.edit} open={theirs !== undefined || hasProblems}>
          <DraftForm draft={`customer.${id}.${customer.version}`} submit={texts.customers.save}>
            <input type="hidden" name="version" value={String(theirs?.version ?? customer.version)} />
            <CustomerFields values={customer} problems={refused?.problems} />
          </DraftForm>
        </Disclosure>
      )}
      <div className="main-and-side portal-customer">
        <div className="stack-l">
          <section className="stack">
            <h2>{texts.projects.title}</h2>
            <ProjectRows projects={customer.projects} isOfOneCustomer />
          </section>
          <TheirQuotes quotes={quotes} create={`/quotes/new?customer=${id}`} />
          <TheirOrders id={id} orders={orders} />
          <Contacts contacts={customer.contacts} mayWrite={mayWrite} />
        </div>
        <section className="stack">
          <h2>{texts.customers.history}</h2>
          {mayWrite && <WriteEntry id={id} count={timeline.entries.length} />}
          <Timeline {...timeline} />
        </section>
      </div>
    </main>
  )
}

interface TheirOrdersProps {
  readonly id: number
  readonly orders: readonly ListedOrder[]
}

/** The latest orders of the customer. */
const TheirOrders = ({ id, orders }: TheirOrdersProps) => (
  <section className="stack">
    <div className="row between">
      <h2>{texts.customers.orders}</h2>
      {orders.length > 0 && <Link href={`/orders?customer=${id}`}>{texts.customers.allOrders}</Link>}
    </div>
    {orders.length === 0 ? (
      <p className="meta">{texts.customers.noOrders}</p>
    ) : (
      <OrderRows orders={orders} hasFewColumns />
    )}
  </section>
)

/** Writes down a call, a visit, an email or a note. */
const WriteEntry = ({ id, count }: { readonly id: number; readonly count: number }) => (
  <DraftForm draft={`entry.${id}.${count}`} submit={texts.customers.write} key={count}>
    <input type="hidden" name="intent" value="write" />
    <div className="portal-entry-form">
      <select name="kind" className="input" aria-label={texts.customers.kind} defaultValue="call">
        {WRITTEN_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {texts.customers.kinds[kind]}
          </option>
        ))}
      </select>
      <textarea
        name="text"
        className="input"
        rows={2}
        maxLength={4_000}
        aria-label={texts.customers.entryText}
        placeholder={texts.customers.entryText}
      />
    </div>
    <TextField label={texts.customers.callOn} name="callOn" type="date" optional />
  </DraftForm>
)

/** What happened with a customer, the latest first. */
const Timeline = ({ entries, next }: TimelinePage) => (
  <>
    <ol className="portal-timeline">
      {entries.map(({ id, kindName, text, href, by, at }) => (
        <li key={id}>
          <p className="meta">
            <b>{kindName}</b> {storeDayAndTime(at)}
            {by && `, ${by}`}
          </p>
          <p>{href ? <Link href={href}>{text}</Link> : text}</p>
        </li>
      ))}
    </ol>
    {next !== null && (
      <LinkButton href={`?after=${encodeURIComponent(next)}`}>{texts.lists.earlier}</LinkButton>
    )}
  </>
)

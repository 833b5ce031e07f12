import type { ReactNode } from 'react'
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { PromisedCall } from '#features/partners/customers/contract.ts'
import { CUSTOMER } from '#features/partners/customers/rules/access.ts'
import { QUOTE } from '#features/partners/quotes/rules/access.ts'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import { formatDate } from '#lib/dates.ts'
import { displayPhone, telephone } from '#lib/phone.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { storeFullDay } from '#platform/clock/rules/store-time.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { portalContext } from '../../context.ts'
import { answered, rowIdOf } from '../../frame/answers.server.ts'
import { useMay } from '../../frame/permitted.ts'
import { texts, titled } from '../../texts.ts'
import { OrderRows } from '../orders/order-rows.tsx'
import { ProjectRows } from '../projects/project-rows.tsx'
import { FEW_COLUMNS, QuoteRows } from '../quotes/quote-rows.tsx'
import { waitingCounts } from './waiting.server.ts'

const FEW = 6

export const meta = () => [{ title: titled(texts.home.title) }]

/** Contractors' page; the merchant's staff begin with what waits for them. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, clock, user } = context.get(portalContext)
  if (user && user.role !== 'contractor') throw redirect('/today')
  const today = clock.now()
  const until = inStoreZone(today).day
  const mayReadQuotes = user !== undefined && mayDo(user.role, QUOTE.read)
  const [{ columns }, { projects }, calls, waiting, quotes, { orders }] = await Promise.all([
    answered(api.projects.board({}), url),
    answered(api.projects.list({ search: '', limit: FEW }), url),
    answered(api.customers.promises({ until }), url),
    answered(waitingCounts(api, user), url),
    mayReadQuotes && answered(api.quotes.list({ state: 'sent', limit: FEW }), url),
    answered(api.orders.list({ limit: FEW }), url),
  ])
  const stages = columns.filter(({ stage }) => stage !== 'closed')
  return {
    today: today.toISOString(),
    name: user?.name ?? '',
    stages: stages.map(({ stage, name, found }) => ({ stage, name, found })),
    calls,
    waiting,
    projects,
    quotes: quotes ? quotes.quotes : [],
    orders,
  }
}

/** Says that a promised call was made. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const form = await request.formData()
  await answered(api.customers.called({ id: rowIdOf(String(form.get('id'))) }), url)
  return redirect('/')
}

/** The work that waits today. */
export default function Home() {
  const { today, name, stages, calls, waiting, projects, quotes, orders } = useLoaderData<typeof loader>()
  const mayCreate = useMay(CUSTOMER.write)
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="row between">
        <div>
          <h1>{storeFullDay(today)}</h1>
          <p className="meta">{name}</p>
        </div>
        {mayCreate && (
          <LinkButton look="primary" href="/customers/new">
            {texts.customers.create}
          </LinkButton>
        )}
      </div>
      <ul className="portal-figures" aria-label={texts.home.waits}>
        <li>
          <a href="#calls">
            <b>{texts.lists.count(calls.calls.length, calls.hasMore)}</b> {texts.home.calls}
          </a>
        </li>
        {waiting.map(({ href, name: list, count, isMore }) => (
          <li key={href}>
            <Link href={href}>
              <b>{texts.lists.count(count, isMore)}</b> {list}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="portal-figures" aria-label={texts.home.stages}>
        {stages.map(({ stage, name: stageName, found }) => (
          <li key={stage}>
            <Link href={`/projects?stage=${stage}`}>
              <b>{texts.lists.count(found.count, found.isMore)}</b> {stageName}
            </Link>
          </li>
        ))}
      </ul>
      <section className="stack" id="calls">
        <h2>{texts.home.calls}</h2>
        <Calls calls={calls.calls} />
      </section>
      <div className="portal-halves">
        <Half title={texts.home.openQuotes} href="/quotes?state=sent" none={texts.home.noQuotes}>
          {quotes.length > 0 && <QuoteRows quotes={quotes} columns={FEW_COLUMNS} />}
        </Half>
        <Half title={texts.home.latestOrders} href="/orders" none={texts.home.noOrders}>
          {orders.length > 0 && <OrderRows orders={orders} hasFewColumns />}
        </Half>
      </div>
      <section className="stack">
        <h2>{texts.home.recent}</h2>
        <ProjectRows projects={projects} />
      </section>
    </main>
  )
}

interface HalfProps {
  readonly title: string
  /** the whole list */
  readonly href: string
  readonly none: string
  /** the first rows; false: there are none */
  readonly children: ReactNode
}

/** The first rows of a list, with a link to all of them. */
const Half = ({ title, href, none, children }: HalfProps) => (
  <section className="stack">
    <div className="row between">
      <h2>{title}</h2>
      <Link href={href}>{texts.home.all}</Link>
    </div>
    {children || <p className="meta">{none}</p>}
  </section>
)

/** Calls that were promised for today or earlier. */
function Calls({ calls }: { readonly calls: readonly PromisedCall[] }) {
  const mayWrite = useMay(CUSTOMER.write)
  if (calls.length === 0) return <p className="meta">{texts.home.noCalls}</p>
  return (
    <ul className="portal-calls">
      {calls.map(({ id, customerID, customerName, phone, text, by, on }) => (
        <li key={id} data-row="">
          <div>
            <Link href={`/customers/${customerID}`} data-row-link="">
              {customerName}
            </Link>{' '}
            {phone && <a href={telephone(phone)}>{displayPhone(phone)}</a>}
            <p className="meta">
              {[text, by, texts.home.promisedFor(formatDate(on))].filter(Boolean).join(', ')}
            </p>
          </div>
          {mayWrite && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" aria-label={texts.home.calledOf(customerName)}>
                {texts.home.called}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CUSTOMER } from '#features/partners/customers/rules/access.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { useMay } from '../../frame/permitted.ts'
import { changeList, readList } from '../../list/list.server.ts'
import { FileLink, ListPager, ListSearch, SavedViews } from '../../list/list-page.tsx'
import { useLoadAhead } from '../../list/load-ahead.ts'
import { NewRows } from '../../list/new-rows.tsx'
import { OutcomeNotice } from '../../list/outcome.tsx'
import { texts, titled } from '../../texts.ts'
import { CustomerList, changeCustomers } from './customer-list.tsx'
import { CUSTOMERS } from './list.tsx'

export const meta = () => [{ title: titled(texts.customers.title) }]

export async function loader(args: LoaderFunctionArgs) {
  const { api, user } = args.context.get(portalContext)
  const [list, { people }] = await Promise.all([
    readList(CUSTOMERS, args),
    answered(api.projects.people({}), args.url),
  ])
  const { whose, search } = list.query
  return {
    ...list,
    people,
    hasNoneYet: whose === 'mine' && search === '',
    isStaff: user?.role !== 'contractor',
  }
}

/** Assigns customers, takes that back, or saves and removes views of the list. */
export const action = (args: ActionFunctionArgs) => changeList(CUSTOMERS, args, changeCustomers)

export { keptOffline as clientAction } from '../../frame/draft-form.tsx'

const loadCustomer = () => import('./customer.tsx')

/** Every customer that the person may see. */
export default function Customers() {
  useLoadAhead(loadCustomer)
  const {
    rows: customers,
    people,
    found,
    next,
    query,
    faults,
    hasNoneYet,
    views,
    asOf,
    isStaff,
  } = useLoaderData<typeof loader>()
  const mayCreate = useMay(CUSTOMER.write)
  return (
    <main id="main" tabIndex={-1} className="portal-main stack">
      <div className="row between">
        <h1>{texts.customers.heading(found.count, found.isMore)}</h1>
        <div className="row">
          <FileLink href="/customers.csv" />
          {mayCreate && (
            <LinkButton look="primary" href="/customers/new">
              {texts.customers.create}
            </LinkButton>
          )}
        </div>
      </div>
      <div className="row between">
        <SegmentedControl
          label={texts.customers.whose}
          value={query.whose}
          segments={[
            { value: 'all', label: texts.customers.all, href: '/customers' },
            { value: 'mine', label: texts.customers.mine, href: '/customers?whose=mine' },
          ]}
        />
        <ListSearch hint={texts.customers.searchHint} list={CUSTOMERS} query={query} faults={faults} />
      </div>
      <SavedViews views={views} />
      <NewRows list="customers" asOf={asOf} />
      <OutcomeNotice skippedText={texts.customers.skippedMany} />
      {customers.length === 0 ? (
        <EmptyState
          title={hasNoneYet ? texts.customers.noneMine : texts.customers.none}
          actions={mayCreate && <LinkButton href="/customers/new">{texts.customers.create}</LinkButton>}
        />
      ) : (
        <CustomerList customers={customers} people={people} isStaff={isStaff} />
      )}
      <ListPager next={next} />
    </main>
  )
}

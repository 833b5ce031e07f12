import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import { PRICE_LIST } from '#features/selling/price-lists/rules/access.ts'
import { PRICE_LIST_LIST } from '#features/selling/price-lists/rules/changes.ts'
import { formatDate } from '#lib/dates.ts'
import { textFields } from '#lib/form-fields.ts'
import { grouped } from '#lib/numbers.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { SelectField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { Badge } from '#ui/tag/tag.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { defineList } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { ListPager } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { idOf } from '../reading.ts'
import { ListFields, listValues } from './list-fields.tsx'
import { texts as all } from './texts.ts'

const texts = all.lists

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

const LISTS = defineList({
  path: 'price-lists',
  query: PRICE_LIST_LIST,
  async call(api, query) {
    const { lists, next } = await api.priceLists.list(query)
    return { rows: lists, next }
  },
})

export async function loader(args: LoaderFunctionArgs) {
  const { api, user } = args.context.get(portalContext)
  const [page, { companies }] = await Promise.all([
    readList(LISTS, args),
    answered(api.netTerms.companies(), args.url),
  ])
  return { ...page, companies, mayChange: user !== undefined && mayDo(user.role, PRICE_LIST.write) }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { priceLists } = context.get(portalContext).api
  const field = textFields(await readForm(request))
  return attempted(async () => {
    const copyOf = idOf(field('copyOf'))
    const { id } = await priceLists.create({
      companyID: idOf(field('company')) ?? 0,
      ...(copyOf === undefined ? {} : { copyOf }),
      ...listValues(field),
    })
    throw redirect(`/price-lists/${id}`)
  }, url)
}

/** The price lists of all companies, and a form for a new one. */
export default function PriceLists() {
  const { rows: lists, next, companies, mayChange } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{texts.title}</h1>
        <p className="meta">{texts.lead}</p>
      </div>
      <FormOutcome outcome={outcome} />
      {lists.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={texts.title}
          hideCaption
          rows={lists}
          keyOf={({ id }) => id}
          columns={[
            {
              name: texts.name,
              rowHeader: true,
              cell: ({ id, name, isInForce }) => (
                <>
                  <Link href={`/price-lists/${id}`}>{name}</Link>{' '}
                  {isInForce && <Badge>{texts.inForce}</Badge>}
                </>
              ),
            },
            { name: texts.company, cell: ({ company }) => company.name },
            {
              name: texts.days,
              cell: ({ startsOn, endsOn }) =>
                endsOn === null
                  ? texts.from(formatDate(startsOn))
                  : texts.fromTo(formatDate(startsOn), formatDate(endsOn)),
            },
            { name: texts.prices, numeric: true, cell: ({ prices }) => grouped(prices) },
          ]}
        />
      )}
      <ListPager next={next} />
      <p>
        <Link href="/price-lists/public">{texts.publicPrices}</Link>
        {' · '}
        <Link href="/price-lists/costs">{texts.costs}</Link>
        {' · '}
        <Link href="/price-lists/why">{texts.why}</Link>
      </p>
      {mayChange && (
        <section className="stack company-form">
          <h2>{texts.create}</h2>
          <Form method="post" className="stack">
            <SelectField
              label={texts.company}
              name="company"
              options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <ListFields />
            <SelectField
              label={texts.copyOf}
              name="copyOf"
              options={[
                { value: '', label: texts.noCopy },
                ...lists.map(({ id, name, company }) => ({
                  value: String(id),
                  label: `${company.name}: ${name}`,
                })),
              ]}
            />
            <div>
              <Button type="submit" look="primary">
                {texts.submit}
              </Button>
            </div>
          </Form>
        </section>
      )}
    </main>
  )
}

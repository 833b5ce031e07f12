import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import { csvUpload, type OpenPriceList } from '#features/selling/price-lists/contract.ts'
import { PRICE_LIST } from '#features/selling/price-lists/rules/access.ts'
import { BASES, ROUNDINGS } from '#features/selling/pricing/rules/price-rule.ts'
import { textFields } from '#lib/form-fields.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted, rowIdOf } from '../../frame/answers.server.ts'
import { placeOf } from '../../list/define-list.ts'
import { ListPager } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { idOf } from '../reading.ts'
import { dollars } from './dollars.ts'
import { type ImportOutcome, importAction } from './import-action.ts'
import { History, ImportForm, PriceImportResult } from './import-parts.tsx'
import { ListFields, listValues } from './list-fields.tsx'
import { Rules } from './rules-section.tsx'
import { texts as all } from './texts.ts'

const texts = all.list

export const meta = () => [{ title: titled(all.lists.title) }]
export const headers = privatePage
export const handle = { upload: csvUpload }

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const id = rowIdOf(params.id)
  const mayChange = user !== undefined && mayDo(user.role, PRICE_LIST.write)
  const [list, choices] = await answered(
    Promise.all([
      api.priceLists.open({ id, ...placeOf(url.searchParams) }),
      mayChange ? api.priceLists.ruleChoices() : null,
    ]),
    url,
  )
  return { list, choices, mayChange, isSteppedUp: user?.isSteppedUp === true }
}

export async function action({ context, request, params, url }: ActionFunctionArgs) {
  const { priceLists } = context.get(portalContext).api
  const id = rowIdOf(params.id)
  const form = await readForm(request)
  const outcome = await importAction(form, url, priceLists, (file) => priceLists.preview({ id, file }))
  if (outcome) return outcome
  const rule = await ruleAction(form, id, priceLists, url)
  if (rule) return rule
  return attempted(async (): Promise<ImportOutcome> => {
    await priceLists.change({ id, ...listValues(textFields(form)) })
    return { done: texts.saved }
  }, url)
}

/** The presses of rules: add one, remove one. Undefined for any other press. */
async function ruleAction(form: FormData, id: number, api: PortalApi['priceLists'], url: URL) {
  const field = textFields(form)
  if (form.get('intent') === 'remove-rule')
    return attempted(async (): Promise<ImportOutcome> => {
      await api.removeRule({ id, ruleID: idOf(form.get('rule')) ?? 0 })
      return { done: all.rules.removed }
    }, url)
  if (form.get('intent') !== 'add-rule') return undefined
  return attempted(async (): Promise<ImportOutcome> => {
    await api.addRule({
      id,
      categoryID: idOf(form.get('category')) ?? null,
      brand: field('brand').trim() || null,
      from: Number(field('from')),
      basis: BASES.find((basis) => basis === field('basis')) ?? 'public',
      percent: Number(field('percent').replace('%', '').trim() || Number.NaN),
      rounding: ROUNDINGS.find((rounding) => rounding === field('rounding')) ?? 'cent',
    })
    return { done: all.rules.added }
  }, url)
}

/** One price list: its prices, rules and imports, name and days. */
export default function PriceListPage() {
  const { list, choices, mayChange, isSteppedUp } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <p>
          <Link href="/price-lists">{texts.back}</Link>
        </p>
        <h1>{list.name}</h1>
        <p className="meta">{texts.of(list.company.name)}</p>
      </div>
      <PriceImportResult outcome={outcome} />
      {mayChange && (
        <ImportForm
          lead={`${all.imports.breaks} ${all.imports.whole}`}
          path={`/price-lists/${list.id}`}
          isSteppedUp={isSteppedUp}
        />
      )}
      <Prices list={list} />
      <Rules rules={list.rules} choices={choices} problems={outcome?.refused?.problems ?? {}} />
      <History imports={list.imports} mayChange={mayChange} />
      {mayChange && (
        <section className="stack company-form">
          <h2>{texts.facts}</h2>
          <Form method="post" className="stack" key={list.id}>
            <ListFields values={list} />
            <div>
              <Button type="submit">{texts.save}</Button>
            </div>
          </Form>
        </section>
      )}
    </main>
  )
}

const Prices = ({ list }: { readonly list: OpenPriceList }) => (
  <section className="stack">
    <h2>{texts.prices}</h2>
    {list.lines.length === 0 ? (
      <p>{texts.noPrices}</p>
    ) : (
      <DataTable
        caption={texts.prices}
        hideCaption
        rows={list.lines}
        keyOf={({ productID, from }) => `${productID} ${from}`}
        columns={[
          {
            name: texts.product,
            rowHeader: true,
            cell: ({ productID, sku, name }) => (
              <>
                {sku} <span className="meta">{productID}</span>
                <br />
                {name}
              </>
            ),
          },
          { name: texts.from, numeric: true, cell: ({ from }) => from },
          { name: texts.price, numeric: true, cell: ({ price }) => dollars(price) },
          {
            name: texts.publicPrice,
            numeric: true,
            cell: ({ publicPrice }) => (publicPrice === null ? texts.notSold : dollars(publicPrice)),
          },
          { name: texts.cost, numeric: true, cell: ({ cost }) => dollars(cost) },
        ]}
      />
    )}
    <ListPager next={list.next} />
  </section>
)

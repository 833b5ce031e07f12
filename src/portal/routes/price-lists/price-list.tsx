import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import { csvUpload, type OpenPriceList } from '#features/selling/price-lists/contract.ts'
import { PRICE_LIST } from '#features/selling/price-lists/rules/access.ts'
import { textFields } from '#lib/form-fields.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted, type Refused, rowIdOf } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { placeOf } from '../../list/define-list.ts'
import { ListPager } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { type ImportOutcome, importAction } from './import-action.ts'
import { dollars, History, ImportForm, Preview } from './import-parts.tsx'
import { ListFields, listValues } from './list-fields.tsx'
import { texts as all } from './texts.ts'

const texts = all.list

export const meta = () => [{ title: titled(all.lists.title) }]
export const headers = privatePage
export const handle = { upload: csvUpload }

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const id = rowIdOf(params.id)
  const list = await answered(api.priceLists.open({ id, ...placeOf(url.searchParams) }), url)
  const mayChange = user !== undefined && mayDo(user.role, PRICE_LIST.write)
  return { list, mayChange, isSteppedUp: user?.isSteppedUp === true }
}

export async function action({ context, request, params, url }: ActionFunctionArgs) {
  const { priceLists } = context.get(portalContext).api
  const id = rowIdOf(params.id)
  const form = await readForm(request)
  const outcome = await importAction(form, url, priceLists, (file) => priceLists.preview({ id, file }))
  if (outcome) return outcome
  return attempted(async (): Promise<ImportOutcome> => {
    await priceLists.change({ id, ...listValues(textFields(form)) })
    return { done: texts.saved }
  }, url)
}

/** One price list: its prices, its imports, name and days. */
export default function PriceListPage() {
  const { list, mayChange, isSteppedUp } = useLoaderData<typeof loader>()
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
        <ImportForm lead={all.imports.whole} path={`/price-lists/${list.id}`} isSteppedUp={isSteppedUp} />
      )}
      <Prices list={list} />
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

interface ResultProps {
  readonly outcome: (ImportOutcome & { refused?: Refused | undefined }) | undefined
}

/** The result of a press. */
export const PriceImportResult = ({ outcome }: ResultProps) => (
  <>
    <FormOutcome outcome={outcome} />
    {outcome?.preview && <Preview preview={outcome.preview} />}
  </>
)

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
        keyOf={({ productID }) => productID}
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

import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import type { ExplainedPrices } from '#features/selling/price-lists/contract.ts'
import { MAX_QUANTITY } from '#features/selling/pricing/rules/requested-line.ts'
import { formatWire } from '#lib/money.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { titled } from '../../texts.ts'
import { idOf } from '../reading.ts'
import { dollars } from './dollars.ts'
import { texts as all } from './texts.ts'
import { linesOfPath } from './why-path.ts'

const texts = all.why

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api } = context.get(portalContext)
  const { companies } = await answered(api.netTerms.companies(), url)
  const search = url.searchParams
  const products = linesOfPath(search)
  const order = search.get('order')?.slice(0, 20)
  const company = idOf(search.get('company')) ?? null
  const on = /^\d{4}-\d\d-\d\d$/.exec(search.get('on') ?? '')?.[0] ?? null
  const typed = { product: search.get('product') ?? '', qty: search.get('qty') ?? '1', company, on, order }
  if (order === undefined && products.length === 0)
    return { companies, typed, explained: null, problem: null }
  try {
    const explained = await api.priceLists.explain({
      companyID: company,
      on,
      orderID: order ?? null,
      products,
    })
    return { companies, typed, explained, problem: null }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal || refusal.status === 401 || refusal.status === 403)
      return answered(Promise.reject(error), url)
    return { companies, typed, explained: null, problem: refusal.message }
  }
}

/** Why prices are what they are: of a product for a company, of a cart or a quote, or of an order. */
export default function WhyPage() {
  const { companies, typed, explained, problem } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <p>
          <Link href="/price-lists">{all.list.back}</Link>
        </p>
        <h1>{texts.title}</h1>
        <p className="meta">
          {typed.order === undefined ? texts.lead : texts.ofOrder(printedOrderNumber(typed.order))}
        </p>
      </div>
      {problem !== null && (
        <Notice tone="bad" live="alert">
          {problem}
        </Notice>
      )}
      {explained?.products.map((product) => (
        <Explained key={`${product.id} ${product.qty} ${product.price}`} product={product} />
      ))}
      <Form method="get" className="stack company-form">
        <TextField
          label={texts.product}
          name="product"
          defaultValue={typed.product}
          maxLength={60}
          required
        />
        <div className="fields-2">
          <TextField
            label={texts.quantity}
            name="qty"
            type="number"
            min={1}
            max={MAX_QUANTITY}
            defaultValue={typed.qty}
          />
          <TextField
            label={texts.on}
            hint={texts.onHint}
            name="on"
            type="date"
            defaultValue={typed.on ?? undefined}
            optional
          />
        </div>
        <SelectField
          label={texts.company}
          name="company"
          defaultValue={String(typed.company ?? '')}
          options={[
            { value: '', label: texts.noCompany },
            ...companies.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <div>
          <Button type="submit" look="primary">
            {texts.submit}
          </Button>
        </div>
      </Form>
    </main>
  )
}

const Explained = ({ product }: { readonly product: ExplainedPrices['products'][number] }) => (
  <section className="stack-s">
    <h2>
      {product.name} <span className="meta">{product.sku}</span>
    </h2>
    <p>
      <b>{texts.each(product.qty, formatWire(product.price))}</b>
      {product.breaks.map(({ from, price }) => (
        <span key={from} className="meta">
          {' '}
          {texts.more(from, formatWire(price))}.
        </span>
      ))}
    </p>
    <DataTable
      caption={texts.caption(product.name)}
      hideCaption
      rows={product.lines}
      keyOf={({ words, verdict }) => `${words} ${verdict}`}
      columns={[
        {
          name: texts.source,
          rowHeader: true,
          cell: ({ words, isUsed }) => (isUsed ? <b>{words}</b> : words),
        },
        { name: texts.price, numeric: true, cell: ({ price }) => dollars(price) },
        { name: texts.verdict, cell: ({ verdict }) => verdict },
      ]}
    />
  </section>
)

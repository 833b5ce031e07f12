import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import type { MatchedLines, MatchedProduct } from '#features/partner-orders/contract.ts'
import { formatDate } from '#kit/dates.ts'
import { add, formatMoney, fromWire, times } from '#kit/money.ts'
import { Button } from '#ui/button/button.tsx'
import { TextAreaField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { type PortalContext, portalContext } from '../../context.ts'
import { texts } from './texts.ts'

export const meta = () => [{ title: `${texts.paste} | Partner Portal` }]

const MOST_CHARACTERS = 20_000

type MatchedLine = MatchedLines['lines'][number]

/** The list of an order that is placed again is in the address; a pasted one comes by POST. */
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  read(context.get(portalContext).api, url.searchParams.get('list') ?? '')

export async function action({ context, request }: ActionFunctionArgs) {
  const list = (await request.formData()).get('list')
  return read(context.get(portalContext).api, typeof list === 'string' ? list : '')
}

async function read({ orders }: Pick<PortalContext['api'], 'orders'>, list: string) {
  const text = list.slice(0, MOST_CHARACTERS)
  if (text.trim() === '') return { text, result: undefined, problem: undefined }
  try {
    return { text, result: await orders.lines({ text }), problem: undefined }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) return { text, result: undefined, problem: refusal.message }
    throw error
  }
}

const dollars = (amount: number): string => formatMoney(fromWire(amount))

export default function Paste() {
  const loaded = useLoaderData<typeof loader>()
  const { text, result, problem } = useActionData<typeof action>() ?? loaded
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <h1>{texts.paste}</h1>
      <p>{texts.pasteLead}</p>
      {problem !== undefined && (
        <Notice tone="bad" live="status">
          {problem}
        </Notice>
      )}
      <Form method="post" className="stack">
        <TextAreaField
          label={texts.list}
          name="list"
          defaultValue={text}
          rows={8}
          maxLength={MOST_CHARACTERS}
        />
        <div>
          <Button type="submit" look="primary">
            {texts.find}
          </Button>
        </div>
      </Form>
      {result && <Result result={result} />}
    </main>
  )
}

function Result({ result: { lines, products } }: { readonly result: MatchedLines }) {
  const priceOf = new Map(lines.flatMap(({ product }) => (product ? [[product.id, product.price]] : [])))
  const sum = add(...products.map(({ id, qty }) => times(fromWire(priceOf.get(id) ?? 0), qty)))
  return (
    <section className="stack">
      <p role="status">
        <b>
          {products.length === 0 ? texts.nothingFound : texts.readyLines(products.length, formatMoney(sum))}
        </b>
      </p>
      <DataTable
        caption={texts.found}
        hideCaption
        rows={lines}
        keyOf={({ line }) => line}
        columns={[
          { name: texts.line, numeric: true, cell: ({ line }) => line },
          { name: texts.found, rowHeader: true, cell: (line) => <Match line={line} /> },
          { name: texts.quantity, numeric: true, cell: ({ qty }) => qty },
          {
            name: texts.stock,
            cell: ({ product }) => (product ? stockWords(product.availability) : ''),
          },
          {
            name: texts.price,
            numeric: true,
            cell: ({ product }) => (product ? dollars(product.price) : ''),
          },
        ]}
      />
    </section>
  )
}

const Match = ({ line: { text, product, problem, substitutes } }: { readonly line: MatchedLine }) => (
  <>
    {product ? `${product.name} (${product.sku})` : text}
    {problem && <div className="meta">{problem}</div>}
    {problem && substitutes.length > 0 && (
      <div className="meta">
        {texts.instead} {substitutes.map(({ sku, price }) => `${sku}, ${dollars(price)}`).join('; ')}
      </div>
    )}
  </>
)

const stockWords = ({ status, restockOn }: MatchedProduct['availability']): string =>
  restockOn === null ? texts.stockOf[status] : `${texts.stockOf[status]} ${formatDate(restockOn)}`

import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import type { MatchedLines, MatchedProduct } from '#features/partners/partner-orders/contract.ts'
import { withModel } from '#features/partners/partner-orders/rules/pasted-lines.ts'
import { formatDate } from '#lib/dates.ts'
import { add, formatMoney, formatWire, fromWire, times } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { TextAreaField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { type PortalContext, portalContext } from '../../context.ts'
import { titled } from '../../texts.ts'
import { WhyLink } from '../price-lists/why-link.tsx'
import { IntoShop, SaveAsCart } from '../tools/into-cart.tsx'
import { ToolHead, type ToolProject } from '../tools/project-form.tsx'
import { saveCartFrom, toolProject } from '../tools/tool-project.server.ts'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.paste) }]

const MOST_CHARACTERS = 20_000

type MatchedLine = MatchedLines['lines'][number]

/** The list of an order that is placed again is in the address; a pasted one comes by POST. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const here = context.get(portalContext)
  return {
    ...(await toolProject(here, url)),
    ...(await read(here.api, url.searchParams.get('list') ?? '')),
  }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const here = context.get(portalContext)
  const form = await request.formData()
  if (form.get('intent') === 'save-cart') return saveCartFrom(here, form, url)
  const list = form.get('list')
  const text = typeof list === 'string' ? list : ''
  // A button of a substitute: "3 2 SF96-80" puts two of this model into line 3.
  const [line, qty, ...model] = String(form.get('use') ?? '').split(' ')
  return read(
    here.api,
    model.length === 0 ? text : withModel(text, Number(line), model.join(' '), Number(qty)),
  )
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

export default function Paste() {
  const loaded = useLoaderData<typeof loader>()
  const done = useActionData<typeof action>()
  const { text, result, problem } = done && 'text' in done ? done : loaded
  const notSaved = done && 'refused' in done ? done.refused.message : undefined
  const { project, projects } = loaded
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <ToolHead title={texts.paste} project={project} projects={projects} />
      <p>{texts.pasteLead}</p>
      {problem !== undefined && (
        <Notice tone="bad" live="status">
          {problem}
        </Notice>
      )}
      <Form method="post" className="stack">
        <TextAreaField
          key={text}
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
      {result && <Result result={result} text={text} project={project} notSaved={notSaved} />}
    </main>
  )
}

interface ResultProps {
  readonly result: MatchedLines
  readonly text: string
  readonly project: ToolProject | null
  readonly notSaved: string | undefined
}

function Result({ result: { lines, products }, text, project, notSaved }: ResultProps) {
  const priceOf = new Map(lines.flatMap(({ product }) => (product ? [[product.id, product.price]] : [])))
  const sum = add(...products.map(({ id, qty }) => times(fromWire(priceOf.get(id) ?? 0), qty)))
  return (
    <section className="stack">
      <p role="status">
        <b>
          {products.length === 0 ? texts.nothingFound : texts.readyLines(products.length, formatMoney(sum))}
        </b>
      </p>
      <Form method="post">
        <input type="hidden" name="list" value={text} />
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
              cell: ({ product }) => product && <PriceWithBreaks {...product} />,
            },
          ]}
        />
      </Form>
      {products.length > 0 && (
        <>
          <WhyLink lines={products} />
          <div>
            <IntoShop lines={products} project={project} look="plain" />
          </div>
          <SaveAsCart lines={products} project={project} name={texts.pastedName} problem={notSaved} />
        </>
      )}
    </section>
  )
}

/** A price each, and below it what more units cost. */
const PriceWithBreaks = ({ price, breaks }: MatchedProduct) => (
  <>
    {formatWire(price)}
    {breaks.map((each) => (
      <div key={each.from} className="meta">
        {texts.orMore(each.from, formatWire(each.price))}
      </div>
    ))}
  </>
)

const Match = ({
  line: { line, text, qty, product, problem, substitutes, why },
}: {
  readonly line: MatchedLine
}) => (
  <>
    {product ? `${product.name} (${product.sku})` : text}
    {problem && <div className="meta">{problem}</div>}
    {problem && substitutes.length > 0 && (
      <>
        <div className="meta">{why}</div>
        <ul className="tool-notes">
          {substitutes.map((each) => (
            <li key={each.id}>
              <Button type="submit" size="small" name="use" value={`${line} ${qty} ${each.sku}`}>
                {texts.use(each.sku)}
              </Button>{' '}
              <span className="meta">
                {each.name}, {formatWire(each.price)}, {stockWords(each.availability)}
              </span>
            </li>
          ))}
        </ul>
      </>
    )}
  </>
)

const stockWords = ({ status, restockOn }: MatchedProduct['availability']): string =>
  restockOn === null ? texts.stockOf[status] : `${texts.stockOf[status]} ${formatDate(restockOn)}`

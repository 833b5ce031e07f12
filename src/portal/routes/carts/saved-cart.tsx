import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { QUOTE } from '#features/partners/quotes/rules/access.ts'
import { add, formatMoney, fromWire, times } from '#lib/money.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered, attempted, rowIdOf } from '../../frame/answers.server.ts'
import { useMay } from '../../frame/permitted.ts'
import { titled } from '../../texts.ts'
import { WhyLink } from '../price-lists/why-link.tsx'
import { texts as quoteTexts } from '../quotes/texts.ts'
import { dayOf, textOf } from '../reading.ts'
import { texts } from './texts.ts'

export const meta = ({ loaderData }: { loaderData?: { cartName: string } }) => [
  { title: titled(loaderData?.cartName ?? texts.title) },
]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  answered(context.get(portalContext).api.savedCarts.open({ id: rowIdOf(params.id) }), url)

export async function action({ request, context, params, url }: ActionFunctionArgs) {
  const { savedCarts } = context.get(portalContext).api
  const id = rowIdOf(params.id)
  const form = await request.formData()
  if (form.get('intent') === 'remove') {
    await answered(savedCarts.remove({ id }), url)
    throw redirect(
      `/saved-carts?${new URLSearchParams({ deleted: String(id), name: textOf(form.get('name')) })}`,
    )
  }
  return attempted(async () => {
    await savedCarts.rename({ id, cartName: textOf(form.get('cartName')) })
    return { done: true }
  }, url)
}

export default function SavedCart() {
  const cart = useLoaderData<typeof loader>()
  const done = useActionData<typeof action>()
  const mayQuote = useMay(QUOTE.write)
  const projectPage = `/projects/${cart.projectID}`
  const sum = (priceOf: (product: (typeof cart.products)[number]) => number) =>
    formatMoney(add(...cart.products.map((product) => times(fromWire(priceOf(product)), product.qty))))
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <Breadcrumbs crumbs={[{ label: texts.title, href: '/saved-carts' }, { label: cart.cartName }]} />
      <div className="row between">
        <div>
          <h1>{cart.cartName}</h1>
          <p className="meta">
            {cart.customerID !== null && (
              <Link href={`/customers/${cart.customerID}`}>{cart.customerName}</Link>
            )}{' '}
            {cart.projectName !== '' && <Link href={projectPage}>{cart.projectName}</Link>}{' '}
            {texts.savedBy(cart.savedBy, dayOf(cart.savedAt))}
          </p>
        </div>
        <div className="row">
          {mayQuote && (
            <LinkButton href={`/quotes/new?cart=${cart.id}&project=${cart.projectID}`}>
              {quoteTexts.create}
            </LinkButton>
          )}
          <LinkButton href={`/shop?cart=${cart.id}`} look="primary">
            {texts.paste}
          </LinkButton>
        </div>
      </div>
      <Lines products={cart.products} />
      <p>
        <WhyLink company={cart.companyID} lines={cart.products} />
      </p>
      <p>
        <b>{texts.sumNow(sum(({ priceNow }) => priceNow ?? 0))}</b>
        <br />
        <span className="meta">{texts.sumThen(sum(({ price }) => price))}</span>
        <br />
        <span className="meta">{texts.pasteHint}</span>
      </p>
      {done && !done.refused && (
        <Notice tone="ok" live="status">
          {texts.renamed}
        </Notice>
      )}
      <div className="row portal-form">
        <Form method="post" className="row portal-form">
          <TextField
            key={cart.cartName}
            label={texts.name}
            name="cartName"
            defaultValue={cart.cartName}
            maxLength={80}
            error={done?.refused?.message}
          />
          <Button type="submit" name="intent" value="rename">
            {texts.rename}
          </Button>
        </Form>
        <Form method="post">
          <input type="hidden" name="name" value={cart.cartName} />
          <Button type="submit" name="intent" value="remove">
            {texts.remove}
          </Button>
        </Form>
      </div>
    </main>
  )
}

type Products = ReturnType<typeof useLoaderData<typeof loader>>['products']

const Lines = ({ products }: { readonly products: Products }) => (
  <DataTable
    caption={texts.product}
    hideCaption
    rows={products}
    keyOf={({ id }) => id}
    columns={[
      {
        name: texts.product,
        rowHeader: true,
        cell: ({ id, name, sku, url }) => (
          <>
            {url === '' ? name || id : <Link href={url}>{name}</Link>} <span className="meta">{sku}</span>
          </>
        ),
      },
      { name: texts.quantity, numeric: true, cell: ({ qty }) => qty },
      { name: texts.savedPrice, numeric: true, cell: ({ price }) => formatMoney(fromWire(price)) },
      {
        name: texts.today,
        numeric: true,
        cell: ({ price, priceNow }) => <Today price={price} now={priceNow} />,
      },
    ]}
  />
)

function Today({ price, now }: { readonly price: number; readonly now: number | null }) {
  if (now === null) return texts.notSold
  if (now === price) return formatMoney(fromWire(now))
  return (
    <>
      <span className="meta">{now > price ? texts.higher : texts.lower}</span>{' '}
      <b>{formatMoney(fromWire(now))}</b>
    </>
  )
}

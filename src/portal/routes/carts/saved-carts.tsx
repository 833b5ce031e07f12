import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { formatMoney, fromWire } from '#kit/money.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { ListTable } from '../../list/list-page.tsx'
import { asResponse, dayOf, idOf, textOf } from '../reading.ts'
import { texts } from './texts.ts'

export const meta = () => [{ title: `${texts.title} | Partner Portal` }]

/** Filters and page are in the address: `?search=`, `?project=`, `?before=`; `?deleted=` offers Undo. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api } = context.get(portalContext)
  const search = url.searchParams.get('search')?.trim().slice(0, 100) ?? ''
  const list = await asResponse(() =>
    api.savedCarts.list({
      ...(search !== '' && { search }),
      projectID: idOf(url.searchParams.get('project')),
      before: idOf(url.searchParams.get('before')),
    }),
  )
  const deleted = idOf(url.searchParams.get('deleted'))
  const name = textOf(url.searchParams.get('name'))
  return { ...list, search, deleted: deleted === undefined ? null : { id: deleted, name } }
}

/** Undo of a deletion. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const id = idOf(form.get('id'))
  if (id === undefined) throw new Response(null, { status: 404 })
  await asResponse(() => context.get(portalContext).api.savedCarts.restore({ id }))
  return { restored: textOf(form.get('name')) }
}

export default function SavedCarts() {
  const { carts, hasMore, search, deleted } = useLoaderData<typeof loader>()
  const done = useActionData<typeof action>()
  const last = carts.at(-1)
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <h1>{texts.title}</h1>
      {done && (
        <Notice tone="ok" live="status">
          {texts.restored(done.restored)}
        </Notice>
      )}
      {deleted && !done && <Undo deleted={deleted} />}
      <Form className="row portal-form" role="search" aria-label={texts.search}>
        <TextField label={texts.search} name="search" type="search" defaultValue={search} maxLength={100} />
        <Button type="submit">{texts.find}</Button>
      </Form>
      {carts.length === 0 ? (
        <EmptyState
          title={search === '' ? texts.none : texts.noneFound(search)}
          actions={
            <LinkButton href={search === '' ? '/shop' : '/saved-carts'} look="primary">
              {search === '' ? texts.shop : texts.all}
            </LinkButton>
          }
        >
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <CartTable carts={carts} />
      )}
      {hasMore && last && (
        <p>
          <Link href={`/saved-carts?${new URLSearchParams({ search, before: String(last.id) })}`}>
            {texts.more}
          </Link>
        </p>
      )}
    </main>
  )
}

type Listed = ReturnType<typeof useLoaderData<typeof loader>>['carts']

const CartTable = ({ carts }: { readonly carts: Listed }) => (
  <ListTable
    caption={texts.title}
    rows={carts}
    keyOf={({ id }) => id}
    hrefOf={({ id }) => `/saved-carts/${id}`}
    nameOf={({ cartName }) => cartName}
    columns={[
      { name: texts.cart, cell: ({ cartName }) => cartName },
      { name: texts.customer, cell: ({ customerName }) => customerName },
      { name: texts.project, wide: true, cell: ({ projectName }) => projectName },
      { name: texts.items, wide: true, numeric: true, cell: ({ items }) => items },
      { name: texts.total, numeric: true, cell: ({ total }) => formatMoney(fromWire(total)) },
      {
        name: texts.saved,
        wide: true,
        cell: ({ savedAt, savedBy }) => texts.savedBy(savedBy, dayOf(savedAt)),
      },
    ]}
  />
)

const Undo = ({ deleted }: { readonly deleted: { id: number; name: string } }) => (
  <Notice live="status">
    <Form method="post" className="row">
      <span>{texts.removed(deleted.name)}</span>
      <input type="hidden" name="id" value={deleted.id} />
      <input type="hidden" name="name" value={deleted.name} />
      <Button type="submit" look="quiet">
        {texts.undo}
      </Button>
    </Form>
  </Notice>
)

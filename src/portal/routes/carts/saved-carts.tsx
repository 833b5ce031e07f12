import { useId } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { changeList, readList } from '../../list/list.server.ts'
import { FileLink, ListPager, ListSearch, ListTable, SavedViews } from '../../list/list-page.tsx'
import { ManyBar, sentRows } from '../../list/many.tsx'
import { type BatchResult, OutcomeNotice } from '../../list/outcome.tsx'
import { titled } from '../../texts.ts'
import { dayOf, idOf, textOf } from '../reading.ts'
import { CARTS } from './list.tsx'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]

/** Search and page are in the address; `?deleted=` offers Undo of a deletion on a cart's own page. */
export async function loader(args: LoaderFunctionArgs) {
  const { rows: carts, ...list } = await readList(CARTS, args)
  const { url } = args
  const deleted = idOf(url.searchParams.get('deleted'))
  const name = textOf(url.searchParams.get('name'))
  return {
    carts,
    ...list,
    deleted: deleted === undefined ? null : { id: deleted, name },
  }
}

/** Deletes carts, takes that back, or saves and removes views of the list. */
export const action = (args: ActionFunctionArgs) => changeList(CARTS, args, changeCarts)

export default function SavedCarts() {
  const { carts, next, views, query, faults, deleted } = useLoaderData<typeof loader>()
  const { search } = query
  const done = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack">
      <div className="row between">
        <h1>{texts.title}</h1>
        <FileLink href="/saved-carts.csv" />
      </div>
      <ListSearch hint={texts.search} list={CARTS} query={query} faults={faults} />
      <SavedViews views={views} />
      <OutcomeNotice skippedText={texts.skippedMany} />
      {deleted && !done && <Undo deleted={deleted} />}
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
      <ListPager next={next} />
    </main>
  )
}

type Listed = ReturnType<typeof useLoaderData<typeof loader>>['carts']

/** Saved carts as rows; several can be deleted at once. */
function CartTable({ carts }: { readonly carts: Listed }) {
  const form = useId()
  return (
    <>
      <ListTable
        caption={texts.title}
        rows={carts}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/saved-carts/${id}`}
        nameOf={({ cartName }) => cartName}
        phoneNoteOf={({ projectName, savedAt }) => `${projectName}, ${dayOf(savedAt)}`}
        selects={form}
        columns={CARTS.columns()}
      />
      <ManyBar id={form} label={texts.selected}>
        <Button type="submit" name="intent" value="remove">
          {texts.removeMany}
        </Button>
      </ManyBar>
    </>
  )
}

/** Undo of a deletion on the cart's own page. */
const Undo = ({ deleted }: { readonly deleted: { id: number; name: string } }) => (
  <Notice live="status">
    <Form method="post" className="row">
      <span>{texts.removed(deleted.name)}</span>
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="undo" value={JSON.stringify([{ id: deleted.id }])} />
      <Button type="submit" look="quiet">
        {texts.undo}
      </Button>
    </Form>
  </Notice>
)

interface CartRow {
  id: number
}

/** Deletes the carts of a form, or brings back those that a form of Undo names. */
async function changeCarts(api: PortalApi, form: FormData): Promise<BatchResult<CartRow>> {
  const isUndo = form.get('intent') === 'undo'
  const rows = sentRows<CartRow>(form, form.get('intent') === 'remove' ? {} : undefined)
  if (rows.length === 0) return { sentence: texts.noneChosen, skipped: 0, undo: [] }
  const ids = rows.map(({ id }) => id)
  const { changed, skipped } = await api.savedCarts.setRemoved({ ids, removed: !isUndo })
  return {
    sentence: isUndo ? texts.restoredMany(changed.length) : texts.removedMany(changed.length),
    skipped,
    undo: isUndo ? [] : changed.map((id) => ({ id })),
  }
}

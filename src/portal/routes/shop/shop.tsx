import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { MovedPrice } from '#features/partners/saved-carts/rules/save-cart.ts'
import { readLocation } from '#features/selling/partner/rules/payloads.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { usePortalFacts } from '../../facts.ts'
import { answered } from '../../frame/answers.server.ts'
import { texts } from '../../host-bridge/texts.ts'
import { type StoreFrame, useStoreFrame } from '../../host-bridge/use-store-frame.ts'
import { titled } from '../../texts.ts'
import { linesIn } from '../tools/into-cart.tsx'

export const meta = () => [{ title: titled(texts.title) }]

/**
 * The customer that the store is opened for: `?project=`, or `?cart=` to paste a saved cart for its
 * project.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api } = context.get(portalContext)
  const cartId = notFoundUnlessNumber(url.searchParams.get('cart'))
  const path = pageOf(url.searchParams.get('page'))
  const cart = cartId === undefined ? undefined : await answered(api.savedCarts.open({ id: cartId }), url)
  const projectId = cart?.projectID ?? notFoundUnlessNumber(url.searchParams.get('project'))
  const shoppingFor =
    projectId === undefined
      ? { customer: null, project: null }
      : await answered(api.savedCarts.project({ id: projectId }), url)
  const products = cart?.products.map(({ id, qty, price }) => ({ id, qty, price })) ?? []
  return { shoppingFor, path: cart ? '/cart' : path, paste: cart ? { id: cart.id, products } : null }
}

/** Lines that a tool of the portal puts into the cart of the shop. */
export async function action({ request }: ActionFunctionArgs) {
  const lines = linesIn(await request.formData())
  if (!lines) throw data(null, { status: 400 })
  return { id: crypto.randomUUID(), products: lines.map((line) => ({ ...line, price: null })) }
}

/** The store inside the portal. */
export default function Shop() {
  const { shoppingFor, path, paste } = useLoaderData<typeof loader>()
  const lines = useActionData<typeof action>()
  const { publicOrigin } = usePortalFacts()
  const store = useStoreFrame(publicOrigin, shoppingFor)
  const { outcome, copied, copy, pasteCart } = useCartCopy(store)
  usePasteOnce(store, lines ?? paste, pasteCart)
  const { customer, project } = shoppingFor
  return (
    <main id="main" tabIndex={-1} className="portal-main shop-page">
      <div className="row between">
        <div>
          <h1>{customer ? texts.shoppingFor(customer.name) : texts.title}</h1>
          <p className="meta" role="status">
            {store.isConnected ? texts.connected : texts.connecting}
          </p>
        </div>
        <div className="row">
          <Button size="small" onClick={() => void copy()}>
            {texts.copy}
          </Button>
          {copied && (
            <Button size="small" onClick={() => void pasteCart(copied, crypto.randomUUID())}>
              {texts.paste}
            </Button>
          )}
        </div>
      </div>
      {project === null && (
        <Notice>
          {texts.noProject} <Link href="/projects">{texts.choose}</Link>
        </Notice>
      )}
      <div aria-live="polite">{outcome && <CartResult outcome={outcome} />}</div>
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      <iframe
        ref={store.frame}
        className="store-frame"
        title={texts.frame}
        src={publicOrigin + (lines ? '/cart' : path)}
        allow="clipboard-write"
      />
    </main>
  )
}

type CartProducts = readonly { id: string; qty: number; price: number | null }[]
type CartOutcome =
  | { kind: 'failed'; message: string }
  | { kind: 'said'; message: string }
  | { kind: 'pasted'; pasted: number; withdrawn: number; moved: readonly MovedPrice[] }

/** How long the page says that all went well. A minute later the cart may be ordered already. */
const SHOWN_MS = 10_000

/** A word that all went well; a failure or a changed price stays until the next outcome. */
const isPassing = (outcome: CartOutcome): boolean =>
  outcome.kind === 'said' ||
  (outcome.kind === 'pasted' && outcome.withdrawn === 0 && outcome.moved.length === 0)

function CartResult({ outcome }: { readonly outcome: CartOutcome }) {
  if (outcome.kind === 'failed') return <Notice tone="bad">{outcome.message}</Notice>
  if (outcome.kind === 'said') return <Notice>{outcome.message}</Notice>
  const { pasted, withdrawn, moved } = outcome
  return (
    <Notice tone={withdrawn > 0 || moved.length > 0 ? 'warn' : 'ok'}>
      {texts.pasted(pasted)} {withdrawn > 0 && texts.withdrawn(withdrawn)}
      {moved.length > 0 && (
        <>
          <b>{texts.movedTitle}</b>
          <ul>
            {moved.map(({ id, name, was, now }) => (
              <li key={id}>{texts.moved(name, formatMoney(fromWire(was)), formatMoney(fromWire(now)))}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : texts.lost)

// A copied cart is kept until the portal's tab is closed, so that the partner can open another customer.
let clipboard: CartProducts | undefined

/** Copies the cart of one customer and pastes it for another. */
function useCartCopy(store: StoreFrame) {
  const [outcome, setOutcome] = useState<CartOutcome>()
  const [copied, setCopied] = useState(clipboard)
  const { ask } = store
  useEffect(() => {
    if (!outcome || !isPassing(outcome)) return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const pasteCart = useCallback(
    async (products: CartProducts, requestId: string) => {
      try {
        const answer = (await ask('pasteCart', { products }, requestId)) as Omit<
          Extract<CartOutcome, { kind: 'pasted' }>,
          'kind'
        >
        setOutcome({ kind: 'pasted', ...answer })
      } catch (error) {
        setOutcome({ kind: 'failed', message: messageOf(error) })
      }
    },
    [ask],
  )
  return {
    outcome,
    copied,
    pasteCart,
    async copy() {
      try {
        const { products } = (await ask('getSavedCart')) as { products: CartProducts }
        if (products.length > 0) clipboard = products
        setCopied(clipboard)
        const message = products.length > 0 ? texts.copied(products.length) : texts.copiedNothing
        setOutcome({ kind: 'said', message })
      } catch (error) {
        setOutcome({ kind: 'failed', message: messageOf(error) })
      }
    },
  }
}

/** Pastes the saved cart of the address when the store is connected, once for this visit of the page. */
function usePasteOnce(
  { isConnected }: StoreFrame,
  paste: { id: number | string; products: CartProducts } | null,
  pasteCart: (products: CartProducts, requestId: string) => Promise<void>,
): void {
  const done = useRef<number | string>(0)
  useEffect(() => {
    if (!isConnected || paste === null || done.current === paste.id) return
    done.current = paste.id
    void pasteCart(paste.products, crypto.randomUUID())
  }, [isConnected, paste, pasteCart])
}

/** The page of the store that the frame opens with. */
const FIRST_PAGE = '/view-categories'

/** The store's page that an address names; the categories for none, or for one of another site. */
const pageOf = (location: string | null): string => readLocation({ location }) ?? FIRST_PAGE

/** The id that an address names; undefined for none. Throws a 404 response for a text that is no id. */
function notFoundUnlessNumber(text: string | null): number | undefined {
  if (text === null || text === '') return undefined
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new Response(null, { status: 404 })
}

import { type ComponentProps, useEffect, useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { StockLine } from '#features/catalog/catalog/ui/card/product-card.tsx'
import { cardRow } from '#features/catalog/catalog/view/product-card.ts'
import {
  type ComparedItem,
  compareUrl,
  idsFrom,
  isOnlyDifferences,
  MAX_COMPARED,
} from '#features/choosing/compare/rules/compared.ts'
import { texts } from '#features/choosing/compare/texts.ts'
import {
  isRead,
  toggleTexts,
  useCompareAccess,
  useCompared,
} from '#features/choosing/compare/ui/compare-context.tsx'
import {
  CompareFailed,
  CompareOpening,
  ComparePage,
  NothingToCompare,
  RemovalToast,
} from '#features/choosing/compare/ui/compare-page.tsx'
import type { CompareView } from '#features/choosing/compare/ui/compare-view.ts'
import { compareView } from '#features/choosing/compare/view/comparison.ts'
import { AddToCart } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import type { Async } from '#lib/async.ts'
import { useFitGroup, usePlaceGroup } from '#shop/compare/visitor-rows.tsx'
import { CallUs } from '#shop/page/call-us.tsx'
import { loaderHeaders, pageMeta, pageTitle, placed, shared } from '#shop/page/head.ts'
import { Arrival } from '#shop/product/buy-box/arrival.tsx'
import { viewContext } from '#shop/product/view-context.server.ts'
import { useVisitor } from '#shop/visitor.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { storeContext } from '../../context.ts'
import styles from '../../sheets/compare.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { HOME } from '../../texts.ts'

export const links = () => [sheet(styles)]

interface Compared {
  /** null: the address names none of our products */
  view: CompareView | null
  unknownIDs: readonly string[]
  tooMany: boolean
  publicOrigin: string
}

/**
 * E-COMPARE, S-ASYNC: the specifications of the products in the address. While they load, the router's
 * navigation is pending.
 */
type ComparedSpecs = Extract<Async<Compared>, { kind: 'ready' | 'failed' }>

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { api, publicOrigin, placeOfPage } = context.get(storeContext)
  const place = await placeOfPage()
  const asked = idsFrom(url.searchParams)
  const specs =
    asked.length > 0
      ? await api.compare.products({
          productIDs: asked.slice(0, MAX_COMPARED),
          ...(place && { zipCode: place.zipcode }),
        })
      : undefined
  const view =
    specs && specs.products.length > 0
      ? compareView(specs, cardRow(specs.products, viewContext(request)))
      : null
  const answer = place ? placed<ComparedSpecs> : shared<ComparedSpecs>
  return answer({
    kind: 'ready',
    data: { view, unknownIDs: specs?.unknownIDs ?? [], tooMany: asked.length > MAX_COMPARED, publicOrigin },
  })
}

/** When loading fails the page stays, and the visitor can try again. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<ComparedSpecs> {
  try {
    return await serverLoader<typeof loader>()
  } catch {
    return { kind: 'failed', error: texts.failed }
  }
}

/** Showing only the differences needs no new data. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href
    ? defaultShouldRevalidate
    : currentUrl.searchParams.get('ids') !== nextUrl.searchParams.get('ids')

export const headers = loaderHeaders

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  const page = loaderData?.kind === 'ready' ? loaderData.data : undefined
  return pageMeta({
    title: pageTitle(page?.view?.title ?? toggleTexts.compare),
    description: texts.emptyText,
    ...(page ? { canonical: `${page.publicOrigin}/compare` } : {}),
    picture: {
      path: `/share/compare/${page?.view?.products.map(({ id }) => id).join('-') || 'none'}.png`,
      alt: texts.picture,
    },
  })
}

export default function Compare() {
  const specs: ComparedSpecs = useLoaderData<typeof loader>()
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[HOME, { label: toggleTexts.compare }]} />
      </div>
      <main className="wrap" id="main" tabIndex={-1}>
        {specs.kind === 'failed' ? (
          <>
            <h1>{toggleTexts.compare}</h1>
            <CompareFailed
              message={specs.error}
              busy={state === 'loading'}
              onRetry={() => void revalidate()}
            />
          </>
        ) : (
          <Comparison {...specs.data} />
        )}
      </main>
    </>
  )
}

function StoreComparePage(
  props: Omit<ComponentProps<typeof ComparePage>, 'visitorGroups' | 'location' | 'Add' | 'availability'>,
) {
  const { location } = useVisitor()
  const { products } = props.view
  const visitorGroups = [...useFitGroup(products), usePlaceGroup(products)]
  return (
    <ComparePage
      {...props}
      visitorGroups={visitorGroups}
      location={location}
      Add={AddToCart}
      availability={(product) => <StockLine stock={product.stock} arrival={<Arrival card={product} />} />}
    />
  )
}

const idsOf = (items: readonly ComparedItem[]): string[] => items.map(({ id }) => id)

const sameIds = (one: readonly ComparedItem[], other: readonly ComparedItem[]): boolean =>
  one.length === other.length && one.every(({ id }) => other.some((item) => item.id === id))

function Comparison({ view, unknownIDs, tooMany }: Compared) {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const [params] = useSearchParams()
  const { open } = useCompareAccess()
  const compared = useCompared()
  const own = compared.comparedItems
  const [removed, setRemoved] = useState<{ name: string; before: readonly ComparedItem[] } | null>(null)
  const onlyDifferences = isOnlyDifferences(params)
  const items: readonly ComparedItem[] = view?.products.map(({ id, name }) => ({ id, name })) ?? []
  const shown = idsOf(items).join()

  const isUnasked = view === null && unknownIDs.length === 0
  const showsOwn = isUnasked && own.length > 0
  const isOpening = showsOwn || (isUnasked && !isRead(compared))

  // An address without products shows the visitor's own comparison.
  // biome-ignore lint/correctness/useExhaustiveDependencies: finding products of one's own is the moment
  useEffect(() => {
    if (showsOwn) void navigate(compareUrl(idsOf(own)), { replace: true })
  }, [showsOwn])

  // The products in the address become this browser's comparison, unless that would lose products the visitor
  // chose.
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at other products is the moment
  useEffect(() => {
    const store = open()
    const mine = store.state.getState().comparedItems
    if (items.length > mine.length && mine.every(({ id }) => items.some((item) => item.id === id)))
      store.send({ type: 'listReplaced', items })
  }, [shown])

  const show = (next: readonly ComparedItem[]): void => {
    if (sameIds(own, items)) open().send({ type: 'listReplaced', items: next })
    void navigate(compareUrl(idsOf(next), onlyDifferences), { replace: true, preventScrollReset: true })
  }

  const remove = (id: string): void => {
    setRemoved({ name: items.find((item) => item.id === id)?.name ?? '', before: items })
    show(items.filter((item) => item.id !== id))
  }

  const undo = (): void => {
    if (removed) show(removed.before)
    setRemoved(null)
    document.getElementById('main')?.focus()
  }

  const notes = (
    <>
      {unknownIDs.length > 0 && <Notice tone="warn">{texts.unknown(unknownIDs)}</Notice>}
      {tooMany && <Notice tone="warn">{texts.tooMany}</Notice>}
      {items.length > 0 && own.length > 0 && !sameIds(own, items) && state === 'idle' && (
        <Notice>
          {texts.own(own.length)} <Link href={compareUrl(idsOf(own))}>{texts.seeOwn}</Link>
        </Notice>
      )}
    </>
  )

  return (
    <>
      {view ? (
        <StoreComparePage
          view={view}
          onlyDifferences={onlyDifferences}
          busy={state === 'loading'}
          notes={notes}
          onRemove={remove}
        />
      ) : (
        <>
          {notes}
          {isOpening ? <CompareOpening /> : <NothingToCompare help={<CallUs />} />}
        </>
      )}
      <RemovalToast name={removed?.name ?? null} onUndo={undo} onDismiss={() => setRemoved(null)} />
    </>
  )
}

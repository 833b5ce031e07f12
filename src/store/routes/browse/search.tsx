import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import type { SearchAdvice } from '#features/choosing/search/contract.ts'
import { Answers, type PageAnswer } from '#features/choosing/search/ui/answers/answers.tsx'
import { AsTyped, ReadLine } from '#features/choosing/search/ui/answers/read-line.tsx'
import { texts } from '#features/choosing/search/ui/texts.ts'
import { searchNotes } from '#features/choosing/search/view/search-notes.ts'
import { articlePath } from '#features/content/content/rules/kinds.ts'
import { askedOrderNumber, typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { isListOfSized, loadListing } from '#shop/listing/load-listing.server.ts'
import { nearestSearches } from '#shop/listing/nearest-searches.server.ts'
import { NothingFound, ProductListing, resetHref } from '#shop/listing/product-listing.tsx'
import { loaderHeaders, pageMeta, pageTitle, placed, shared } from '#shop/page/head.ts'
import { RecentlyViewed } from '#shop/product/recent/recently-viewed.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { storeContext } from '../../context.ts'
import { trackingPath } from '../../paths.ts'
import styles from '../../sheets/list.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { HOME } from '../../texts.ts'
import { searchTexts } from './texts.ts'

export const links = () => [sheet(styles)]

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { api, publicOrigin, homeOfPage } = context.get(storeContext)
  const home = await homeOfPage()
  const isSized = isListOfSized(url)
  const listing = await loadListing({ api, request, url, originPage: 'search', home, isSized })
  const order = askedOrderNumber(listing.query)
  const isModel = () => listing.cards.some(({ sku }) => typedOrderNumber(sku) === order)
  if (order && !isModel()) throw redirect(trackingPath(order))
  const pages = await findPages(api, listing.query, listing.advice)
  const isEmpty = listing.view.total === 0 && !listing.filtered
  const next = isEmpty ? await nearestSearches(api, listing.query) : null
  return (home ? placed : shared)({ publicOrigin, pages, next, isSized, ...listing })
}

export const headers = loaderHeaders

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: pageTitle(loaderData?.query ? searchTexts.title(loaderData.query) : searchTexts.allProducts),
    noindex: true,
    ...(loaderData ? { canonical: `${loaderData.publicOrigin}/search` } : {}),
  })

export default function Search() {
  const found = useLoaderData<typeof loader>()
  const { query, view, cards, suggestions, filtered, pages, next, advice, isSized } = found
  const notes = searchNotes(found)
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[HOME, { label: searchTexts.crumb }]} />
      </div>
      <main className="wrap" id="main" tabIndex={-1}>
        {view.total === 0 && !filtered ? (
          <>
            {(advice || pages.length > 0) && <h1>{texts.answersTo(query)}</h1>}
            <Answers advice={advice} pages={pages} />
            {advice?.call !== 'danger' && (
              <>
                {!advice && pages.length === 0 && <NothingFound query={query} next={next} alone />}
                <RecentlyViewed />
              </>
            )}
          </>
        ) : (
          <ProductListing
            view={view}
            cards={cards}
            sized={isSized}
            title={query ? texts.searchTitle(view.total, query) : texts.allProducts(view.total)}
            lead={
              notes.length > 0 && (
                <>
                  {notes.join(' ')} <AsTyped query={query} corrections={found.corrections} />
                </>
              )
            }
            answers={
              <>
                <ReadLine read={found.read} />
                <Answers advice={advice} pages={pages} />
              </>
            }
            forbidden={found.place}
            empty={
              <NothingFound
                query={query}
                suggestions={suggestions}
                resetHref={filtered ? resetHref(view) : undefined}
              />
            }
          />
        )}
      </main>
    </>
  )
}

const MOST = 3
const LONGEST = 100

/** The pages that answer a search. Products are shown without them when they cannot be read. */
async function findPages(api: StoreApi, text: string, advice?: SearchAdvice): Promise<PageAnswer[]> {
  const q = text.trim().slice(0, LONGEST)
  if (q === '') return []
  const { pages } = await api.content.pages({ q, limit: MOST }).catch(() => ({ pages: [] }))
  const found = pages.map(({ title, path, text: said, summary }) => ({ title, path, text: said ?? summary }))
  const pagesToRead = [...(advice?.path === undefined ? [] : await besides(api, advice)), ...found]
  return [...new Map(pagesToRead.toReversed().map((page) => [bare(page.path), page])).values()]
    .toReversed()
    .slice(0, MOST)
}

const bare = (path: string): string => path.split('#')[0]!

/** The articles of the next likely answers, and what the article of the advice says to read next. */
async function besides(api: StoreApi, { path = '', also = [] }: SearchAdvice): Promise<PageAnswer[]> {
  const articles = new Map(
    (await api.content.list({ kind: 'article' })).entries.map((entry) => [articlePath(entry.slug), entry]),
  )
  const entry = articles.get(bare(path))
  const related = entry?.kind === 'article' ? entry.body.related.slice(0, 1).map(articlePath) : []
  return [...also.slice(0, 1), ...related, ...also.slice(1)].flatMap((each) => {
    const next = articles.get(bare(each))
    return next ? [{ title: next.title, path: each, text: next.summary }] : []
  })
}

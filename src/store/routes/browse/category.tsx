import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { faqJsonLd, itemListJsonLd } from '#features/catalog/catalog/view/product-json-ld.ts'
import { EMPTY_LISTING, isSameQuestion } from '#features/choosing/search/rules/listing/listing.ts'
import { pageCount, pageFrom } from '#features/choosing/search/rules/listing/search-params.ts'
import { number } from '#features/choosing/search/ui/texts.ts'
import { laterPart } from '#lib/react/hydrate-later.tsx'
import { loadListing } from '#shop/listing/load-listing.server.ts'
import { NothingFound, ProductListing, resetHref } from '#shop/listing/product-listing.tsx'
import { breadcrumbsJsonLd, loaderHeaders, pageMeta, pageTitle, placed, shared } from '#shop/page/head.ts'
import { orNotFound, slugsOf } from '#shop/page/not-found.ts'
import { StructuredData } from '#shop/page/structured-data.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { storeContext } from '../../context.ts'
import styles from '../../sheets/list.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { HOME } from '../../texts.ts'
import { browseTexts } from './texts.ts'

export const links = () => [sheet(styles)]

const CategoryGuide = laterPart(
  async () => (await import('#features/catalog/catalog/ui/category/category-guide.tsx')).CategoryGuide,
)

/** Slugs of a listing's address (R-LIST). */
const MOST_SLUGS = 8
/** Brochures offered under a list. */
const MOST_READ = 4

export async function loader({ params, context, request, url }: LoaderFunctionArgs) {
  const { api, publicOrigin, homeOfPage } = context.get(storeContext)
  const slugs = slugsOf(params['*'], MOST_SLUGS)
  const category = await orNotFound(() => slugs && api.catalog.category({ path: slugs.join('/') }))
  if (url.pathname !== category.path) throw redirect(category.path + url.search, 301)
  const home = await homeOfPage()
  const list = await loadListing({
    api,
    request,
    url,
    category: category.categoryPath,
    originPage: 'category',
    home,
    isSized: category.shouldDisplayBTUCalc,
  })
  const {
    name,
    description,
    h1Text,
    seoTitle,
    seoDescription,
    path,
    isHighValue,
    shouldDisplayBTUCalc,
    article,
    breadcrumbs,
  } = category
  // The guide is on the category's first page only, not on filtered, sorted or later pages.
  const isPlain = isSameQuestion(list.view.listing, { ...EMPTY_LISTING, page: list.view.listing.page })
  const guide = isPlain && list.view.listing.page === 1 ? article : null
  const { pages: reading } = guide
    ? await api.content.pages({ category: category.slug, limit: MOST_READ })
    : { pages: [] }
  const crumbs = breadcrumbs.map((crumb) => ({ label: crumb.name, href: crumb.path }))
  return (home ? placed : shared)({
    name,
    description,
    h1Text,
    seoTitle,
    seoDescription,
    path,
    isHighValue,
    shouldDisplayBTUCalc,
    guide,
    reading,
    isPlain,
    crumbs,
    publicOrigin,
    ...list,
  })
}

export const headers = loaderHeaders

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { name, seoTitle, seoDescription, description, path, publicOrigin, view, filtered, isPlain } =
    loaderData
  const { page, limit } = view.listing
  const pages = pageCount(view.total, limit)
  const addressOf = (number: number): string => publicOrigin + path + (number > 1 ? `?page=${number}` : '')
  return pageMeta({
    title: page > 1 ? pageTitle(browseTexts.page(name, page)) : seoTitle || pageTitle(name),
    description: seoDescription || description,
    picture: {
      path: `/share/category/${path.split('/').at(-1)}.png`,
      alt: browseTexts.picture(name),
    },
    // A filtered list has no canonical page; a sorted one is the same category in another order.
    ...(filtered ? { noindex: true } : { canonical: addressOf(isPlain ? page : 1) }),
    ...(isPlain
      ? {
          prev: page > 1 ? addressOf(page - 1) : undefined,
          next: page < pages ? addressOf(page + 1) : undefined,
        }
      : {}),
  })
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

const structuredData = ({ publicOrigin, crumbs, isPlain, view, cards, guide }: Loaded): object[] => {
  const { page, limit } = view.listing
  const hrefs = cards.map(({ href }) => href)
  return [
    breadcrumbsJsonLd(publicOrigin, [HOME, ...crumbs]),
    ...(isPlain ? [itemListJsonLd(publicOrigin, hrefs, pageFrom(page, limit), view.total)] : []),
    ...faqJsonLd(guide?.questions ?? []),
  ]
}

export default function Category() {
  const loaded = useLoaderData<typeof loader>()
  const {
    name,
    description,
    h1Text,
    crumbs,
    view,
    cards,
    suggestions,
    filtered,
    guide,
    reading,
    shouldDisplayBTUCalc,
  } = loaded
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[HOME, ...crumbs]} />
      </div>
      <main className="wrap" id="main" tabIndex={-1}>
        <ProductListing
          view={view}
          cards={cards}
          sized={shouldDisplayBTUCalc}
          title={browseTexts.found(view.total === 0 ? undefined : number(view.total), h1Text || name)}
          lead={<span className="about">{description}</span>}
          foot={guide && <CategoryGuide name={name} article={guide} reading={reading} />}
          empty={
            <NothingFound
              query=""
              suggestions={suggestions}
              resetHref={filtered ? resetHref(view) : undefined}
            />
          }
        />
      </main>
      <StructuredData page={loaded.path} objects={import.meta.env.SSR ? structuredData(loaded) : []} />
    </>
  )
}

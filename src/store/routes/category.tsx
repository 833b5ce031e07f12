import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { texts } from '#features/search/ui/texts.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { storeContext } from '../context.ts'
import { loadListing } from '../listing-loader.server.ts'
import { orNotFound } from '../not-found.ts'
import { breadcrumbsJsonLd, loaderHeaders, pageMeta, shared } from '../page.ts'
import { NothingFound, resetHref } from '../shell/nothing-found.tsx'
import { StoreListing } from '../shell/store-listing.tsx'

/** Slugs of a listing's address (R-LIST). */
const MOST_SLUGS = 8

export async function loader({ params, context, request, url }: LoaderFunctionArgs) {
  const { api, publicOrigin } = context.get(storeContext)
  const slugs = (params['*'] ?? '').split('/').filter(Boolean)
  const category = await orNotFound(() => (slugs.length > 0 && slugs.length <= MOST_SLUGS ? api.catalog.category({ path: slugs.join('/') }) : undefined))
  if (url.pathname !== category.path) throw redirect(category.path + url.search, 301)
  const list = await loadListing({ api, request, url, category: category.categoryPath, originPage: 'category' })
  const { name, description, seoTitle, seoDescription, path, isHighValue, breadcrumbs } = category
  return shared({ name, description, seoTitle, seoDescription, path, isHighValue, crumbs: breadcrumbs.map((crumb) => ({ label: crumb.name, href: crumb.path })), publicOrigin, ...list })
}

export const headers = loaderHeaders

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { name, seoTitle, seoDescription, description, path, publicOrigin, crumbs, view, filtered } = loaderData
  const { page: number } = view.listing
  const page = number > 1 ? `?page=${number}` : ''
  return pageMeta({
    title: number > 1 ? `${name}, page ${number} | Alpine` : seoTitle || `${name} | Alpine`,
    description: seoDescription || description,
    canonical: publicOrigin + path + page,
    noindex: filtered,
    jsonLd: [breadcrumbsJsonLd(publicOrigin, [{ label: 'Home', href: '/' }, ...crumbs])],
  })
}

/** "59 gas furnaces": the category's name as it stands in a sentence; abbreviations keep their capitals. */
export const resultSentence = (total: number, name: string): string => `${total.toLocaleString('en-US')} ${name.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase())}`

export default function Category() {
  const { name, description, crumbs, view, cards, ways, filtered } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, ...crumbs]} />
      </div>
      <main className="wrap" id="main" tabIndex={-1}>
        <StoreListing
          view={view}
          cards={cards}
          title={resultSentence(view.total, name)}
          lead={`${description} ${texts.oneScale}`}
          empty={<NothingFound query="" ways={ways} resetHref={filtered ? resetHref(view) : undefined} />}
        />
      </main>
    </>
  )
}

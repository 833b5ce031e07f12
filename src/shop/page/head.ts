import { data, type MetaDescriptor } from 'react-router'
import { PLACED_PAGE } from '#features/catalog/location/rules/location.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { texts } from '../texts.ts'

/**
 * How long a page that is the same for every visitor may be cached; a new catalog version drops it earlier.
 */
export const SHARED_PAGE = {
  'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
} as const

/** Loader data of a page that is the same for every visitor. Its route must also export `loaderHeaders`. */
export const shared = <T>(value: T, status = 200) => data(value, { status, headers: SHARED_PAGE })

/** Loader data of a page that is rendered for the visitor's own place. */
export const placed = <T>(value: T, status = 200) =>
  data(value, { status, headers: { 'cache-control': PLACED_PAGE } })

/** Passes the loader's headers on to the document. */
export const loaderHeaders = ({
  loaderHeaders: own,
  errorHeaders,
}: {
  loaderHeaders: Headers
  errorHeaders?: Headers | undefined
}): Headers => errorHeaders ?? own

interface PageFacts {
  title: string
  description?: string
  /** full canonical address */
  canonical?: string
  noindex?: boolean
  /** full addresses of the pages before and after this one of a list */
  prev?: string | undefined
  next?: string | undefined
  /** what a link's preview shows, drawn at 1200 × 630; the house when left out */
  picture?: { path: string; alt: string }
  /** what the page is about, for link previews */
  kind?: 'website' | 'product' | 'article'
}

const HOUSE = {
  path: '/share/home.png',
  alt: texts.picture,
}

/** The head of a page. */
export function pageMeta({
  title,
  description,
  canonical,
  noindex,
  prev,
  next,
  picture = HOUSE,
  kind = 'website',
}: PageFacts): MetaDescriptor[] {
  return [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: merchant().name },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(canonical
      ? [
          { tagName: 'link' as const, rel: 'canonical', href: canonical },
          { property: 'og:url', content: canonical },
          { property: 'og:type', content: kind },
          { property: 'og:image', content: new URL(picture.path, canonical).href },
          { property: 'og:image:type', content: 'image/png' },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: picture.alt },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(prev ? [{ tagName: 'link' as const, rel: 'prev', href: prev }] : []),
    ...(next ? [{ tagName: 'link' as const, rel: 'next', href: next }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

interface RouteMatches {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

/** The store's public address, from the root's data. */
const originOf = (matches: RouteMatches['matches']): string =>
  (matches.find((match) => match?.id === 'root')?.loaderData as { publicOrigin?: string } | undefined)
    ?.publicOrigin ?? ''

/** The head of a page that needs no data. Its own address is the canonical one. */
export const staticPageMeta =
  (facts: PageFacts) =>
  ({ matches, location }: RouteMatches): MetaDescriptor[] => {
    const origin = originOf(matches)
    return pageMeta({ ...facts, ...(origin ? { canonical: origin + location.pathname } : {}) })
  }

/** schema.org BreadcrumbList from the home page to this page, which is last. */
export const breadcrumbsJsonLd = (
  origin: string,
  crumbs: readonly { label: string; href: string }[],
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${origin}${href}`,
  })),
})

/** The title of a page in a browser's tab and in search results: "Your cart | Alpine". */
export const pageTitle = (title: string): string => `${title} | ${merchant().name}`

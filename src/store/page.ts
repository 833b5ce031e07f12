import type { MetaDescriptor } from 'react-router'
import { data } from 'react-router'

/** How long a page that is the same for everybody may be kept; the catalogue's version drops it earlier. */
export const SHARED_PAGE = { 'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400' } as const

/** Loader data of a page that is the same for everybody. The route must export `headers` from here too. */
export const shared = <T>(value: T, status = 200) => data(value, { status, headers: SHARED_PAGE })

/** Passes the loader's headers on to the document. */
export const loaderHeaders = ({ loaderHeaders: own, errorHeaders }: { loaderHeaders: Headers; errorHeaders?: Headers | undefined }): Headers => errorHeaders ?? own

interface PageFacts {
  title: string
  description?: string
  /** full address of the one page that search engines should know */
  canonical?: string
  noindex?: boolean
  /** full addresses of the pages before and after this one of a list */
  prev?: string | undefined
  next?: string | undefined
  /** structured data, one object a script; escaped by the router */
  jsonLd?: readonly object[]
}

/** The head of a page. */
export function pageMeta({ title, description, canonical, noindex, prev, next, jsonLd = [] }: PageFacts): MetaDescriptor[] {
  return [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: 'Alpine' },
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
        ]
      : []),
    ...(prev ? [{ tagName: 'link' as const, rel: 'prev', href: prev }] : []),
    ...(next ? [{ tagName: 'link' as const, rel: 'next', href: next }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...jsonLd.map((object) => ({ 'script:ld+json': object }) as MetaDescriptor),
  ]
}

/** schema.org BreadcrumbList of a way from home; the page itself last. */
export const breadcrumbsJsonLd = (origin: string, crumbs: readonly { label: string; href: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({ '@type': 'ListItem', position: index + 1, name: label, item: `${origin}${href}` })),
})

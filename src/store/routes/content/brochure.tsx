import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { isContentSlug } from '#features/content/content/rules/kinds.ts'
import { BrochurePage } from '#features/content/content/ui/brochure-page.tsx'
import { merchant } from '#lib/merchant/merchant.ts'
import { breadcrumbsJsonLd, loaderHeaders, pageMeta, pageTitle, shared } from '#shop/page/head.ts'
import { notFound, orNotFound } from '#shop/page/not-found.ts'
import { StructuredData } from '#shop/page/structured-data.tsx'
import { storeContext } from '../../context.ts'
import { brochureView } from './load-brochure.server.ts'

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const { api, publicOrigin } = context.get(storeContext)
  const slug = params['*'] ?? ''
  const entry = await orNotFound(() =>
    isContentSlug(slug) ? api.content.entry({ kind: 'brochure', slug }) : undefined,
  )
  if (entry.kind !== 'brochure') throw notFound()
  return shared({
    publicOrigin,
    path: `/b/${slug}`,
    summary: entry.summary,
    updatedAt: entry.updatedAt,
    brochure: await brochureView(api, entry, request),
  })
}

export const headers = loaderHeaders

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { publicOrigin, path, summary, brochure } = loaderData
  return pageMeta({
    title: pageTitle(brochure.title),
    description: summary,
    canonical: publicOrigin + path,
    kind: 'article',
  })
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

const structuredData = ({ publicOrigin, path, summary, updatedAt, brochure }: Loaded): object[] => [
  breadcrumbsJsonLd(
    publicOrigin,
    brochure.crumbs.map(({ label, href }) => ({ label, href: href ?? path })),
  ),
  {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: brochure.title,
    description: summary,
    dateModified: updatedAt,
    author: { '@type': 'Organization', name: merchant().name },
  },
]

export default function BrochureRoute() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <>
      <BrochurePage brochure={loaded.brochure} />
      <StructuredData page={loaded.path} objects={import.meta.env.SSR ? structuredData(loaded) : []} />
    </>
  )
}

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { storeContext } from '../context.ts'
import { HomePage } from '../home/home-page.tsx'
import { loadHome } from '../home/load-home.server.ts'
import { loaderHeaders, pageMeta, shared } from '../page.ts'
import { PrimaryNav } from '../shell/primary-nav.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, publicOrigin } = context.get(storeContext)
  return shared({ publicOrigin, ...(await loadHome(api, request)) })
}

export const headers = loaderHeaders

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const origin = loaderData?.publicOrigin ?? ''
  return pageMeta({
    title: 'Alpine: America’s Heating & Cooling Store, Est 2002',
    description: 'Furnaces, air conditioners, heat pumps and mini splits, each drawn to scale. Free insured freight on equipment to the lower 48.',
    canonical: `${origin}/`,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Alpine',
        url: `${origin}/`,
        potentialAction: { '@type': 'SearchAction', target: `${origin}/search?q={query}`, 'query-input': 'required name=query' },
      },
    ],
  })
}

export default function Home() {
  const { shortcuts, ...home } = useLoaderData<typeof loader>()
  return (
    <>
      <PrimaryNav shortcuts={shortcuts} />
      <HomePage home={home} />
    </>
  )
}

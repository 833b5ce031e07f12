import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { merchant } from '#lib/merchant/merchant.ts'
import { loaderHeaders, pageMeta, placed, shared } from '#shop/page/head.ts'
import { RoutedLink } from '#shop/page/routed-link.tsx'
import { StructuredData } from '#shop/page/structured-data.tsx'
import { ALL_CATEGORIES } from '../../chrome/menu/use-menu.ts'
import { storeContext } from '../../context.ts'
import styles from '../../sheets/home.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { texts } from '../../texts.ts'
import { HomePage } from './home-page.tsx'
import { homeTexts } from './home-texts.ts'
import { loadHome, type Shortcut } from './load-home.server.ts'

export const links = () => [sheet(styles)]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const store = context.get(storeContext)
  const { publicOrigin, contact } = store
  const home = { publicOrigin, contact, ...(await loadHome(store, request, await store.homeOfPage())) }
  // The answer sets the cookie of the visitor's place, so no cache may keep it.
  if (home.answer?.isSent) return data(home, { headers: { 'cache-control': 'private, no-cache' } })
  return home.answer ? placed(home) : shared(home)
}

export const headers = loaderHeaders

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const origin = loaderData?.publicOrigin ?? ''
  return pageMeta({
    title: homeTexts.pageTitle(merchant().name),
    description: homeTexts.description,
    canonical: `${origin}/`,
  })
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

const structuredData = ({ publicOrigin: origin, contact }: Loaded): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${origin}/#organization`,
    name: merchant().name,
    url: `${origin}/`,
    logo: `${origin}/share/home.png`,
    foundingDate: '2002',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: contact.phone,
      email: contact.email,
      areaServed: 'US',
    },
    address: contact.address,
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: merchant().name,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={query}` },
      'query-input': 'required name=query',
    },
  },
]

export default function Home() {
  const loaded = useLoaderData<typeof loader>()
  const { shortcuts, ...home } = loaded
  return (
    <>
      <PrimaryNav shortcuts={shortcuts} />
      <HomePage home={home} />
      <StructuredData page="/" objects={import.meta.env.SSR ? structuredData(loaded) : []} />
    </>
  )
}

/** The bar under the header of the home page on desktops (R-HOME). */
function PrimaryNav({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <nav className="primary-nav desktop-only" aria-label={homeTexts.departments}>
      <div className="wrap">
        {shortcuts.map(({ label, to }) => (
          <RoutedLink key={to} href={to}>
            {label}
          </RoutedLink>
        ))}
        <div className="tools">
          <RoutedLink href={ALL_CATEGORIES}>{texts.allCategories}</RoutedLink>
        </div>
      </div>
    </nav>
  )
}

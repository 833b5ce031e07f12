import { type ReactNode, useEffect, useMemo } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { CompareContext } from '#features/choosing/compare/ui/compare-context.tsx'
import { CartContext } from '#features/selling/cart/ui/cart-context.tsx'
import { changedDelivery, takeDelivery } from '#lib/merchant/merchant.ts'
import { type Offer, offersOff } from '#lib/merchant/offers.ts'
import { answerEarlyPress } from '#lib/react/early-press.ts'
import favicon from '#shop/page/favicon.svg?url'
import { RoutedLink } from '#shop/page/routed-link.tsx'
import { pagePlaceOf } from '#shop/place/place-check.tsx'
import { ShopContext } from '#shop/shop-context.ts'
import { fontUrls } from '#ui/fonts/fonts.ts'
import { LinkProvider } from '#ui/link/link.tsx'
import { themeColor } from '#ui/theme/theme-color.ts'
import { EarlyHead } from './chrome/early-script.tsx'
import { OldBrowser } from './chrome/old-browser.tsx'
import { PageArrival, VisitLayer } from './chrome/visit-layer.tsx'
import { cartAccess } from './client/cart.ts'
import { compareAccess } from './client/compare.ts'
import { shop } from './client/shop.ts'
import { storeContext } from './context.ts'
import { sheet } from './sheets/sheet.ts'
import styles from './styles.css?url'

export const links = () => [
  sheet(styles),
  { rel: 'icon', type: 'image/svg+xml', href: favicon },
  ...fontUrls.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
]

/** Data of every page. Nothing about the visitor: pages are the same for everyone. */
export function loader({ context }: LoaderFunctionArgs) {
  const { contact, delivery, demo, version, clock, publicOrigin, portalOrigin } = context.get(storeContext)
  return {
    ...{ contact, delivery, demo, version, publicOrigin, portalOrigin },
    deliveries: changedDelivery(),
    off: offersOff(),
    year: clock.now().getUTCFullYear(),
  }
}

export const shouldRevalidate = () => false

/** The store's own facts, on every page. Empty when the root itself failed. */
export const useStoreFacts = () =>
  useRouteLoaderData<typeof loader>('root') ?? {
    contact: { phone: '', email: '', address: '' },
    delivery: { showInside: true, showGuaranteed: true },
    demo: false,
    deliveries: null,
    off: {},
    version: '',
    publicOrigin: '',
    portalOrigin: '',
    year: 2026,
  }

/** What the page says in place of something that staff have switched off; undefined while it is on. */
export function useOffSentence(offer: Offer): string | undefined {
  const { off }: { off: Partial<Record<Offer, string>> } = useStoreFacts()
  return off[offer]
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" id="top" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <EarlyHead />
        <meta name="theme-color" content={themeColor} />
        <Meta />
        <Links />
      </head>
      <body>
        <OldBrowser />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Providers of the whole store. */
export default function Root() {
  const { version, contact, deliveries, portalOrigin } = useStoreFacts()
  // Before any part of the page names a day or a price.
  useMemo(() => takeDelivery(deliveries), [deliveries])
  const loaded = useMatches().map((match) => match.loaderData)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new each time, its entries are not
  const pagePlace = useMemo(() => pagePlaceOf(loaded), loaded)
  const value = useMemo(() => ({ ...shop, contact, pagePlace }), [contact, pagePlace])
  useEffect(answerEarlyPress, [])
  return (
    <LinkProvider value={RoutedLink}>
      <ShopContext value={value}>
        <CartContext value={cartAccess}>
          <CompareContext value={compareAccess}>
            <Outlet />
            <PageArrival />
            <VisitLayer version={version} portalOrigin={portalOrigin} />
          </CompareContext>
        </CartContext>
      </ShopContext>
    </LinkProvider>
  )
}

import { type ReactNode, useMemo } from 'react'
import { Link, Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { changedDelivery, takeDelivery } from '#lib/merchant/merchant.ts'
import favicon from '#shop/page/favicon.svg?url'
import { type Shop, ShopContext, savedText } from '#shop/shop-context.ts'
import { fontUrls } from '#ui/fonts/fonts.ts'
import { type LinkProps, LinkProvider } from '#ui/link/link.tsx'
import { themeColor } from '#ui/theme/theme-color.ts'
import { ownPagesContext, portalContext } from './context.ts'
import { type PortalFacts, usePortalFacts } from './facts.ts'
import { KeptForm } from './frame/kept-form.tsx'
import './styles.css'
import { api } from '#api/client.ts'
import { safeStorage } from '#lib/storage.ts'
import { createBusinessHours } from '#shop/page/hours.tsx'
import { createHomeNeedStore, inThisPage } from '#shop/sizing/saved-home-need.ts'
import { createVisitorStore } from '#shop/visitor.ts'
import { isOwnPage } from './paths.ts'

const storage = safeStorage(() => window.localStorage)
const entry = (name: string) => savedText(storage, `alpine.portal.${name}`)

/** The portal's context for shared parts of pages. The portal has no cart and counts no visits. */
const shop: Omit<Shop, 'contact'> = {
  api,
  visitor: createVisitorStore(),
  homeNeed: createHomeNeedStore(inThisPage(), api),
  businessHours: createBusinessHours(api.support.businessHours),
  saved: {
    installation: entry('installation'),
    rebates: entry('rebates'),
    recentlyViewed: entry('recentlyViewed'),
    recentSearches: entry('recentSearches'),
  },
  drawingUrl: (id) => `/drawings/${id}/thumb.svg`,
  measureList: () => undefined,
}

export const links = () => [
  { rel: 'icon', type: 'image/svg+xml', href: favicon },
  ...fontUrls.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
]

/** Data of every page of the portal. */
export function loader({ context }: LoaderFunctionArgs): PortalFacts {
  const { contact, publicOrigin, clock } = context.get(portalContext)
  return {
    contact,
    publicOrigin,
    ownPages: context.get(ownPagesContext),
    deliveries: changedDelivery(),
    year: clock.now().getUTCFullYear(),
  }
}

export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" id="top" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <meta name="robots" content="noindex" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Providers of the whole portal. */
export default function Root() {
  const { contact, deliveries } = usePortalFacts()
  // Before any part of the page names a day or a price.
  useMemo(() => takeDelivery(deliveries), [deliveries])
  const value = useMemo(() => ({ ...shop, contact }), [contact])
  return (
    <LinkProvider value={PortalLink}>
      <ShopContext value={value}>
        <Outlet />
        <KeptForm />
      </ShopContext>
    </LinkProvider>
  )
}

/** The design system's links inside the portal: its own pages open within it, all others in the store. */
function PortalLink({ href, ...rest }: LinkProps) {
  const { publicOrigin, ownPages } = usePortalFacts()
  if (isOwnPage(href, ownPages)) return <Link to={href} discover="none" {...rest} />
  return <a {...rest} href={href.startsWith('/') ? publicOrigin + href : href} />
}

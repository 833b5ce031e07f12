import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { changedCalendar, takeCalendar } from '#lib/merchant/merchant.ts'
import favicon from '#shop/page/favicon.svg?url'
import { ShopContext } from '#shop/shop-context.ts'
import { fontUrls } from '#ui/fonts/fonts.ts'
import { LinkProvider } from '#ui/link/link.tsx'
import { themeColor } from '#ui/theme/theme-color.ts'
import { PortalLink } from './chrome/portal-link.tsx'
import { shop } from './client/shop.ts'
import { portalContext } from './context.ts'
import { type PortalFacts, usePortalFacts } from './facts.ts'
import './styles.css'

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
  return { contact, publicOrigin, calendar: changedCalendar(), year: clock.now().getUTCFullYear() }
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
  const { contact, calendar } = usePortalFacts()
  // Before any part of the page names a day.
  useLayoutEffect(() => takeCalendar(calendar), [calendar])
  const value = useMemo(() => ({ ...shop, contact }), [contact])
  return (
    <LinkProvider value={PortalLink}>
      <ShopContext value={value}>
        <Outlet />
      </ShopContext>
    </LinkProvider>
  )
}

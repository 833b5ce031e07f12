/** The first part of a path: `customers` of `/customers/12?view=open`. */
const firstPart = (path: string): string => /^\/?([^/?#]*)/.exec(path)?.[1] ?? ''

/**
 * First parts of the paths of the portal's own pages, as its build has them. Every other path of a link
 * belongs to the store.
 */
export const ownPagesOf = (routes: Iterable<{ path?: string | undefined } | undefined>): string[] => [
  ...new Set(
    Array.from(routes, (route) => firstPart(route?.path ?? '')).filter((part) => !/^[*:]/.test(part)),
  ),
]

export const isOwnPage = (href: string, ownPages: readonly string[]): boolean =>
  href.startsWith('/') && ownPages.includes(firstPart(href))

/** The sign-in page that leads back to `path`. */
export const signInPath = (path: string): string =>
  path === '/' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(path)}`

/** A path of the portal that an address or a form names; '/' for anything that leads elsewhere. */
export function safePath(to: string | null | undefined, ownPages: readonly string[]): string {
  if (!to || to.length > 1_000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to)) return '/'
  return isOwnPage(to, ownPages) && !/^\/sign-(in|out)/.test(to) ? to : '/'
}

/** The page that asks for a second factor again and leads back to `path`. */
export const confirmPath = (path: string): string => `/account/confirm?to=${encodeURIComponent(path)}`

/** First parts of the paths of the portal's own pages. Every other path of a link belongs to the store. */
const OWN_PAGES = new Set([
  '',
  'sign-in',
  'sign-out',
  'product',
  'customers',
  'customers.csv',
  'projects',
  'projects.csv',
  'orders.csv',
  'leads.csv',
  'leads',
  'saved-carts',
  'saved-carts.csv',
  'shop',
  'paste',
  'quotes',
  'orders',
  'credit',
  'approvals',
  'issues',
  'tools',
  'company',
  'companies',
  'price-lists',
  'tax-certificates',
  'account',
  'users',
  'invitation',
  'reset',
  'audit',
  'chats',
  'photo-quotes',
  'reviews',
  'stories',
  'content',
  'surveys',
  'surveys.csv',
  'mails',
  'installers',
  'warranties',
])

export const isOwnPage = (href: string): boolean =>
  href.startsWith('/') && OWN_PAGES.has(/^\/([^/?#]*)/.exec(href)?.[1] ?? '')

/** The sign-in page that leads back to `path`. */
export const signInPath = (path: string): string =>
  path === '/' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(path)}`

/** A path of the portal that an address or a form names; '/' for anything that leads elsewhere. */
export function safePath(to: string | null | undefined): string {
  if (!to || to.length > 1_000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to)) return '/'
  return isOwnPage(to) && !/^\/sign-(in|out)/.test(to) ? to : '/'
}

/** The page that asks for a second factor again and leads back to `path`. */
export const confirmPath = (path: string): string => `/account/confirm?to=${encodeURIComponent(path)}`

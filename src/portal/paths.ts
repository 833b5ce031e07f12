/** Paths of the portal's own pages. Every other path of a link belongs to the store. */
const OWN_PAGES = /^\/($|sign-in$|product\/)/

export const isOwnPage = (href: string): boolean => OWN_PAGES.test(href)

/**
 * The link to a sheet of styles: that of every page comes first, then the page's own. With a precedence React
 * shows a page that the browser renders once its styles are there, and keeps them afterwards.
 */
export const sheet = (href: string) => ({ rel: 'stylesheet', href, precedence: 'page' })

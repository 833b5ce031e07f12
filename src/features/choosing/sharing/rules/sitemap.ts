import { element, XML_HEAD } from './xml.ts'

/** Addresses in one sitemap: the limit of the protocol (sitemaps.org). */
export const SITEMAP_URLS = 50_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export const SITEMAP_HEAD = `${XML_HEAD}<urlset xmlns="${NAMESPACE}">\n`
export const SITEMAP_TAIL = '</urlset>\n'

export interface SitemapUrl {
  /** full address, already encoded */
  url: string
  changedAt?: Date | undefined
}

const day = (at: Date | undefined): string | undefined => at?.toISOString().slice(0, 10)

/** One address of a sitemap in one line. */
export const sitemapEntry = ({ url, changedAt }: SitemapUrl): string =>
  `<url>${element('loc', url)}${element('lastmod', day(changedAt))}</url>\n`

/** The index: where each sitemap is. */
export const sitemapIndex = (urls: readonly string[]): string =>
  [
    `${XML_HEAD}<sitemapindex xmlns="${NAMESPACE}">\n`,
    ...urls.map((url) => `<sitemap>${element('loc', url)}</sitemap>\n`),
    '</sitemapindex>\n',
  ].join('')

/** Names of all sitemaps for so many products. */
export const sitemapNames = (products: number): string[] => [
  'pages',
  'categories',
  ...Array.from({ length: Math.ceil(products / SITEMAP_URLS) }, (_, i) => `products-${i + 1}`),
]

/** The number in "products-3.xml", counted from 1; undefined for any other name. */
export function productSitemapNumber(file: string): number | undefined {
  const [, digits] = /^products-([1-9]\d{0,3})\.xml$/.exec(file) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Single pages that a search engine should know. Categories and products have sitemaps of their own. */
export const STANDING_PAGES: readonly string[] = [
  '/',
  '/view-categories',
  '/about-us',
  '/contact-us',
  '/free-shipping',
  '/job-list',
  '/line-set-chooser',
  '/matched-pairs',
  '/permit-sheet',
  '/system-selector',
  '/sizing-estimator',
  '/operating-cost-calculator',
  '/heatpump',
  '/tankless-water-heater-size',
  '/premium-guarantee',
  '/customer-stories',
  '/pro-installation',
  '/ten-year-warranty',
  '/install-videos',
  '/learning-center/',
  '/learning-center/support-article/privacy-policy',
  '/terms-of-sale',
]

/** Paths that search engines should not visit: carts, checkouts and orders. */
const CLOSED = ['/checkout/', '/cart', '/order-receipt/', '/order-summary/', '/v1/']

export const robotsTxt = (origin: string): string =>
  `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`

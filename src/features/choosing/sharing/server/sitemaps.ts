import type { Db } from '#db/connect.ts'
import { categoryPath, productPath } from '#features/catalog/catalog/rules/product-url.ts'
import { type CategoryTree, categoryTree } from '#features/catalog/catalog/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { llmsTxt } from '../rules/llms-txt.ts'
import {
  productSitemapNumber,
  robotsTxt,
  SITEMAP_HEAD,
  SITEMAP_TAIL,
  SITEMAP_URLS,
  STANDING_PAGES,
  sitemapEntry,
  sitemapIndex,
  sitemapNames,
} from '../rules/sitemap.ts'
import type { FileAnswer } from './kept-files.ts'
import { addressesFrom, countProducts, idAt } from './queries.ts'

const texts = defineTexts({ unknown: 'Sitemap not found.' })

export interface Sharing {
  db: Db
  clock: Clock
  /** e.g. "https://store.example.com" */
  origin: string
  /** increases when what a page shows has changed */
  revision: () => number
  /** pages that the merchant writes, such as brochures */
  writtenPages: () => Promise<readonly { path: string; changedAt: Date }[]>
}

const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }
const unknown = (): Response =>
  new Response(texts.unknown, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })

const plainText = (text: string): Response =>
  new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })

/** GET /robots.txt */
export const robotsResponse = ({ origin }: Sharing): Response => plainText(robotsTxt(origin))

/** GET /llms.txt */
export const llmsResponse = ({ origin }: Sharing): Response => plainText(llmsTxt(origin))

/** GET /sitemap.xml: where the sitemaps are. */
export async function sitemapIndexResponse({ db, origin }: Sharing): Promise<Response> {
  const names = sitemapNames(await countProducts(db))
  return new Response(sitemapIndex(names.map((name) => `${origin}/sitemaps/${name}.xml`)), {
    headers: HEADERS,
  })
}

/** GET /sitemaps/{name}.xml: memory does not grow with the catalog. */
export async function sitemapResponse(
  sharing: Sharing,
  request: Request,
  file: string,
  fileAnswer: FileAnswer,
): Promise<Response> {
  if (file === 'pages.xml') return fileAnswer(request, file, () => pages(sharing), HEADERS)
  if (file === 'categories.xml') {
    const tree = await categoryTree(sharing.db)
    return fileAnswer(request, file, () => categories(sharing, tree), HEADERS)
  }
  const number = productSitemapNumber(file)
  const first = number === undefined ? undefined : await idAt(sharing.db, (number - 1) * SITEMAP_URLS)
  return first === undefined ? unknown() : fileAnswer(request, file, () => products(sharing, first), HEADERS)
}

async function* pages({ origin, writtenPages }: Sharing): AsyncGenerator<string> {
  yield SITEMAP_HEAD
  for (const path of STANDING_PAGES) yield sitemapEntry({ url: origin + path })
  for (const { path, changedAt } of await writtenPages())
    yield sitemapEntry({ url: origin + path, changedAt })
  yield SITEMAP_TAIL
}

/** A category's list of products; a category with others below also has a page that shows those. */
async function* categories({ origin }: Sharing, tree: CategoryTree): AsyncGenerator<string> {
  yield SITEMAP_HEAD
  for (const { id } of tree.all.filter(({ inMenu, productCount }) => inMenu && productCount > 0)) {
    const path = categoryPath(tree.slugsTo(id))
    yield sitemapEntry({ url: origin + path })
    if (tree.childrenOf(id).some(({ productCount }) => productCount > 0))
      yield sitemapEntry({ url: origin + path.replace(/^\/category\//, '/categories/') })
  }
  yield SITEMAP_TAIL
}

async function* products({ db, clock, origin }: Sharing, first: string): AsyncGenerator<string> {
  const tree = await categoryTree(db)
  yield SITEMAP_HEAD
  for await (const row of addressesFrom(db, first, SITEMAP_URLS, clock.now()))
    if (row.sold)
      yield sitemapEntry({
        url: origin + productPath(tree.slugsTo(row.category_id), row),
        changedAt: row.updated_at,
      })
  yield SITEMAP_TAIL
}

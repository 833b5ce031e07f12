import { ancestry } from '#features/catalog/rules/category-tree.ts'
import { productPath } from '#features/catalog/rules/product-url.ts'
import { availabilityOf, stockFacts } from '#features/catalog/rules/stock.ts'
import { categoryTree } from '#features/catalog/server/index.ts'
import { FEED_TAIL, feedHead, feedItem } from '../rules/merchant-feed.ts'
import type { FileAnswer } from './kept-files.ts'
import { feedRows } from './queries.ts'
import type { Sharing } from './sitemaps.ts'

/** GET /feeds/products.xml: everything that is sold and sent, for shopping services. */
export function productFeedResponse(
  sharing: Sharing,
  request: Request,
  fileAnswer: FileAnswer,
): Promise<Response> {
  return fileAnswer(request, 'feed', () => items(sharing), {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
}

async function* items({ db, clock, origin }: Sharing): AsyncGenerator<string> {
  const tree = await categoryTree(db)
  yield feedHead(origin)
  for await (const row of feedRows(db, clock.now()))
    yield feedItem({
      id: row.id,
      sku: row.sku,
      name: row.name,
      brand: row.brand,
      summary: row.summary,
      description: row.description,
      url: origin + productPath(tree.slugsTo(row.category_id), row),
      pictureUrl: `${origin}/share/product/${row.id}.png`,
      priceCents: row.price_cents,
      stock: availabilityOf(stockFacts(row)),
      categories: ancestry(tree.byId, row.category_id).map(({ name }) => name),
      weight: row.weight_lb,
      shipsFree: row.ships_free,
    })
  yield FEED_TAIL
}

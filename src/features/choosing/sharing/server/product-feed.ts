import { ancestry } from '#features/catalog/catalog/rules/category-tree.ts'
import { productPath } from '#features/catalog/catalog/rules/product-url.ts'
import { availabilityOf, stockFacts } from '#features/catalog/catalog/rules/stock.ts'
import { categoryTree } from '#features/catalog/catalog/server/index.ts'
import { assistantFeedItem } from '../rules/assistant-feed.ts'
import { FEED_TAIL, type FeedProduct, feedHead, feedItem } from '../rules/merchant-feed.ts'
import type { FileAnswer } from './kept-files.ts'
import { feedRows } from './queries.ts'
import type { Sharing } from './sitemaps.ts'

/** A feed may be kept by its reader for this long. */
const CACHE_CONTROL = 'public, max-age=900'

/** GET /feeds/products.xml: everything that is sold and sent, for shopping services. */
export function productFeedResponse(
  sharing: Sharing,
  request: Request,
  fileAnswer: FileAnswer,
): Promise<Response> {
  return fileAnswer(request, 'feed', () => merchantFeed(sharing), {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': CACHE_CONTROL,
  })
}

/** GET /feeds/products.jsonl: the same products for assistants, one JSON object a line. */
export function assistantFeedResponse(
  sharing: Sharing,
  request: Request,
  fileAnswer: FileAnswer,
): Promise<Response> {
  return fileAnswer(request, 'assistant-feed', () => assistantFeed(sharing), {
    'content-type': 'application/jsonl; charset=utf-8',
    'cache-control': CACHE_CONTROL,
  })
}

async function* merchantFeed(sharing: Sharing): AsyncGenerator<string> {
  yield feedHead(sharing.origin)
  for await (const product of products(sharing)) yield feedItem(product)
  yield FEED_TAIL
}

async function* assistantFeed(sharing: Sharing): AsyncGenerator<string> {
  for await (const product of products(sharing)) yield assistantFeedItem(product, sharing.origin)
}

/** The products of both feeds: everything that is sold and shipped. */
async function* products({ db, clock, origin }: Sharing): AsyncGenerator<FeedProduct> {
  const tree = await categoryTree(db)
  for await (const row of feedRows(db, clock.now()))
    yield {
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
      rating:
        row.rating_average === null || row.rating_count === 0
          ? undefined
          : { average: row.rating_average, count: row.rating_count },
    }
}

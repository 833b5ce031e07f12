import type { StoreApi } from '#api/contract.ts'
import type { ArticleProduct } from '#features/choosing/learning/ui/article-page.tsx'
import type { Article } from '#features/content/content/contract.ts'
import { fromWire } from '#lib/money.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import type { PagePicture } from '#ui/drawing/drawing.tsx'

/** The most products beside an article. */
const MOST_PRODUCTS = 3

/** The drawings that an article names. */
export const articlePictures = ({ body }: Article, request: Request): Record<string, PagePicture> =>
  Object.fromEntries(
    body.blocks.flatMap((block) =>
      block.kind === 'figure'
        ? [
            [
              block.figure,
              pagePicture({ drawing: null, dimensions: null, view: 'lesson', name: block.figure }, request),
            ],
          ]
        : [],
    ),
  )

/** Products of the article's types, with the price of today; none when they cannot be read. */
export async function articleProducts(
  api: StoreApi,
  { body }: Article,
  request: Request,
): Promise<ArticleProduct[]> {
  if (!body.products) return []
  const { types } = body.products
  const answers = await Promise.all(
    types.slice(0, MOST_PRODUCTS).map((type) =>
      api.search
        .search({
          originPage: 'learning',
          activeFilters: { type: [type], attributes: {} },
          limit: Math.ceil(MOST_PRODUCTS / Math.min(types.length, MOST_PRODUCTS)),
        })
        .catch(() => undefined),
    ),
  )
  return answers
    .flatMap((answer) => answer?.hits.hits ?? [])
    .slice(0, MOST_PRODUCTS)
    .map(({ _source: { name, path, price, drawing, dimensions } }) => ({
      name,
      href: path,
      price: fromWire(price),
      picture: pagePicture({ drawing, dimensions, view: 'thumb', decorative: true }, request),
    }))
}

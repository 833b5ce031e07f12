import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { toCents, toWire } from '#lib/money.ts'
import { type Category, catalogContract } from '../contract.ts'
import { attributes } from '../rules/attributes.ts'
import { categoryAt } from '../rules/category-tree.ts'
import { traitsOf } from '../rules/product-types.ts'
import { texts } from '../texts.ts'
import { type CategoryRow, type CategoryTree, categoryTree } from './read/category-tree.ts'
import { findCards } from './read/find-cards.ts'
import { findPairs, presentPair } from './read/find-pairs.ts'
import { findReviews } from './read/find-reviews.ts'
import { findSystems } from './read/find-systems.ts'
import {
  presentBreadcrumbs,
  presentCard,
  presentCategoryRef,
  presentMenu,
  presentNode,
  presentReview,
  shown,
} from './read/present-card.ts'
import { readProduct } from './read/present-product.ts'

const os = implement(catalogContract).$context<{ db: Db; clock: Clock }>()

const unknownProduct = (): ApiError => new ApiError('product_unknown', texts.productUnknown, { status: 404 })

const presentCategory = (tree: CategoryTree, row: CategoryRow): Category => ({
  ...presentCategoryRef(tree, row),
  seoTitle: row.seoTitle,
  seoDescription: row.seoDescription,
  videoUrl: row.videoUrl,
  isHighValue: row.isHighValue,
  h1Text: row.h1Text,
  article: row.article,
  shouldDisplayBTUCalc: row.showsBtuCalc,
  breadcrumbs: presentBreadcrumbs(tree, row.id),
  categoryPath: presentBreadcrumbs(tree, row.id).map((crumb) => crumb.name),
  subCategories: shown(tree, row.id).map((child) => presentCategoryRef(tree, child)),
})

export const catalogHandlers = {
  product: os.product.handler(async ({ input, context: { db, clock } }) => {
    const details = await readProduct(db, input.id, clock.now())
    if (details === undefined) throw unknownProduct()
    return details
  }),

  pairs: os.pairs.handler(async ({ input, context: { db, clock } }) => {
    const { systems, isMore } = await findPairs(db, input.model)
    const ids = systems.map(({ product_id: id }) => id)
    const [tree, rows] = await Promise.all([categoryTree(db), findCards(db, ids, clock.now())])
    const cards = new Map(rows.map((row) => [row.id, presentCard(row, tree)]))
    const pairs = systems.flatMap((system) => {
      const card = cards.get(system.product_id)
      return card ? [presentPair(system, card)] : []
    })
    return { pairs, isMore }
  }),

  reviews: os.reviews.handler(async ({ input, context: { db } }) => {
    const { total, reviews } = await findReviews(db, input.id, {
      page: input.page,
      sort: input.sort,
      stars: input.stars,
      verifiedOnly: input.verified === 'true',
    })
    return { total, page: input.page, reviews: reviews.map(presentReview) }
  }),

  multiple: os.multiple.handler(async ({ input, context: { db, clock } }) => {
    const ids = [...new Set(input.productIds.map(String))]
    const [tree, rows] = await Promise.all([categoryTree(db), findCards(db, ids, clock.now())])
    const byId = new Map(rows.map((row) => [row.id, row]))
    const found = ids.flatMap((id) => byId.get(id) ?? [])
    return { products: found.map((row) => ({ ...presentCard(row, tree), traits: [...traitsOf(row.type)] })) }
  }),

  systems: os.systems.handler(async ({ input, context: { db, clock } }) => {
    const found = await findSystems(db, input.products, clock.now())
    return {
      systems: found.map(({ system: { id, name, path, price }, units, saving }) => ({
        system: { id, name, path, price },
        units: [...units],
        saving: toWire(toCents(saving)),
      })),
    }
  }),

  categories: os.categories.handler(async ({ context: { db } }) => {
    const tree = await categoryTree(db)
    return { categories: shown(tree, null).map((category) => presentNode(tree, category)) }
  }),

  category: os.category.handler(async ({ input, context: { db } }) => {
    const tree = await categoryTree(db)
    const found = categoryAt(
      tree.all,
      input.path.split('/').filter((slug) => slug !== ''),
    )
    if (found === undefined) throw new ApiError('category_unknown', texts.categoryUnknown, { status: 404 })
    return presentCategory(tree, found)
  }),

  menu: os.menu.handler(async ({ context: { db } }) => ({ entries: presentMenu(await categoryTree(db)) })),

  attributes: os.attributes.handler(({ input }) => ({
    attributes: attributes().filter(({ id }) => input?.id === undefined || input.id === id),
  })),
}

import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { StoredProduct } from '#features/catalog/catalog/rules/product-facts.ts'
import { categoryId } from '#features/catalog/catalog/rules/vocabulary/seed-categories.ts'
import { installVocabulary } from '#features/catalog/catalog/server/import/install-vocabulary.ts'
import { upsertProducts } from '#features/catalog/catalog/server/import/write-products.ts'
import {
  type DocumentRow,
  insertDocuments,
  insertMatches,
  insertQuestions,
  insertRelations,
  insertReviews,
  type MatchRow,
  type RelationRow,
} from '#features/catalog/catalog/server/import/write-related.ts'
import { bumpCatalogue } from '#features/catalog/catalog/server/index.ts'
import { writeCosts } from '#features/selling/pricing/server/index.ts'
import { DAY_MS } from '#lib/dates.ts'
import { type Cents, share, toCents } from '#lib/money.ts'
import { brochureOf } from '../content/content.ts'
import { installBuyingGuides } from './buying-guides.ts'
import { COUPONS } from './coupons.ts'
import { questionsOf } from './feedback/questions.ts'
import { reviewsOfAll } from './feedback/reviews.ts'
import { generateProducts } from './generate.ts'
import type { DemoProduct } from './product.ts'

export interface LoadResult {
  products: number
  relations: number
  reviews: number
  /** false when the catalog was there already */
  loaded: boolean
}

/** Prices of the demo have been in force since then. */
const PRICES_FROM = new Date('2025-01-01T06:00:00Z')
const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** A product of the demo as the database stores it. */
export const storedProduct = (product: DemoProduct, now: Date): StoredProduct => ({
  id: product.id,
  sku: product.sku,
  name: product.name,
  slug: product.slug,
  brand: product.brand,
  series: product.series,
  type: product.type,
  template: product.template,
  category_id: categoryId(product.category),
  summary: product.summary,
  description: product.description,
  attributes: product.attributes,
  dimensions: product.dimensions,
  drawing: product.drawing,
  weight_lb: product.weight,
  freight: product.freight,
  included: product.included,
  ships_free: product.shipsFree,
  pays_shipping: product.paysShipping,
  is_service: product.isService,
  installation_service_ids: product.installationServiceIds,
  withdrawn: product.withdrawn,
  price_cents: product.priceCents,
  list_price_cents: product.listPriceCents,
  available: product.available,
  back_order: product.isService,
  restock_on: product.restockInDays === null ? null : dayAfter(now, product.restockInDays),
})

/**
 * What the demo's merchant pays: between 62% and 81% of the price, by the last digits of the product's id. A
 * real merchant's costs come with the catalog.
 */
const costsOfAll = (products: readonly DemoProduct[]): { productId: string; cost: Cents }[] =>
  products.flatMap(({ id, isService, priceCents }) =>
    isService || priceCents === null
      ? []
      : [{ productId: id, cost: share(toCents(priceCents), 0.62 + (Number(id) % 20) / 100) }],
  )

function relationRows(products: readonly DemoProduct[], idOf: ReadonlyMap<string, string>): RelationRow[] {
  return products.flatMap((product) =>
    product.relations.flatMap(({ kind, sku, quantity, page, reason }, position) => {
      const related = idOf.get(sku)
      return related === undefined
        ? []
        : [{ product_id: product.id, kind, related_id: related, position, quantity, page, reason }]
    }),
  )
}

function matchRows(products: readonly DemoProduct[], idOf: ReadonlyMap<string, string>): MatchRow[] {
  const id = (sku: string | null): string | null => (sku === null ? null : (idOf.get(sku) ?? null))
  return products.flatMap(({ id: productId, match }) =>
    match === null
      ? []
      : [
          {
            product_id: productId,
            outdoor_id: id(match.outdoor),
            indoor_id: id(match.indoor),
            furnace_id: id(match.furnace),
            outdoor_model: match.outdoorModel,
            indoor_model: match.indoorModel,
            furnace_model: match.furnaceModel,
            reference_number: null,
            seer2: match.seer2,
            eer2: match.eer2,
            hspf2: match.hspf2,
            afue: match.afue,
            cooling_btu: match.coolingBtu,
            heating_btu: match.heatingBtu,
            rating_source: match.source,
          },
        ],
  )
}

const documentRows = (products: readonly DemoProduct[]): DocumentRow[] =>
  products
    .filter((product) => !product.isService)
    .flatMap((product) => {
      const { id, name } = product
      const brochure = brochureOf(product)
      return [
        {
          product_id: id,
          position: 1,
          kind: 'specification',
          title: `Specification sheet, ${name}`,
          url: `/product-documents/${id}/specification-sheet.pdf`,
        },
        ...(brochure
          ? [
              {
                product_id: id,
                position: 2,
                kind: 'brochure',
                title: `Brochure, ${brochure.name}`,
                url: brochure.url,
              },
            ]
          : []),
      ]
    })

/**
 * Loads the demo catalog once, in one transaction: categories, attributes, products with price and stock,
 * relations, matched systems, documents, reviews, answered questions and two coupons. A database that has
 * products is left as it is. `count` multiplies the catalog for measurements.
 */
export async function loadDemoCatalogue(
  db: Db,
  options: { log?: (line: string) => void; now?: Date; count?: number } = {},
): Promise<LoadResult> {
  const there = await db
    .selectFrom('product')
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(there.count) > 0)
    return { products: Number(there.count), relations: 0, reviews: 0, loaded: false }
  const now = options.now ?? new Date()
  const products = generateProducts(options.count === undefined ? {} : { count: options.count })
  const idOf = new Map(products.map((product) => [product.sku, product.id]))
  const relations = relationRows(products, idOf)
  const reviews = reviewsOfAll(products)
  await db.transaction().execute(async (transaction) => {
    await installVocabulary(transaction)
    await installBuyingGuides(transaction)
    await upsertProducts(
      transaction,
      products.map((product) => storedProduct(product, now)),
    )
    await transaction.updateTable('product_price').set({ valid_from: PRICES_FROM }).execute()
    await writeCosts(transaction, costsOfAll(products), now)
    await insertRelations(transaction, relations)
    await insertMatches(transaction, matchRows(products, idOf))
    await insertDocuments(transaction, documentRows(products))
    await insertReviews(transaction, reviews)
    await insertQuestions(transaction, products.flatMap(questionsOf))
    await transaction
      .insertInto('coupon')
      .values(COUPONS.map((coupon) => ({ ...coupon, starts_at: new Date(now.getTime() - DAY_MS) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await bumpCatalogue(transaction)
  })
  // PostgreSQL has no statistics for rows that were just inserted, and would plan queries badly.
  const analyze = sql`
    analyze product, product_price, stock, product_relation,
      matched_system, product_document, review, question
  `
  await analyze.execute(db)
  options.log?.(
    `Demo catalogue: ${products.length} products, ${relations.length} relations, ${reviews.length} reviews`,
  )
  return { products: products.length, relations: relations.length, reviews: reviews.length, loaded: true }
}

import { oc } from '@orpc/contract'
import { z } from 'zod'
import { line } from '#lib/text/plain-text.ts'
import { productCardSchema, productIdSchema, traitCardSchema } from './contract/card.ts'
import { categoryNodeSchema, categorySchema, menuEntrySchema } from './contract/category.ts'
import { productDetailsSchema, REVIEW_SORTS, reviewSchema } from './contract/product.ts'

export type { ProductCard, TraitCard } from './contract/card.ts'
export type { Category, CategoryArticle, CategoryNode, MenuEntry } from './contract/category.ts'
export type { ProductDetails, Question, RelatedProduct, Review } from './contract/product.ts'
export { productCardSchema, productDetailsSchema, productIdSchema }

const attributeSchema = z.object({
  id: z.number().int(),
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  kind: z.enum(['list', 'number', 'yesno']),
  filterGroup: z.string(),
  filterable: z.boolean(),
  help: z.string(),
  position: z.number().int(),
  least: z.number().nullable(),
  most: z.number().nullable(),
})

const MAX_PRODUCTS_AT_ONCE = 100

/** The letters of a model that a search for pairs needs, and the most it takes. */
export const PAIR_TEXT = { least: 3, most: 40 } as const

const pairSchema = z.object({
  id: productIdSchema,
  name: z.string(),
  sku: z.string(),
  path: z.string(),
  price: z.number().describe('US dollars, two decimals'),
  isInStock: z.boolean(),
  referenceNumber: z.string().nullable().describe('of the AHRI directory; null: not listed'),
  ratingSource: z.string(),
  ratings: z.array(z.object({ label: z.string(), value: z.string(), unit: z.string() })),
  parts: z.array(z.object({ role: z.string(), model: z.string() })),
})
export type MatchedPair = z.infer<typeof pairSchema>
/** as many as a cart holds */
const MAX_LINES_AT_ONCE = 200

export const catalogContract = {
  /** Our choice. At most 24 pairs; `isMore` says that others match too. */
  pairs: oc
    .route({
      method: 'GET',
      path: '/catalog/matched_pairs',
      tags: ['catalog'],
      summary: 'Systems that are rated with an outdoor unit, indoor unit or furnace, or by AHRI number',
    })
    .input(
      z.object({
        model: line(PAIR_TEXT.most).min(PAIR_TEXT.least),
      }),
    )
    .output(z.object({ pairs: z.array(pairSchema), isMore: z.boolean() })),
  product: oc
    .route({
      method: 'GET',
      path: '/catalog/products/{id}',
      tags: ['catalog'],
      summary: 'Everything a product page shows',
    })
    .input(z.object({ id: productIdSchema }))
    .output(productDetailsSchema),
  reviews: oc
    .route({
      method: 'GET',
      path: '/catalog/products/{id}/reviews',
      tags: ['catalog'],
      summary: 'A page of ten reviews, sorted and filtered by stars; total counts the filtered reviews',
    })
    .input(
      z.object({
        id: productIdSchema,
        page: z.coerce.number().int().min(1).max(1000).default(1),
        sort: z.enum(REVIEW_SORTS).default('newest'),
        stars: z.coerce
          .number()
          .int()
          .min(1)
          .max(5)
          .optional()
          .describe('only reviews with this number of stars'),
        verified: z.enum(['true', 'false']).default('false').describe('only reviews of verified purchases'),
      }),
    )
    .output(z.object({ total: z.number().int(), page: z.number().int(), reviews: z.array(reviewSchema) })),
  multiple: oc
    .route({
      method: 'POST',
      path: '/products/multiple',
      tags: ['catalog'],
      summary: 'Several products as cards, in the order of the ids; unknown ids are left out',
    })
    .input(
      z.strictObject({
        productIds: z
          .array(z.union([productIdSchema, z.number().int().min(100_000_000).max(999_999_999)]))
          .max(MAX_PRODUCTS_AT_ONCE),
      }),
    )
    .output(z.object({ products: z.array(traitCardSchema) })),
  systems: oc
    .route({
      method: 'POST',
      path: '/catalog/systems',
      tags: ['catalog'],
      summary: 'Matched systems whose units are all among these products',
    })
    .input(
      z.strictObject({
        products: z
          .array(z.strictObject({ id: productIdSchema, quantity: z.number().int().min(1).max(10_000) }))
          .max(MAX_LINES_AT_ONCE),
      }),
    )
    .output(
      z.object({
        systems: z.array(
          z.object({
            system: productCardSchema.pick({ id: true, name: true, path: true, price: true }),
            units: z.array(productIdSchema).describe('those of the products that make it up'),
            saving: z.number().describe('US dollars that it costs less than its units; 0 when no less'),
          }),
        ),
      }),
    ),
  categories: oc
    .route({
      method: 'GET',
      path: '/catalog/categories',
      tags: ['catalog'],
      summary: 'The whole category tree with counts',
    })
    .output(z.object({ categories: z.array(categoryNodeSchema) })),
  category: oc
    .route({
      method: 'GET',
      path: '/catalog/categories/{+path}',
      tags: ['catalog'],
      summary: 'A category by its slug path',
    })
    .input(z.object({ path: z.string().max(400) }))
    .output(categorySchema),
  menu: oc
    .route({
      method: 'GET',
      path: '/catalog/menu',
      tags: ['catalog'],
      summary: 'The Shop menu: the same for every visitor; browsers cache it and revalidate it with its ETag',
    })
    .output(z.object({ entries: z.array(menuEntrySchema) })),
  attributes: oc
    .route({
      method: 'GET',
      path: '/catalog/attributes',
      tags: ['catalog'],
      summary: 'All attributes with unit, group and help, or one of them by its number',
    })
    .input(z.object({ id: z.coerce.number().int().min(1).max(1_000_000).optional() }).optional())
    .output(z.object({ attributes: z.array(attributeSchema) })),
}

import { oc } from '@orpc/contract'
import { z } from 'zod'
import { STOCK_STATUSES } from './rules/stock.ts'

export const productIdSchema = z
  .string()
  .regex(/^[0-9]{9}$/)
  .describe('nine digits')
const money = z.number().describe('US dollars, two decimals')
const attributeValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])
const day = z.string().describe('yyyy-mm-dd')

export const dimensionsSchema = z
  .object({ height: z.number(), width: z.number(), depth: z.number() })
  .describe('inches')
const drawingOptions = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
const drawingPartSchema = z.object({
  type: z.string(),
  options: drawingOptions,
  dimensions: dimensionsSchema,
})
export const drawingSchema = z.object({
  type: z.string(),
  options: drawingOptions,
  parts: z
    .array(drawingPartSchema)
    .readonly()
    .optional()
    .describe('a system is drawn as its parts side by side'),
})
export const stockSchema = z.object({
  status: z.enum(STOCK_STATUSES),
  left: z.number().int().nullable().describe('how many, said only when few are left'),
  restockOn: day.nullable(),
})
export const plateRowSchema = z.object({ label: z.string(), value: z.string(), unit: z.string() })
const ratingSchema = z.object({ average: z.number(), count: z.number().int() })

/** A product as a listing, a relation or a cart line shows it. */
export const productCardSchema = z.object({
  id: productIdSchema,
  sku: z.string(),
  name: z.string(),
  path: z.string(),
  brand: z.string(),
  series: z.string(),
  type: z.string(),
  template: z.string(),
  typeLabel: z.string(),
  summary: z.string(),
  price: money,
  listPrice: money.nullable(),
  stock: stockSchema,
  plate: z.array(plateRowSchema).describe('four rows'),
  attributes: z.record(z.string(), attributeValue),
  drawing: drawingSchema.nullable(),
  dimensions: dimensionsSchema.nullable(),
  weight: z.number().describe('pounds'),
  rating: ratingSchema.nullable(),
  shipsFree: z.boolean(),
  paysShipping: z.boolean(),
  isService: z.boolean(),
  withdrawn: z.boolean(),
})

export const breadcrumbSchema = z.object({ name: z.string(), slug: z.string(), path: z.string() })
const relatedSchema = z.object({
  product: productCardSchema,
  quantity: z.number().int(),
  reason: z.string(),
  page: z.number().int().nullable(),
})
export const reviewSchema = z.object({
  rating: z.number().int(),
  title: z.string(),
  body: z.string(),
  author: z.string(),
  place: z.string(),
  verified: z.boolean(),
  writtenOn: day,
})
/** A shopper's question and the answer it got. */
export const questionSchema = z.object({
  question: z.string(),
  author: z.string(),
  askedOn: day,
  answer: z.string(),
  answeredBy: z.string(),
  answeredOn: day,
})
/** A picture the merchant brought in; its copies are /product-images/{hash}/{width}.avif and .webp. */
export const imageSchema = z.object({
  hash: z.string(),
  alt: z.string(),
  width: z.number().int().describe('pixels of the largest copy'),
  height: z.number().int(),
})
const reviewSummarySchema = z.object({
  average: z.number(),
  count: z.number().int(),
  distribution: z.array(z.number().int()).describe('how many gave 1, 2, 3, 4, 5 stars'),
})

const matchedSystemSchema = z.object({
  referenceNumber: z.string().nullable(),
  ratingSource: z.string(),
  outdoor: productCardSchema.nullable(),
  indoor: productCardSchema.nullable(),
  furnace: productCardSchema.nullable(),
  outdoorModel: z.string(),
  indoorModel: z.string(),
  furnaceModel: z.string(),
  seer2: z.number().nullable(),
  eer2: z.number().nullable(),
  hspf2: z.number().nullable(),
  afue: z.number().nullable(),
  coolingBtu: z.number().nullable(),
  heatingBtu: z.number().nullable(),
})
const specRowSchema = z.object({
  id: z.number().int(),
  key: z.string(),
  name: z.string(),
  value: z.string(),
  unit: z.string(),
  help: z.string(),
})

/** E-PRODUCT: everything a product page shows. */
export const productDetailsSchema = z.object({
  details: productCardSchema.extend({
    description: z.string(),
    breadcrumbs: z.array(breadcrumbSchema),
    slug: z.string(),
    categoryId: z.number().int(),
    isHighValue: z.boolean(),
    freight: z.object({
      length: z.number().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      freightClass: z.number().optional(),
      mode: z.enum(['parcel', 'ltl']).optional(),
    }),
    updatedAt: z.string(),
  }),
  template: z.string(),
  heroBanner: z.object({ title: z.string(), text: z.string() }).nullable(),
  sections: z.array(z.object({ id: z.string(), title: z.string() })),
  productSeries: z.object({ name: z.string(), products: z.array(productCardSchema) }).nullable(),
  plate: z.array(plateRowSchema).describe('eight rows'),
  specs: z.array(z.object({ group: z.string(), rows: z.array(specRowSchema) })),
  documents: z.array(z.object({ kind: z.string(), title: z.string(), url: z.string() })),
  includedItems: z.object({
    includes: z.array(z.string()),
    products: z.array(relatedSchema),
    wifiAdapters: z.array(relatedSchema),
  }),
  required: z.array(relatedSchema),
  accessories: z.array(relatedSchema),
  compatible: z.array(relatedSchema),
  recommendations: z.array(relatedSchema),
  alsoConsider: relatedSchema.nullable(),
  matchedSystem: matchedSystemSchema.nullable(),
  partOfSystems: z.array(productCardSchema).describe('matched systems this product is a part of'),
  mostCommonAirHandler: productCardSchema.nullable(),
  includedAirHandlerTypes: z.array(z.string()),
  expertAssistance: z.boolean(),
  installationServiceIds: z.array(z.string()),
  reviewSummary: reviewSummarySchema.nullable(),
  reviews: z.array(reviewSchema),
  questions: z.array(questionSchema).describe('answered ones, newest answer first'),
  images: z.array(imageSchema),
})

const categoryRefSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  path: z.string(),
  image: z.string().nullable(),
  description: z.string(),
  productCount: z.number().int(),
  drawing: drawingSchema.nullable(),
  dimensions: dimensionsSchema.nullable(),
})

const categoryArticleSchema = z.object({
  sections: z.array(z.object({ title: z.string(), text: z.string() })).readonly(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).readonly(),
})
export type CategoryArticle = z.infer<typeof categoryArticleSchema>

/** E-CATEGORY */
export const categorySchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  videoUrl: z.string().nullable(),
  image: z.string().nullable(),
  isHighValue: z.boolean(),
  h1Text: z.string().describe('what the heading calls them; empty for the name'),
  article: categoryArticleSchema.nullable(),
  shouldDisplayBTUCalc: z.boolean(),
  path: z.string(),
  categoryPath: z.array(z.string()).describe('names from the top, as search takes them'),
  productCount: z.number().int(),
  breadcrumbs: z.array(breadcrumbSchema),
  subCategories: z.array(categoryRefSchema),
})

export interface CategoryNode extends z.infer<typeof categoryRefSchema> {
  children: CategoryNode[]
}
export const categoryNodeSchema: z.ZodType<CategoryNode> = categoryRefSchema.extend({
  get children() {
    return z.array(categoryNodeSchema)
  },
})

export interface MenuEntry {
  id: number
  name: string
  link: string
  icon: string
  /** how many products stand in it and below */
  count: number
  children: MenuEntry[]
}
export const menuEntrySchema: z.ZodType<MenuEntry> = z.object({
  id: z.number().int(),
  name: z.string(),
  link: z.string(),
  icon: z.string(),
  count: z.number().int(),
  get children() {
    return z.array(menuEntrySchema)
  },
})

export const attributeSchema = z.object({
  id: z.number().int(),
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  kind: z.enum(['list', 'number', 'yesno']),
  filterGroup: z.string(),
  filterable: z.boolean(),
  help: z.string(),
  position: z.number().int(),
})

export type ProductCard = z.infer<typeof productCardSchema>
export type ProductDetails = z.infer<typeof productDetailsSchema>
export type Category = z.infer<typeof categorySchema>
export type Review = z.infer<typeof reviewSchema>
export type Question = z.infer<typeof questionSchema>
export type RelatedProduct = z.infer<typeof relatedSchema>

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export const MAX_PRODUCTS_AT_ONCE = 100

export const catalogContract = {
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
      summary: 'A page of ten reviews, sorted and by stars; total counts what the stars let through',
    })
    .input(
      z.object({
        id: productIdSchema,
        page: z.coerce.number().int().min(1).max(1000).default(1),
        sort: z.enum(REVIEW_SORTS).default('newest'),
        stars: z.coerce.number().int().min(1).max(5).optional().describe('only those that gave so many'),
        verified: z.enum(['true', 'false']).default('false').describe('only of verified purchases'),
      }),
    )
    .output(z.object({ total: z.number().int(), page: z.number().int(), reviews: z.array(reviewSchema) })),
  multiple: oc
    .route({
      method: 'POST',
      path: '/products/multiple',
      tags: ['catalog'],
      summary: 'Several products as cards, in the order asked; unknown ids are left out',
    })
    .input(
      z.strictObject({
        productIds: z
          .array(z.union([productIdSchema, z.number().int().min(100_000_000).max(999_999_999)]))
          .max(MAX_PRODUCTS_AT_ONCE),
      }),
    )
    .output(z.object({ products: z.array(productCardSchema) })),
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
      summary: 'The Shop menu: the same for everybody, kept by browsers and asked for again with its ETag',
    })
    .output(z.object({ entries: z.array(menuEntrySchema) })),
  attributes: oc
    .route({
      method: 'GET',
      path: '/catalog/attributes',
      tags: ['catalog'],
      summary: 'All attributes with unit, group and help',
    })
    .output(z.object({ attributes: z.array(attributeSchema) })),
}

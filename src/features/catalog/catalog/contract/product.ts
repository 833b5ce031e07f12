import { z } from 'zod'
import { day, imageSchema, plateRowSchema, productCardSchema } from './card.ts'
import { breadcrumbSchema } from './category.ts'

export const reviewSchema = z.object({
  rating: z.number().int(),
  title: z.string(),
  body: z.string(),
  author: z.string(),
  place: z.string(),
  verified: z.boolean(),
  writtenOn: day,
})
/** A shopper's question and its answer. */
const questionSchema = z.object({
  question: z.string(),
  author: z.string(),
  askedOn: day,
  answer: z.string(),
  answeredBy: z.string(),
  answeredOn: day,
})
const reviewSummarySchema = z.object({
  average: z.number(),
  count: z.number().int(),
  distribution: z.array(z.number().int()).describe('how many gave 1, 2, 3, 4, 5 stars'),
})

export type Review = z.infer<typeof reviewSchema>
export type Question = z.infer<typeof questionSchema>

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const

const relatedSchema = z.object({
  product: productCardSchema,
  quantity: z.number().int(),
  reason: z.string(),
  page: z.number().int().nullable(),
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
const circuitSchema = z.object({
  unit: z.string().describe('what the circuit feeds'),
  count: z.number().int().describe('how many circuits like this one'),
  supply: z.string().describe('as the maker states it: 208/230 V'),
  mca: z.number().nullable().describe('minimum circuit ampacity, A'),
  breaker: z.number().nullable().describe('largest breaker, A'),
  plugsIn: z.boolean().describe('has a power cord'),
})
const unitSizeSchema = z.object({
  unit: z.string(),
  name: z.string(),
  width: z.number().describe('inches'),
  height: z.number(),
  depth: z.number(),
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
  circuits: z.array(circuitSchema).describe('one row for each circuit of the product or of its units'),
  unitSizes: z.array(unitSizeSchema).describe('sizes of the units of a system'),
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

export type ProductDetails = z.infer<typeof productDetailsSchema>
export type RelatedProduct = z.infer<typeof relatedSchema>

import { oc } from '@orpc/contract'
import { z } from 'zod'
import { productCardSchema } from '#features/catalog/catalog/contract.ts'
import { trusted } from '#lib/http/trusted.ts'
import type { CategoryNode } from './rules/facets/category-tree.ts'
import {
  DEFAULT_SORTING,
  MAX_FILTER_GROUPS,
  MAX_FILTER_VALUES,
  MAX_FROM,
  MAX_LIMIT,
  MAX_QUERY_LENGTH,
  MAX_VALUE_LENGTH,
  PAGE_LIMIT,
  SORT_MODES,
} from './rules/listing/listing.ts'
import { PART_KINDS } from './rules/query/parts/read-parts.ts'
import { texts } from './texts.ts'

const MAX_PATH_LENGTH = 400
const MAX_SUGGESTIONS = 20

const values = z.array(z.string().max(MAX_VALUE_LENGTH)).max(MAX_FILTER_VALUES)
const attributeId = z.string().regex(/^\d{1,6}$/)

const activeFiltersSchema = z
  .strictObject({
    brand: values.optional(),
    series: values.optional(),
    type: values.optional(),
    price: values.optional().describe('dollar ranges "500-999.99", "*-500", "2000-*", ends included'),
    rating: values.optional().describe('ranges like "4-5"'),
    availability: values.optional(),
    attributes: z
      .record(attributeId, values)
      .default({})
      .describe('by attribute id: values, or ranges for numbers'),
  })
  .refine(
    (filters) =>
      Object.keys(filters.attributes).length + Object.keys(filters).length - 1 <= MAX_FILTER_GROUPS,
    texts.tooManyGroups(MAX_FILTER_GROUPS),
  )

const MOST_BTU = 10_000_000
const btu = z.int().min(0).max(MOST_BTU)
const sizeWindowSchema = z.strictObject({ least: btu, usual: btu, most: btu })

const listHomeSchema = z.strictObject({
  heating: sizeWindowSchema.nullable(),
  cooling: z
    .strictObject({ single: sizeWindowSchema, 'two-stage': sizeWindowSchema, variable: sizeWindowSchema })
    .nullable(),
  isManufactured: z.boolean(),
  place: z.strictObject({ zip: z.string().max(10), state: z.string().max(2), countyFips: z.string().max(5) }),
  on: z.iso.date().describe('the day whose rules hold'),
  onlyFitting: z.boolean().describe('leave out what does not fit, when anything does'),
})

/** A product as a list shows it: its card with the names of its categories. */
const foundProductSchema = productCardSchema.extend({ categories: z.array(z.string()) })
export type FoundProduct = z.infer<typeof foundProductSchema>

const bucketSchema = z.object({
  key: z.string(),
  doc_count: z.number(),
  from: z.number().optional(),
  to: z.number().optional(),
})
const groupSchema = z.object({
  name: z.string(),
  unit: z.string(),
  buckets: z.array(bucketSchema),
  min: z.number().optional(),
  max: z.number().optional(),
})
const categoryNodeSchema: z.ZodType<CategoryNode> = z.object({
  path: z.string(),
  name: z.string(),
  url: z.string(),
  doc_count: z.number(),
  get children() {
    return z.array(categoryNodeSchema)
  },
})

const hitSchema = z.object({
  _id: z.string(),
  _score: z.number(),
  _source: foundProductSchema,
  highlight: z
    .object({ name: z.array(z.object({ text: z.string(), isMatch: z.boolean() })) })
    .optional()
    .describe('our choice: parts of the name instead of markup'),
})

const hitsSchema = z.object({
  total: z.object({ value: z.number(), relation: z.literal('eq') }),
  hits: z.array(hitSchema),
})
const aggregationsSchema = z.object({
  brand: groupSchema.optional(),
  series: groupSchema.optional(),
  type: groupSchema.optional(),
  price: groupSchema.optional(),
  rating: groupSchema.optional(),
  availability: groupSchema.optional(),
  attributes: z.record(z.string(), groupSchema),
  categories: z.array(categoryNodeSchema),
})

const adviceSchema = z.object({
  kind: z
    .enum(['symptom', 'job', 'unsold'])
    .describe('a fault of a machine or a home; a room or plan; goods that the store does not sell'),
  title: z.string(),
  text: z.string().describe('what to do first, and why a technician; or what suits, and on which condition'),
  path: z.string().optional().describe('the page that says more'),
  also: z.array(z.string()).optional().describe('pages of the next likely answers'),
  call: z
    .enum(['danger', 'tech', 'check'])
    .optional()
    .describe('danger: leave first, no products; tech: a technician is needed; check: look yourself first'),
  goods: z
    .array(z.object({ text: z.string(), path: z.string() }))
    .describe('kinds of products that help, with a search for each'),
})
export type SearchAdvice = z.infer<typeof adviceSchema>

/** Every part of an answer, read strictly. */
export const strictSearchAnswerSchema = z.object({
  hits: hitsSchema,
  aggregations: aggregationsSchema,
  version: z.number().describe('our choice: catalog version that the whole answer comes from'),
  corrections: z
    .array(z.object({ said: z.string(), read: z.string() }))
    .describe('our choice: words whose spelling we corrected'),
  isRelaxed: z
    .boolean()
    .describe('our choice: true when no product matches everything and the nearest are shown'),
  setAside: z
    .array(z.string())
    .describe('our choice: words of the query that no product of the kind has, as typed'),
  notSold: z
    .string()
    .optional()
    .describe('our choice: the size and goods that nothing has; the products have the nearest sizes'),
  unsoldBrand: z
    .string()
    .optional()
    .describe('our choice: the maker that was asked for and is not sold; the products are comparable ones'),
  fits: z.string().optional().describe('our choice: the model in the question that the first products fit'),
  replaced: z
    .array(z.object({ model: z.string(), by: z.array(z.string()), isShown: z.boolean() }))
    .optional()
    .describe(
      'our choice: models in the question that are no longer sold, what takes their place, the best first, ' +
        'and whether the products are these and their like',
    ),
  fit: z
    .object({ fitting: z.int(), of: z.int(), isOnly: z.boolean() })
    .optional()
    .describe('our choice: how many of the products fit the home of the request'),
  place: z
    .object({
      label: z.string(),
      zip: z.string(),
      forbidden: z.array(z.object({ id: z.string(), why: z.string() })),
    })
    .optional()
    .describe('our choice: the place in the question, and why its laws forbid products of this page'),
  read: z
    .array(z.object({ kind: z.enum(PART_KINDS), said: z.string(), rest: z.string() }))
    .describe(
      'our choice: the parts of the query as they were read, in its order, each with the query without it, ' +
        'e.g. {"kind":"limit","said":"under $1,500","rest":"gas furnace"}',
    ),
  advice: adviceSchema
    .optional()
    .describe(
      'our choice: what answers a fault, a room or goods that we do not sell; the hits are goods that help',
    ),
})
const searchAnswerSchema = strictSearchAnswerSchema.extend({
  hits: trusted(hitsSchema),
  aggregations: trusted(aggregationsSchema),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>

export const searchRequestSchema = z.strictObject({
  originPage: z.string().max(50).default('search'),
  activeFilters: activeFiltersSchema.default({ attributes: {} }),
  categoryPath: z.string().max(MAX_PATH_LENGTH).default(''),
  query: z.string().max(MAX_QUERY_LENGTH).default(''),
  limit: z.int().min(1).max(MAX_LIMIT).default(PAGE_LIMIT),
  from: z.int().min(0).max(MAX_FROM).default(0),
  activeSorting: z
    .strictObject({ mode: z.enum(SORT_MODES), order: z.enum(['asc', 'desc']) })
    .default(DEFAULT_SORTING),
  home: listHomeSchema
    .optional()
    .describe('our choice: the home to order the products for, in BTU/h: what fits it comes first'),
})
export type SearchRequest = z.output<typeof searchRequestSchema>

const suggestedProductSchema = z.object({
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  brand: z.string(),
  path: z.string(),
  price: z.number(),
})

const suggestAnswerSchema = z.object({
  version: z.number(),
  products: z.array(suggestedProductSchema),
  categories: z.array(
    z.object({ name: z.string(), path: z.string(), url: z.string(), doc_count: z.number() }),
  ),
  completions: z.array(z.string()),
  advice: adviceSchema.optional(),
})
export type SuggestAnswer = z.infer<typeof suggestAnswerSchema>

export const searchContract = {
  search: oc
    .route({
      method: 'POST',
      path: '/search',
      tags: ['search'],
      summary: 'Products for a text, filters and a category, with exact counts for every filter',
    })
    .input(searchRequestSchema)
    .output(searchAnswerSchema),
  suggest: oc
    .route({
      method: 'GET',
      path: '/search/suggest',
      tags: ['search'],
      summary: 'Products, categories and whole queries while the shopper types',
    })
    .input(
      z.object({
        q: z.string().max(MAX_QUERY_LENGTH).default(''),
        limit: z.coerce.number().int().min(1).max(MAX_SUGGESTIONS).default(6),
      }),
    )
    .output(suggestAnswerSchema),
}

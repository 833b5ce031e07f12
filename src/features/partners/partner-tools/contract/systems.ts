import { z } from 'zod'
import { STOCK_STATUSES } from '#features/catalog/catalog/rules/stock.ts'
import { ZIP_SHAPE } from '#features/catalog/location/rules/zip-states.ts'
import { SYSTEM_TYPES } from '#features/choosing/system-selector/rules/selections.ts'
import { line } from '#lib/text/plain-text.ts'
import { FACET_KEYS, SORTS, TOOL_KINDS } from '../rules/tool-kinds.ts'

export const productId = z.string().regex(/^\d{9}$/)
export const dollars = z.number().describe('US dollars, two decimals')
export const zip = z.string().regex(ZIP_SHAPE)

/** Stock of a product for the quantity that was asked for. */
export const stockSchema = z.object({
  status: z.enum(STOCK_STATUSES),
  left: z.int().nullable(),
  restockOn: z.iso.date().nullable(),
})

/** A rule with its source and the day on which it was last checked. */
export const verdictSchema = z.object({
  id: z.string(),
  says: z.string(),
  source: z.string(),
  status: z.enum(['standard', 'practice']),
  read: z.iso.date(),
})

const btu = z.number().min(1_000).max(2_000_000)

const gaugeSchema = z.object({
  has: z.int(),
  percent: z.number(),
  least: z.number(),
  most: z.number(),
  fits: z.boolean(),
  because: z.string(),
})
export type RowGauge = z.infer<typeof gaugeSchema>

const rowSchema = z.object({
  id: productId,
  sku: z.string(),
  name: z.string(),
  path: z.string(),
  brand: z.string(),
  systemType: z.enum(SYSTEM_TYPES),
  units: z.array(z.object({ role: z.string(), sku: z.string(), quantity: z.int() })),
  ahri: z.string().nullable().describe('the AHRI reference number, where the maker gives it'),
  ratingSource: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  price: dollars.describe('of the system, at the prices of the person who asks'),
  kitPrice: dollars.describe('with its required parts'),
  grossProfit: dollars.nullable().optional().describe('of the kit; only for staff'),
  stock: stockSchema,
  lines: z.array(z.object({ id: productId, qty: z.int() })).describe('the kit as it goes into a cart'),
  parts: z.array(z.string()).describe('names of the required parts'),
  fit: z.object({
    cooling: gaugeSchema.nullable(),
    heating: gaugeSchema.nullable(),
    backup: z.string().nullable(),
    fits: z.boolean().nullable(),
  }),
})
export type SystemRow = z.infer<typeof rowSchema>

export const systemsInput = z.strictObject({
  kind: z.enum(TOOL_KINDS),
  /** a model number, its beginning, or an AHRI number */
  text: line(60).default(''),
  zip: zip.optional(),
  chosen: z.partialRecord(z.enum(FACET_KEYS), z.array(line(60)).max(40)).default({}),
  seer2: z.number().min(5).max(60).optional(),
  hspf2: z.number().min(3).max(30).optional(),
  afue: z.number().min(50).max(100).optional(),
  mostPrice: z.number().min(0).max(1_000_000).optional(),
  /** the load of the home, BTU/h */
  cooling: btu.optional(),
  heating: btu.optional(),
  onlyFitting: z.boolean().default(false),
  sort: z.enum(SORTS).default('price'),
  page: z.int().min(1).max(1_000).default(1),
})

export const systemsOutput = z.object({
  total: z.int(),
  pages: z.int(),
  rows: z.array(rowSchema),
  facets: z.array(
    z.object({
      key: z.enum(FACET_KEYS),
      label: z.string(),
      options: z.array(
        z.object({ value: z.string(), label: z.string(), count: z.int(), isChosen: z.boolean() }),
      ),
    }),
  ),
  /** systems that the laws of the place forbid and that were left out */
  illegal: z.int(),
  place: z.string().nullable(),
  rules: z.array(verdictSchema),
  asOf: z.iso.date(),
})
export type FoundSystems = z.infer<typeof systemsOutput>

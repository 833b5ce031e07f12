import { z } from 'zod'
import { MAX_QUANTITY } from '#features/selling/pricing/rules/requested-line.ts'
import { isInCents } from '#lib/money.ts'
import { line, lines } from '#lib/text/plain-text.ts'
import * as fields from '#lib/typed/fields.ts'
import { optionally } from '#lib/typed/schemas.ts'
import { SHOPPER_ACTIONS } from '../rules/allowed-actions.ts'
import { MOST_LINES, MOST_SECTION_LINES, MOST_SECTIONS, TIERS } from '../rules/content.ts'
import { SHOPPER_STATES } from '../rules/states.ts'
import { laborSchema, laborTaxSchema } from './labor.ts'

/** Dollars with at most two decimals. */
export const amount = z.number().min(0).max(10_000_000).refine(isInCents)

export const productId = z.string().regex(/^\d{9}$/)
const key = z.string().regex(/^[\w-]{1,40}$/)
export const quantity = z.int().min(1).max(MAX_QUANTITY)

const lineSchema = z.strictObject({
  key,
  id: productId,
  qty: quantity,
  /** what the quote asks, each; left out: the price in force */
  price: amount.nullish(),
  /** of the answer: the price in force when the line was saved. A request's value is ignored. */
  listPrice: amount.nullish(),
  isOptional: z.boolean().default(false),
  /** alternatives: at most one line of a group is selected */
  group: key.nullable().default(null),
  note: line(300).default(''),
})

const sectionSchema = z.strictObject({
  key,
  title: line(80),
  tier: z.enum(TIERS).nullable().default(null),
  note: lines(1_000).default(''),
  isRecommended: z.boolean().default(false),
  lines: z.array(lineSchema).max(MOST_SECTION_LINES),
  /** only in quotes of a contractor's company */
  labor: laborSchema.optional(),
})

const btu = z.int().min(0).max(10_000_000)

export const contentSchema = z.strictObject({
  sections: z
    .array(sectionSchema)
    .max(MOST_SECTIONS)
    .refine((sections) => sections.reduce((sum, each) => sum + each.lines.length, 0) <= MOST_LINES),
  message: lines(4_000).default(''),
  load: z
    .strictObject({ heatingBtu: btu, coolingBtu: btu, source: line(120) })
    .nullable()
    .default(null),
  /** consultantData: whom the customer calls */
  consultant: z.strictObject({
    name: line(120),
    phone: line(40),
    extension: line(10).default(''),
    email: line(200),
  }),
  shipping: z
    .strictObject({ type: line(20).nullable(), overrideCost: amount.nullable() })
    .default({ type: null, overrideCost: null }),
  laborTax: laborTaxSchema.optional(),
  isTaxExempt: z.boolean().default(false),
  certificateId: z.int().min(1).nullable().default(null),
  discount: z
    .strictObject({
      reason: line(200).default(''),
      responsibleParty: line(120).default(''),
      comments: lines(1_000).default(''),
    })
    .nullable()
    .default(null),
  /** always false in answers: a quote holds no stock; the order takes it */
  holdsStock: z.boolean().default(false),
  showsDrawings: z.boolean().default(true),
})
export type WireContent = z.infer<typeof contentSchema>

export const contactSchema = z.strictObject({
  name: line(120).default(''),
  phone: line(40).default(''),
  email: optionally(fields.email).default(''),
  zip: line(10).default(''),
})
export type QuoteContact = z.infer<typeof contactSchema>

export const selectionSchema = z.strictObject({
  sectionKey: key,
  lines: z.array(z.strictObject({ key, qty: quantity })).max(MOST_SECTION_LINES),
})

const money = z.number()

/** What a selection of one option costs. */
export const totalsSchema = z.object({
  sectionKey: z.string(),
  selected: money,
  shipping: money,
  shippingType: z.string().nullable(),
  shippingOptions: z.array(
    z.object({
      type: z.string(),
      label: z.string(),
      cost: money,
      deliveryDate: z.string().nullable(),
      deliveryDateTo: z.string().nullable(),
    }),
  ),
  tax: money,
  total: money,
  /** products that were withdrawn since */
  withdrawn: z.array(z.string()),
})
export type WireTotals = z.infer<typeof totalsSchema>

/** The facts of a product that a quote counts with; `rules/quote-product.ts` in dollars. */
const countedProductSchema = z.object({
  id: z.string(),
  type: z.string(),
  isService: z.boolean(),
  isSold: z.boolean(),
  price: money,
  weightLb: z.number(),
  mode: z.enum(['parcel', 'ltl']),
  groundOnly: z.boolean(),
  shipsFree: z.boolean(),
  paysShipping: z.boolean(),
  available: z.int(),
  backOrder: z.boolean(),
  restockOn: z.string().nullable(),
})
export type WireCountedProduct = z.infer<typeof countedProductSchema>

/** The same with what staff see of the product. */
const quoteProductSchema = countedProductSchema.extend({
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  url: z.string(),
})
export type WireProduct = z.infer<typeof quoteProductSchema>

/** What `totalsOf` needs besides the content, so that a browser counts like the server. */
export const factsSchema = z.object({
  products: z.array(countedProductSchema),
  location: z.object({
    state: z.string(),
    taxRate: z.number(),
    freightTaxable: z.boolean(),
    transitDays: z.int().nullable(),
  }),
  delivery: z.object({ showInside: z.boolean(), showGuaranteed: z.boolean() }),
  at: z.iso.datetime(),
  exempt: z.boolean(),
  shipping: z.object({ type: z.string().nullable(), overrideCost: money.nullable() }),
})
export const deskFactsSchema = factsSchema.extend({ products: z.array(quoteProductSchema) })
export type WireFacts<Product extends WireCountedProduct = WireCountedProduct> = Omit<
  z.infer<typeof factsSchema>,
  'products'
> & { products: Product[] }

export const commentSchema = z.object({
  id: z.int(),
  author: z.enum(['customer', 'consultant']),
  by: z.string(),
  text: z.string(),
  isInternal: z.boolean(),
  at: z.iso.datetime(),
})

export const fileSchema = z.object({
  id: z.int(),
  kind: z.enum(['photo', 'plate', 'document']),
  name: z.string(),
  type: z.string(),
  isShared: z.boolean(),
  by: z.string(),
  at: z.iso.datetime(),
})

/** A contractor's company, as its quotes name it. */
export const senderSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  license: z.string(),
  /** names the picture at /v1/api/company-logos; null: no logo */
  logo: z.string().nullable(),
})

/** The part of a customer's answer that has the state of the quote. */
export const shopperStandingSchema = z.object({
  version: z.int(),
  versionHash: z.string(),
  state: z.enum(SHOPPER_STATES),
  validUntil: z.iso.datetime().nullable(),
  allowedActions: z.array(z.enum(SHOPPER_ACTIONS)),
})

/**
 * The figures by which the options of a quote are compared, from the data of the products that are selected
 * first.
 */
export const optionFactsSchema = z.object({
  heatingBtu: z.number().nullable(),
  coolingBtu: z.number().nullable(),
  afue: z.number().nullable(),
  seer2: z.number().nullable(),
  hspf2: z.number().nullable(),
  /** of the loudest unit, dB */
  sound: z.number().nullable(),
  /** a year in the same house for every option; null where it is unknown */
  yearlyCost: z.number().nullable(),
  /** the shortest parts warranty of the equipment, in years */
  warrantyYears: z.number().nullable(),
  /** what programs pay back after the purchase; no total has it taken off */
  rebate: z.object({ amount: z.number(), atMost: z.boolean() }).nullable(),
})
export type WireOptionFacts = z.infer<typeof optionFactsSchema>

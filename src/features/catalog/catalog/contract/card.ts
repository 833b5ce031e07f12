import { z } from 'zod'
import { IMAGE_KINDS } from '../rules/product-image.ts'
import { STOCK_STATUSES } from '../rules/stock.ts'

export const productIdSchema = z
  .string()
  .regex(/^[0-9]{9}$/)
  .describe('nine digits')
const money = z.number().describe('US dollars, two decimals')
const attributeValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])
export const day = z.string().describe('yyyy-mm-dd')

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
const stockSchema = z.object({
  status: z.enum(STOCK_STATUSES),
  left: z.number().int().nullable().describe('how many are left; null unless few are'),
  restockOn: day.nullable(),
})
export const plateRowSchema = z.object({ label: z.string(), value: z.string(), unit: z.string() })
/** A picture that the merchant provided. Its copies are /product-images/{hash}/{width}.avif and .webp. */
export const imageSchema = z.object({
  hash: z.string(),
  alt: z.string(),
  kind: z
    .enum(IMAGE_KINDS)
    .describe('the product alone, at its place in a home, its data label, or in its carton'),
  width: z.number().int().describe('pixels of the largest copy'),
  height: z.number().int(),
})
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
  isOff: z.literal(true).optional().describe('a service that staff have switched off for now'),
  photo: imageSchema.optional().describe('stands for the product in lists; absent without one'),
  picture: z
    .string()
    .optional()
    .describe('a path of the store: the picture of its type, where it has no photograph'),
})

export type ProductCard = z.infer<typeof productCardSchema>

/** With what the product is, for who has a rule of his own. */
export const traitCardSchema = productCardSchema.extend({
  traits: z.array(z.string()).describe('of its type, e.g. "burns-gas"'),
})
export type TraitCard = z.infer<typeof traitCardSchema>

import { z } from 'zod'
import { STOCK_STATUSES } from '#features/catalog/catalog/rules/stock.ts'
import { MAX_QUANTITY } from '#features/selling/pricing/rules/requested-line.ts'
import { type Cents, toCents } from '#lib/money.ts'
import { MAX_LINES, type StoredCart } from '../rules/types.ts'

/** What staff see of a cart: what it earns, and the units in stock. */
export const internalFiguresSchema = z.object({
  /** null when the cost of a product is unknown */
  grossProfit: z.number().nullable(),
  inventory: z.array(z.object({ id: z.string(), available: z.int(), reserved: z.int() })),
})

const dimensionsSchema = z.object({ height: z.number(), width: z.number(), depth: z.number() })
const drawingShape = {
  type: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
}
/** What draws a product's small picture. */
const thumbnailSchema = z.object({
  drawing: z.object({
    ...drawingShape,
    parts: z.array(z.object({ ...drawingShape, dimensions: dimensionsSchema })).optional(),
  }),
  dimensions: dimensionsSchema.nullable(),
})

export const availabilitySchema = z.object({
  status: z.enum(STOCK_STATUSES),
  left: z.int().nullable(),
  restockOn: z.iso.date().nullable(),
})

// A file of its own: a browser that reads its saved cart needs none of the schemas of the cart's calls, and a
// browser without a saved cart none at all.

export const productId = z.string().regex(/^\d{9}$/)
export const quantity = z.int().min(1).max(MAX_QUANTITY)

// The fields that are equal on the wire and in the browser's cart; each side adds its amounts.
export const itemFacts = {
  id: productId,
  name: z.string(),
  description: z.string(),
  details: z.string(),
  qty: quantity,
  thumbnail: thumbnailSchema.nullable(),
  breadcrumbs: z.array(z.object({ name: z.string(), url: z.string() })),
  isService: z.boolean(),
  isAdditionalService: z.boolean(),
  additionalServices: z.array(z.string()),
  serviceImage: z.string(),
  sku: z.string(),
  brand: z.string(),
  category: z.string(),
  url: z.string(),
  kBType: z.string(),
  /** of its type; carts of earlier releases have none */
  traits: z.array(z.string()).default([]),
  quoteID: z.string().nullable(),
  weightLb: z.number(),
  shipsFree: z.boolean(),
  paysShipping: z.boolean(),
  availability: availabilitySchema,
}

const cents = z
  .int()
  .min(0)
  .transform((value): Cents => toCents(value))

/** An item as the browser keeps it: amounts in cents. */
const storedItemSchema = z.object({
  ...itemFacts,
  price: cents,
  breaks: z.array(z.object({ from: z.int(), price: cents })).optional(),
  retailPrice: cents,
  discount: z.object({ discountAmount: cents }),
  discountAmount: cents,
  couponDiscountAmount: cents,
  repricing: z.object({ price: cents, reason: z.string() }).nullable(),
})

/** The storage entry `alpine.cart`. */
export const storedCartSchema: z.ZodType<StoredCart> = z.object({
  items: z.array(storedItemSchema).max(MAX_LINES),
  couponCode: z.string().max(40).nullable(),
  preferredShipping: z
    .object({
      type: z.enum(['standard', 'expedited', 'guaranteed']),
      requestedShipDate: z.iso.date().nullable(),
    })
    .nullable(),
})

/** The cart of a saved text; undefined when it cannot be read. */
export function readSavedCart(text: string): StoredCart | undefined {
  try {
    const parsed = storedCartSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

import { z } from 'zod'
import { STOCK_STATUSES } from '#features/catalog/catalog/rules/stock.ts'

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
export const thumbnailSchema = z.object({
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

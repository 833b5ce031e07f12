import { z } from 'zod'
import { STOCK_STATUSES } from '#features/catalog/catalog/rules/stock.ts'
import { ZIP_SHAPE } from '#features/catalog/location/rules/zip-states.ts'

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

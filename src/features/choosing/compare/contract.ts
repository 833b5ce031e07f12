import { oc } from '@orpc/contract'
import { z } from 'zod'
import { productCardSchema, productIdSchema } from '#features/catalog/catalog/contract.ts'
import { MAX_COMPARED } from './rules/compared.ts'

const dollars = z.number().describe('US dollars, two decimals')
const runningCostSchema = z
  .object({ heating: dollars.nullable(), cooling: dollars.nullable() })
  .describe(
    'a year in one and the same house, as if the product did all of the work; null for work it does not do',
  )

const rowSchema = z.object({
  key: z.string(),
  label: z.string(),
  help: z.string(),
  cells: z.array(z.object({ value: z.string(), unit: z.string() })).describe('one a product, in their order'),
  best: z
    .object({ word: z.enum(['Highest', 'Lowest', 'Longest', 'Quietest']), at: z.array(z.int()) })
    .nullable()
    .describe('positions of the products with the best value'),
  differs: z.boolean(),
})

/** E-COMPARE: compareProductsSpecs. The specification leaves the answer's shape open; this is our choice. */
const compareSpecsSchema = z.object({
  products: z.array(productCardSchema).describe('in the order asked'),
  groups: z.array(z.object({ title: z.string(), rows: z.array(rowSchema) })),
  runningCosts: z.array(runningCostSchema).describe('one a product'),
  suggestions: z
    .array(productCardSchema)
    .describe('near the first product in size and price, for an empty column'),
  prices: z
    .array(z.object({ name: z.string(), price: z.number(), unit: z.string(), asOf: z.iso.date().nullable() }))
    .describe('what the running costs are calculated with'),
  pricedFor: z.string().nullable().describe('the state of the prices; null: no place is known'),
  unknownIDs: z.array(productIdSchema).describe('asked for, but not ours'),
})

export type CompareSpecs = z.infer<typeof compareSpecsSchema>

export const compareContract = {
  products: oc
    .route({
      method: 'POST',
      path: '/products/compare',
      tags: ['catalog'],
      summary: 'Up to four products side by side, row by row',
    })
    .input(
      z.strictObject({
        productIDs: z
          .array(z.union([productIdSchema, z.int().min(100_000_000).max(999_999_999)]))
          .min(1)
          .max(MAX_COMPARED),
        zipCode: z
          .string()
          .max(100)
          .optional()
          .describe('a US ZIP code, for the fuel prices of its state; unknown ones count as left out'),
      }),
    )
    .output(compareSpecsSchema),
}

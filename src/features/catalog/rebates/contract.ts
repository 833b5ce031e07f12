import { oc } from '@orpc/contract'
import { z } from 'zod'
import { PAYMENTS } from './rules/programs.ts'

const productId = z.string().regex(/^\d{9}$/)
const day = z.string().describe('yyyy-mm-dd')
const money = z.number().describe('US dollars, two decimals')

/** Most products of one call: a listing page and its product rows. */
const MAX_REBATE_PRODUCTS = 100

const conditionSchema = z.enum([
  'served',
  'assistance',
  'members',
  'installed',
  'exclusive',
  'energyStar',
  'coldClimate',
  'rating',
  'newHome',
  'matched',
  'replaces',
  'contractor',
  'steps',
  'wholeHome',
  'savings',
  'tier',
  'share',
  'price',
])

const fuel = z.enum(['electricity', 'gas'])

/** E-REBATES: what programs pay for one product at one zip. */
const rebateRecordSchema = z.object({
  product_id: productId,
  fuels: z.array(fuel).describe('whose utility decides about offers: see utilities'),
  totalRebate: money.describe(
    'the best of each level of authority; income-tested and doubtful ones are never part of it',
  ),
  atMost: z.boolean().describe('conditions are open: "up to"'),
  authorities: z.array(z.string()).describe('whose offers make up the total'),
  rebates: z.array(
    z.object({
      program: z.string().describe('id in programs'),
      amount: money,
      counted: z.boolean().describe('part of totalRebate; at most one of each level of authority'),
      conditions: z.array(conditionSchema),
    }),
  ),
})

const programSchema = z.object({
  id: z.string(),
  name: z.string(),
  authority: z.string(),
  url: z.string(),
  payment: z.enum(PAYMENTS),
  incomeTested: z.boolean(),
  endsOn: day.nullable(),
})

/** A name that is longer than every name in our table is not one of our utilities. */
const utilityName = z.string().min(1).max(120)

/** Several utilities may serve the zip. The shopper says which of them serves the home. */
const utilityQuestionSchema = z.object({
  fuel,
  names: z.array(z.string()),
  chosen: z.string().nullable().describe('one of the names, "other", or null: then no offer of them counts'),
})

const rebatesSchema = z.object({
  zipcode: z.string(),
  asOf: day.describe('day of the program data'),
  data: z.array(rebateRecordSchema),
  programs: z.array(programSchema),
  utilities: z.array(utilityQuestionSchema),
  totalRebates: money,
  endedFederalCredits: z.array(z.object({ section: z.string(), name: z.string(), endedOn: day })),
})

export type Rebates = z.infer<typeof rebatesSchema>
export type RebateRecord = z.infer<typeof rebateRecordSchema>
export type RebateProgram = z.infer<typeof programSchema>

export const rebatesContract = {
  /** 400 `invalid_zip` for an invalid zip. Unknown products are left out. We have no programs for Canada. */
  find: oc
    .route({
      method: 'POST',
      path: '/rebates/get_rebates',
      tags: ['rebates'],
      summary: 'What utilities, states and others pay back for these products at a zip',
    })
    .input(
      z.strictObject({
        productsData: z
          .array(z.strictObject({ product_id: productId }))
          .min(1)
          .max(MAX_REBATE_PRODUCTS),
        zipcode: z.string().min(1).max(100),
        /** our choice: the utilities of the home; names that do not serve the zip are ignored */
        utilities: z
          .strictObject({ electricity: utilityName.nullable(), gas: utilityName.nullable() })
          .partial()
          .optional(),
      }),
    )
    .output(rebatesSchema),
}

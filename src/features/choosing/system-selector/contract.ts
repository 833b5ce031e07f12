import { oc } from '@orpc/contract'
import { z } from 'zod'
import { REGION_CODES } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { lines } from '#lib/text/plain-text.ts'
import * as fields from '#lib/typed/fields.ts'
import { email, optionally, typed } from '#lib/typed/schemas.ts'
import { kitSchema, relaxedSchema } from './contract/kits.ts'
import { answersSchema, sentSelectionsSchema } from './contract/selections.ts'
import { clearedSchema, STEP_SUMMARY, stepSchema } from './contract/steps.ts'
import { SYSTEM_TYPES } from './rules/selections.ts'
import { STEPS } from './rules/steps.ts'

export type { WireKit } from './contract/kits.ts'
export type { WireField, WireStep } from './contract/steps.ts'

const TAGS = ['system selector']
const step = z.enum(STEPS)
const asked = z.strictObject({ step, selections: sentSelectionsSchema })
const dollars = z.number().describe('US dollars')

const resultsSchema = z.object({
  kits: z.array(kitSchema).describe('the best choice of each class first; empty only when nothing is legal'),
  steps: z.array(STEP_SUMMARY),
  relaxed: z.array(relaxedSchema).describe('wishes that no kit meets, given up one by one, the last first'),
  fitting: z.int().describe('how many kits meet everything that was not given up'),
  load: z
    .object({
      heatingBtu: z.int(),
      coolingBtu: z.int(),
      tons: z.number(),
      systems: z.int().describe('more than one where five tons are not enough; each kit is priced so often'),
    })
    .nullable()
    .describe('null until the home was described'),
  place: z.object({
    zipCode: z.string(),
    label: z.string(),
    state: z.string(),
    region: z.enum(REGION_CODES).nullable(),
  }),
  asOf: z.iso.date(),
})
export type SelectorResults = z.infer<typeof resultsSchema>

const costsSchema = z.object({
  perKilowattHour: dollars,
  years: z.int(),
  costs: z.array(
    z.object({
      kit: z.string(),
      heating: dollars,
      cooling: dollars,
      yearly: dollars,
      purchase: dollars,
      total: dollars.describe('purchase and energy over the years'),
      low: dollars.describe('the same when energy costs 20% less'),
      high: dollars,
      co2Lb: z.number().nullable().describe('pounds of carbon dioxide a year'),
    }),
  ),
  cheapest: z.string().nullable().describe('the kit that costs least over the years'),
  prices: z.array(
    z.object({ fuel: z.string(), unit: z.string(), price: dollars, source: z.string(), asOf: z.iso.date() }),
  ),
})
export type EfficiencyCosts = z.infer<typeof costsSchema>

/**
 * The system selector. Every call may answer 400 `invalid` (an unknown key or value, named), 400
 * `invalid_zip`, 400 `no_climate`, 409 `step_out_of_order` (details.step: the step that is missing), 409
 * `choice_unavailable` (details.key, details.reason).
 */
export const systemSelectorContract = {
  availableOptions: oc
    .route({
      method: 'POST',
      path: '/system-selector/step/{step}/available_options',
      tags: TAGS,
      summary: 'What can be chosen in a step, how many kits remain, and why a choice is not open',
    })
    .input(asked)
    .output(stepSchema),

  answerStep: oc
    .route({
      method: 'POST',
      path: '/system-selector/step/{step}',
      tags: TAGS,
      summary: 'Checks the answers of a step; its own answers are merged into the selections',
    })
    .input(asked)
    .output(
      z.object({
        answers: answersSchema.describe('to merge into the selections'),
        cleared: z.array(clearedSchema).describe('earlier answers that no longer hold'),
        next: step.nullable().describe('null after the last step: the results come next'),
        remaining: z.int(),
      }),
    ),

  results: oc
    .route({
      method: 'POST',
      path: '/system-selector/results',
      tags: TAGS,
      summary: 'Kits that fit the selections: matched units, required parts, price, fit, law and delivery',
    })
    .input(z.strictObject({ ...sentSelectionsSchema.shape, projectID: z.string().max(64).nullish() }))
    .output(resultsSchema),

  efficiencyCosts: oc
    .route({
      method: 'POST',
      path: '/system-selector/efficiency_costs',
      tags: TAGS,
      summary: 'What the kits of the results cost to run over some years',
    })
    .input(
      z.strictObject({
        params: sentSelectionsSchema,
        perKilowattHour: z
          .number()
          .positive()
          .max(10)
          .optional()
          .describe('the price of the place when left out'),
      }),
    )
    .output(costsSchema),

  /** 429 `too_many`. 409 `kit_unavailable` when a kit is not among the results of the selections. */
  sendQuote: oc
    .route({
      method: 'POST',
      path: '/system-selector/results/sendQuote',
      tags: TAGS,
      summary: 'Stores kits with today’s prices as a request for a quote and mails them',
    })
    .input(
      z.strictObject({
        email: email,
        kits: z.array(z.string().max(64)).min(1).max(4).describe('ids of kits of the results'),
        systemType: z.enum(SYSTEM_TYPES),
        selections: sentSelectionsSchema.describe('our choice: the answers that led to the kits'),
      }),
    )
    .output(z.object({ sent: z.literal(true), reference: z.string() })),

  /** 429 `too_many`. */
  emailSupport: oc
    .route({
      method: 'POST',
      path: '/system-selector/email_support',
      tags: TAGS,
      summary: 'Sends the shopper’s question with the answers so far to our consultants',
    })
    .input(
      z.strictObject({
        name: typed(fields.personName),
        email,
        phone: optionally(fields.phone).default(''),
        message: lines(4_000).min(1),
        selections: sentSelectionsSchema.optional(),
      }),
    )
    .output(z.object({ submitted: z.literal(true), reference: z.string() })),
}

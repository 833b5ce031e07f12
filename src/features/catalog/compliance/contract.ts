import { oc } from '@orpc/contract'
import { z } from 'zod'
import { EMISSION_STANDARDS, REGION_CODES } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { LAW_STATUSES } from './rules/judgment.ts'

/** The most products in one call: a list or a cart. */
const MOST_CHECKED = 200

const outcomeSchema = z.enum(['allowed', 'warning', 'blocked'])
const day = z.iso.date()

const verdictSchema = z.object({
  rule: z.string(),
  title: z.string(),
  outcome: outcomeSchema,
  why: z.string(),
  source: z.string(),
  /** null: in force since before our records, or without an end */
  effectiveFrom: day.nullable(),
  effectiveTo: day.nullable(),
  /** how far the rule can be trusted */
  status: z.enum(LAW_STATUSES),
  /** the day on which we last read the source; null: never */
  read: day.nullable(),
})

/** The verdicts on one product at a place. */
const checkedSchema = z.object({
  id: z.string(),
  outcome: outcomeSchema,
  verdicts: z.array(verdictSchema),
  /** a list of what is allowed there, when this is not */
  alternatives: z.string().nullable(),
})

const sheetRowSchema = z.object({
  what: z.string(),
  asks: z.string(),
  source: z.string(),
  effectiveFrom: day.nullable(),
  effectiveTo: day.nullable(),
  status: z.enum(LAW_STATUSES),
  read: day.nullable(),
})
const sheetSchema = z.object({
  place: z.object({
    zipcode: z.string(),
    city: z.string(),
    state: z.string(),
    region: z.enum(REGION_CODES),
    emissionStandard: z.enum(EMISSION_STANDARDS),
  }),
  asOf: day,
  sections: z.array(z.object({ title: z.string(), rows: z.array(sheetRowSchema) })),
})
export type WireSheet = z.infer<typeof sheetSchema>

export type WireVerdict = z.infer<typeof verdictSchema>
/** The verdicts on a cart at a zip: only warnings and refusals; null for an unknown zip. */
export const cartRulesSchema = z
  .object({ zipcode: z.string(), asOf: day, products: z.array(checkedSchema) })
  .nullable()

export type WireCartRules = z.infer<typeof cartRulesSchema>
export type WireChecked = z.infer<typeof checkedSchema>

export const complianceContract = {
  /** 400 `invalid_zip`, 400 `no_rules` outside the United States. */
  sheet: oc
    .route({
      method: 'GET',
      path: '/compliance/sheet/{zipcode}',
      tags: ['compliance'],
      summary: 'Every rule of a zip that a permit may ask about, each with source and dates',
    })
    .input(z.object({ zipcode: z.string().max(100) }))
    .output(sheetSchema),

  /**
   * Unknown products are left out. Without `detail` the answer has only warnings and refusals; with it a
   * product that is allowed says which minimum it meets. Outside the United States every product has a
   * warning, because our rules end at the border. 400 `invalid_zip`.
   */
  check: oc
    .route({
      method: 'POST',
      path: '/compliance/check',
      tags: ['compliance'],
      summary: 'Whether products may be installed at a zip today, with rule, reason, source and dates',
    })
    .input(
      z.strictObject({
        zipcode: z.string().max(100),
        productIDs: z.array(z.string().regex(/^\d{9}$/)).max(MOST_CHECKED),
        detail: z
          .boolean()
          .default(false)
          .describe('also name the rules that a product meets: "14.3 SEER2 meets the 14.3 minimum"'),
      }),
    )
    .output(
      z.object({
        /** null outside the United States: our rules end at the border */
        place: z
          .object({
            zipcode: z.string(),
            state: z.string(),
            region: z.enum(REGION_CODES),
            emissionStandard: z.enum(EMISSION_STANDARDS),
          })
          .nullable(),
        asOf: day,
        products: z.array(checkedSchema),
      }),
    ),
}

import { oc } from '@orpc/contract'
import { z } from 'zod'
import { isInCents, toWire } from '#lib/money.ts'
import { HIGHEST_LIMIT, LONGEST_TERMS } from './rules/credit.ts'

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)
const amount = z.number().min(0).max(toWire(HIGHEST_LIMIT)).refine(isInCents)
const companyID = z.coerce.number().int().min(1)

const creditSchema = z.object({
  companyID: z.int(),
  companyName: z.string(),
  /** null for a company without a credit account */
  account: z
    .object({
      limit: z.number(),
      termsDays: z.int(),
      status: z.enum(['open', 'stopped']),
      note: z.string(),
      used: z.number(),
      left: z.number(),
      hasOverdue: z.boolean(),
    })
    .nullable(),
  /** the newest 100 orders on terms */
  charges: z.array(
    z.object({
      orderID: z.string(),
      state: z.enum(['authorized', 'captured']),
      billed: z.number(),
      refunded: z.number(),
      received: z.number(),
      owed: z.number(),
      placedAt: z.iso.datetime(),
      dueOn: z.iso.date().nullable(),
      isOverdue: z.boolean(),
    }),
  ),
})
export type CompanyCredit = z.infer<typeof creditSchema>

/** Credit accounts. A contractor sees their own company's; another company's answers 404. */
export const netTermsContract = {
  credit: oc
    .route({
      method: 'GET',
      path: '/partner/credit',
      tags: ['partners'],
      summary: 'The credit account of a company and what its orders owe',
    })
    .input(z.object({ companyID: companyID.optional() }))
    .output(creditSchema),

  companies: oc
    .route({
      method: 'GET',
      path: '/partner/credit/companies',
      tags: ['partners'],
      summary: 'The companies whose credit the reader may see',
    })
    .output(z.object({ companies: z.array(z.object({ id: z.int(), name: z.string() })) })),

  /** Needs a fresh second factor (403 `step_up_needed`). 404 `not_found`. */
  setAccount: oc
    .route({
      method: 'POST',
      path: '/partner/credit',
      tags: ['partners'],
      summary: 'Opens, changes or stops the credit account of a company',
    })
    .input(
      z.strictObject({
        companyID: z.int().min(1),
        limit: amount,
        termsDays: z.int().min(1).max(LONGEST_TERMS),
        status: z.enum(['open', 'stopped']),
        reason: text(300).min(1),
      }),
    )
    .output(creditSchema),

  /**
   * Records a payment for an order on terms. The same reference for the same order is recorded once. Needs a
   * fresh second factor. 404 `not_found`; 409 `not_invoiced`, `too_much`.
   */
  receive: oc
    .route({
      method: 'POST',
      path: '/partner/credit/payments',
      tags: ['partners'],
      summary: 'Records money that came for an order on terms',
    })
    .input(
      z.strictObject({
        orderID: text(40).min(1),
        /** the whole rest when left out */
        amount: amount.nullish(),
        /** the number of the check or transfer */
        reference: text(80).min(1),
      }),
    )
    .output(z.object({ orderID: z.string(), received: z.number(), owed: z.number() })),
}

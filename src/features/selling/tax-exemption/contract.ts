import { oc } from '@orpc/contract'
import { z } from 'zod'
import { lines } from '#lib/text/plain-text.ts'
import { formWithFiles } from '#platform/files/rules/upload.ts'
import { EXEMPTION_NUMBER, MOST_FILE_BYTES } from './rules/exemption.ts'
import { texts } from './texts.ts'

/** The form around the file takes some bytes as well. */
export const certificateUpload = formWithFiles(MOST_FILE_BYTES, texts.tooLarge)

const formId = z.union([
  z.literal('').transform(() => undefined),
  z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
])

const exemptionSchema = z.object({
  id: z.int(),
  companyID: z.int(),
  customerID: z.int().nullable(),
  state: z.string(),
  number: z.string(),
  endsOn: z.iso.date(),
  status: z.enum(['waiting', 'accepted', 'refused']),
  /** accepted, and its last day is not over */
  isInForce: z.boolean(),
  sentAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  decisionNote: z.string().nullable(),
})
export type TaxExemption = z.infer<typeof exemptionSchema>

/** Certificates by which a company owes no sales tax in a state. A contractor sees their own company's. */
export const taxExemptionContract = {
  /** 422 `file_refused`, `certificate_ended`; 413 `too_large`; 409 `too_many`; 404 `not_found`. */
  send: oc
    .meta({ upload: certificateUpload })
    .route({
      method: 'POST',
      path: '/partner/tax-exemptions',
      tags: ['partners'],
      summary: 'Sends the certificate of a company, or of one of its customers',
    })
    .input(
      z.object({
        /** staff name the company; a contractor's is their own */
        companyID: formId.optional(),
        customerID: formId.optional(),
        state: z
          .string()
          .trim()
          .toUpperCase()
          .regex(/^[A-Z]{2}$/),
        number: z.string().trim().regex(EXEMPTION_NUMBER),
        endsOn: z.iso.date(),
        file: z.file(),
      }),
    )
    .output(exemptionSchema),

  list: oc
    .route({
      method: 'GET',
      path: '/partner/tax-exemptions',
      tags: ['partners'],
      summary: 'The newest 100 certificates',
    })
    .output(z.object({ exemptions: z.array(exemptionSchema) })),

  file: oc
    .route({
      method: 'GET',
      path: '/partner/tax-exemptions/{id}/file',
      tags: ['partners'],
      summary: 'The file of a certificate',
      outputStructure: 'detailed',
    })
    .input(z.object({ id: z.coerce.number().int().min(1) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),

  /** Needs a fresh second factor (403 `step_up_needed`). 409 `decided`, 400 `reason_needed`. */
  decide: oc
    .route({
      method: 'POST',
      path: '/partner/tax-exemptions/{id}/decide',
      tags: ['partners'],
      summary: 'Accepts or refuses a certificate',
    })
    .input(
      z.strictObject({
        id: z.coerce.number().int().min(1),
        decision: z.enum(['accepted', 'refused']),
        note: lines(500).nullish(),
        /** the states for which it is accepted, when they are others than the sender named */
        states: z
          .array(z.string().regex(/^[A-Z]{2}$/))
          .min(1)
          .max(51)
          .refine((states) => new Set(states).size === states.length)
          .optional(),
        /** its last day, when it is another than the sender typed */
        endsOn: z.iso.date().optional(),
      }),
    )
    .output(exemptionSchema),
}

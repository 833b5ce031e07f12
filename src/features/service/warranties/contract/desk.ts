import { oc } from '@orpc/contract'
import { z } from 'zod'
import { line } from '#lib/text/plain-text.ts'
import { after, next } from '#platform/lists/contract.ts'
import { LONGEST, REGISTRATION_STATES } from '../rules/registration.ts'

/** An address names a number as text. */
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const one = z.strictObject({ id })

const registrationSchema = z.object({
  id: z.int(),
  orderId: z.string(),
  unit: z.string(),
  product: z.string(),
  sku: z.string(),
  brand: z.string(),
  serial: z.string().nullable(),
  hasPhoto: z.boolean(),
  installedOn: z.iso.date(),
  installer: z.string(),
  registeredAt: z.iso.datetime(),
  registerBy: z.iso.date(),
  isOverdue: z.boolean().describe('the maker does not take it any more'),
  endsOn: z.iso.date(),
  state: z.enum(REGISTRATION_STATES),
  makerReference: z.string().nullable(),
  filedBy: z.string().nullable(),
})
export type DeskRegistration = z.infer<typeof registrationSchema>

const route = (method: 'GET' | 'POST', path: `/partner/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['partner'], summary })

/** What the portal answers to staff about registrations. */
export const warrantyDeskContract = {
  list: route('GET', '/partner/warranties', 'Registrations by state, 50 at a time')
    .input(
      z.strictObject({
        state: z.enum(REGISTRATION_STATES).default('received'),
        find: line(40).optional().describe('an order number or a serial number'),
        after,
      }),
    )
    .output(z.object({ registrations: z.array(registrationSchema), next })),
  /** 400 `invalid`, 409 `filed_already` | `serial_taken` */
  file: route('POST', '/partner/warranties/{id}/file', 'Notes that the maker has the registration')
    .input(
      one.extend({ reference: line(LONGEST.reference).min(1), serial: line(LONGEST.serial).default('') }),
    )
    .output(z.object({ changed: z.literal(true) })),
  photo: oc
    .route({
      method: 'GET',
      path: '/partner/warranties/{id}/photo',
      tags: ['partner'],
      summary: 'The photo of a plate',
      outputStructure: 'detailed',
    })
    .input(one)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
}

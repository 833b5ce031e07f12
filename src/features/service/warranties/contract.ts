import { oc } from '@orpc/contract'
import { z } from 'zod'
import { line } from '#lib/text/plain-text.ts'
import { after, listInput, next } from '#platform/lists/contract.ts'
import { LONGEST, plateUpload, REGISTRATION_LIST, REGISTRATION_STATES } from './rules/registration.ts'

const orderID = z.string().min(1).max(40)
const postal = z.string().max(12).optional()
/** names a unit of an order: product, unit of its system, copy */
const slot = z.string().regex(/^[\w-]{1,40}\.\d{1,2}\.\d{1,3}$/)

const termsSchema = z.object({
  registeredYears: z.number(),
  unregisteredYears: z.number(),
  coreYears: z.number().nullable(),
  withinDays: z.number(),
})

const registrationSchema = z.object({
  serial: z.string().nullable().describe('null until a person has read it from the photo'),
  hasPhoto: z.boolean(),
  installedOn: z.iso.date(),
  installer: z.string(),
  registeredOn: z.iso.date(),
  state: z.enum(REGISTRATION_STATES),
  makerReference: z.string().nullable(),
  registerBy: z.iso.date(),
  isLate: z.boolean(),
  years: z.number(),
  endsOn: z.iso.date(),
})
export type Registration = z.infer<typeof registrationSchema>

const unitSchema = z.object({
  slot,
  productId: z.string(),
  product: z.string(),
  unit: z.string().describe('what the unit is, such as “Air conditioner”'),
  sku: z.string(),
  brand: z.string(),
  copy: z.int().describe('1 for the first of several equal units'),
  copies: z.int(),
  shipped: z.string().nullable().describe('the serial number that we shipped, where we know it'),
  terms: termsSchema,
  registration: registrationSchema.nullable(),
})
export type WarrantyUnit = z.infer<typeof unitSchema>

const warrantySchema = z.object({
  orderId: z.string(),
  soldOn: z.iso.date(),
  today: z.iso.date(),
  deliveredOn: z.iso.date().nullable(),
  isShipped: z.boolean(),
  keepsFullTerm: z.boolean().describe('the law of the state keeps the full term without registration'),
  units: z.array(unitSchema),
})
export type OrderWarranty = z.infer<typeof warrantySchema>

const brandTermsSchema = z.object({
  brand: z.string(),
  registeredYears: z.array(z.number()),
  unregisteredYears: z.array(z.number()),
  withinDays: z.array(z.number()),
})
export type BrandTerms = z.infer<typeof brandTermsSchema>

const tags = ['orders'] as const

/** The parts warranty of what an order bought. Orders open like the receipt, with the same 404 and 429. */
export const warrantiesContract = {
  brands: oc
    .route({ method: 'GET', path: '/warranties', tags, summary: 'What registering gives you, by brand' })
    .output(z.object({ brands: z.array(brandTermsSchema) })),
  read: oc
    .route({
      method: 'GET',
      path: '/orders/{orderID}/warranties',
      tags,
      summary: 'The units of an order that can be registered, and their registrations',
    })
    .input(z.object({ orderID, postal }))
    .output(warrantySchema),
  /**
   * Registers a unit, or corrects its registration until staff have filed it. 400 `invalid`, 404 `no_unit`,
   * 409 `not_shipped` | `serial_taken` | `filed_already`, 413 `too_large`, 422 `picture_refused`, 429
   * `too_many`, 507 `storage_full`.
   */
  register: oc
    .meta({ upload: plateUpload })
    .route({
      method: 'POST',
      path: '/orders/{orderID}/warranties',
      tags,
      summary: 'Registers a unit; a form with a photo names the postal code in x-order-postal',
    })
    .input(
      z.strictObject({
        orderID,
        postal,
        slot,
        serial: line(LONGEST.serial).default(''),
        installedOn: line(10),
        installer: line(LONGEST.installer).default(''),
        photo: z.file().optional(),
      }),
    )
    .output(z.object({ registered: z.literal(true) })),
  /** 404 `no_proof` while no unit is registered. */
  proof: oc
    .route({
      method: 'GET',
      path: '/orders/{orderID}/warranties/proof.pdf',
      tags,
      summary: 'The proof of registration as a PDF',
      outputStructure: 'detailed',
    })
    .input(z.object({ orderID, postal }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
}

/** An address names a number as text. */
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const one = z.strictObject({ id })

const deskRegistrationSchema = z.object({
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
export type DeskRegistration = z.infer<typeof deskRegistrationSchema>

const route = (method: 'GET' | 'POST', path: `/partner/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['partner'], summary })

/** What the portal answers to staff about registrations. */
export const warrantyDeskContract = {
  list: route('GET', '/partner/warranties', 'Registrations by state, 50 at a time')
    .input(listInput(REGISTRATION_LIST, { after }))
    .output(z.object({ registrations: z.array(deskRegistrationSchema), next })),
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

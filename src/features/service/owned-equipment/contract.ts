import { oc } from '@orpc/contract'
import { z } from 'zod'
import { productDetailsSchema } from '#features/catalog/catalog/contract.ts'

const { shape } = productDetailsSchema

/** What the page of technical information shows of one product that the buyer owns. */
const ownedSchema = z.object({
  id: z.string(),
  qty: z.int(),
  sku: z.string(),
  name: z.string(),
  /** null when the product is no longer sold; its documents stay */
  product: shape.details.nullable(),
  documents: shape.documents,
  circuits: shape.circuits,
  unitSizes: shape.unitSizes,
  specs: shape.specs,
  parts: shape.accessories,
  care: z.array(
    z.object({
      what: z.string(),
      months: z.int(),
      by: z.enum(['owner', 'technician']),
      /** null before the delivery */
      dueOn: z.iso.date().nullable(),
    }),
  ),
})
export type OwnedProduct = z.infer<typeof ownedSchema>

const refillSchema = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  price: z.number().describe('US dollars, two decimals'),
  size: z.string().nullable().describe('height, width and thickness in inches'),
  months: z.int().describe('from one change to the next'),
  dueOn: z.iso.date().nullable().describe('null before the delivery'),
  wasBought: z.boolean().describe('false: not in the order, but it fits a filter cabinet of the order'),
})
export type Refill = z.infer<typeof refillSchema>

const remindersSchema = z.object({
  wanted: z.boolean(),
  nextOn: z.iso.date().describe('the day of the next mail'),
  stopped: z.boolean().describe('the mailbox of the order stopped mail that is not about an order'),
})

const question = { orderID: z.string().min(1).max(40), postal: z.string().max(12).optional() }

/** E-TECHINFO: orderId and data. */
const technicalInformationSchema = z.object({
  orderId: z.string(),
  /** the day the last part of the order was delivered, from which all care is counted; null before it */
  deliveredOn: z.iso.date().nullable(),
  data: z.array(ownedSchema),
  /** products of the order that have technical information; `data` has the first of them */
  total: z.int(),
  /** filters to buy again */
  refills: z.array(refillSchema),
  /** mails about the care of each season */
  reminders: remindersSchema,
})
export type TechnicalInformation = z.infer<typeof technicalInformationSchema>

export const ownedEquipmentContract = {
  /** Opens for the same buyers as the receipt, and answers the same 404 and 429. */
  technicalInformation: oc
    .route({
      method: 'GET',
      path: '/orders/{orderID}/technical-information',
      tags: ['orders'],
      summary: 'Documents, wiring, sizes, parts and care of the equipment of an order',
    })
    .input(z.object(question))
    .output(technicalInformationSchema),
  /** Opens for the same buyers. The mails go to the address of the order. */
  remind: oc
    .route({
      method: 'POST',
      path: '/orders/{orderID}/care-reminders',
      tags: ['orders'],
      summary: 'Asks for two mails a year about the care of the equipment, or stops them',
    })
    .input(z.strictObject({ ...question, wanted: z.boolean() }))
    .output(remindersSchema),
}

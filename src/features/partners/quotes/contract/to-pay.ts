import { z } from 'zod'

const money = z.number()

const addressSchema = z.object({
  /** '' where the store does not know it, or this browser did not come by the customer's link */
  street: z.string(),
  /** what the order that the quote adds to says besides; left out in other quotes */
  more: z.object({ name: z.string(), company: z.string(), street2: z.string() }).optional(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.enum(['US', 'CA']),
})

/** What the checkout of an accepted quote begins with. */
export const toPaySchema = z.object({
  quoteNumber: z.string(),
  zip: z.string(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  shipTo: addressSchema,
  /** null: the same as `shipTo` */
  billTo: addressSchema.nullable(),
  lines: z.array(z.object({ id: z.string(), qty: z.int(), price: money })),
  accepted: money,
  /** what was signed, and what it was worked out for */
  signed: z.object({
    selected: money,
    shipping: money,
    tax: money,
    total: money,
    shippingType: z.string().nullable(),
    /** decimal; null where the acceptance is older than 2026-11-27 */
    taxRate: z.number().nullable(),
    isExempt: z.boolean(),
  }),
  /** work that a company does and is paid for, which is no part of the order; null: none */
  labor: z.object({ company: z.string(), total: money }).nullable(),
  /** the shipping that the total has; null where it is quoted by phone */
  shippingType: z.string().nullable(),
  total: money,
  differences: z.array(z.object({ part: z.enum(['selected', 'shipping', 'tax']), was: money, now: money })),
  shortages: z.array(z.object({ id: z.string(), name: z.string(), available: z.int() })),
})
export type QuoteToPay = z.infer<typeof toPaySchema>

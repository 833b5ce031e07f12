import { z } from 'zod'
import { CERTIFICATE_NUMBER } from '#features/selling/orders/rules/certificate.ts'
import { MAX_QUANTITY } from '#features/selling/pricing/rules/requested-line.ts'
import { deliveryFields, refuseBoxes } from '#features/selling/shipping/contract/delivery-address.ts'
import * as fields from '#lib/typed/fields.ts'
import { optionally, typed } from '#lib/typed/schemas.ts'
import { change, orderID, post, result } from './shapes.ts'

const dollars = z.number()
const day = z.iso.date().nullable()
const contact = { phone: z.string(), phoneExtension: z.string(), phone2: z.string() }
const shipTo = z.object({
  name: z.string(),
  company: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  carrierInstructions: z.string(),
})

/** What an edit can change, before it or after it. */
export const editedSchema = z.object({
  contact: z.object(contact),
  shipTo,
  delivery: z.object({ shipOn: day, label: z.string(), ships: day, from: day, to: day }),
  lines: z.array(z.object({ productID: z.string(), name: z.string(), quantity: z.int(), price: dollars })),
  sums: z.object({
    subTotal: dollars,
    discount: dollars,
    shipping: dollars,
    tax: dollars,
    total: dollars,
  }),
})

const edit = {
  contact: z
    .strictObject({
      phone: typed(fields.phone),
      phoneExtension: z.string().trim().max(10).regex(/^\d*$/),
      phone2: optionally(fields.phone),
    })
    .optional(),
  shipTo: z.strictObject(deliveryFields).superRefine(refuseBoxes).optional(),
  /** the order leaves no earlier; null: as soon as it can */
  shipOn: day.optional(),
  /** the units that a product has then: 0 removes it, another product is added */
  lines: z
    .array(
      z.strictObject({ productID: z.string().regex(/^\d{9}$/), quantity: z.int().min(0).max(MAX_QUANTITY) }),
    )
    .max(200)
    .optional(),
  /** for refrigerant that is added to an order without a number */
  epaCertificate: z.string().trim().regex(CERTIFICATE_NUMBER).optional(),
}

/** An edit as a person types it. What is left out stays as it is. */
export const editSchema = z.strictObject(edit)

const edited = result('edited').extend({
  version: z.int().optional(),
  /** the refund that it made */
  back: z
    .object({ kind: z.enum(['requested', 'by_hand', 'waiting']), amount: dollars })
    .nullable()
    .optional(),
})

/**
 * Changes an order before it ships. Refused like a checkout where the address, a product or a quantity is
 * wrong; 404 `not_found`; 409 `changed`, and a reason of `texts.refusals`.
 */
export const editingCalls = {
  /** Changes nothing. */
  previewEdit: post('edit-preview', 'What an edit would make of an order, with its money before and after')
    .input(z.strictObject({ orderID, ...edit }))
    .output(
      z.object({
        before: editedSchema,
        after: editedSchema,
        money: z.object({
          /**
           * `charged_later`: the new total is charged when the order ships; `invoiced_later`, `check`: the
           * invoice or the check is for it; `back`: `amount` is refunded
           */
          kind: z.enum(['none', 'charged_later', 'invoiced_later', 'check', 'back']),
          amount: dollars.nullable(),
          /** staff send a check; otherwise the provider gives the money back the way it came */
          byHand: z.boolean(),
          /** an administrator approves the refund; the change stands meanwhile */
          takesTwo: z.boolean(),
        }),
        /**
         * The buyer would have to pay more: a quote for what is added, which `quoteAdded` sends. `before` and
         * `after` are then the rest of the edit, which is saved with it. null: no quote is needed, or the
         * reader may not send it, who is refused instead
         */
        quote: z
          .object({
            lines: editedSchema.shape.lines,
            shipping: dollars,
            tax: dollars,
            total: dollars,
            hasRest: z.boolean(),
          })
          .nullable(),
      }),
    ),
  /**
   * The same `key` again answers `repeated`. 409 `amount_changed` when the total is not `expected`. A change
   * that gives money back needs `orders.refund` and a fresh second factor (403 `step_up_needed`) too.
   */
  edit: post('edit', 'Changes the phone, address, day or items of an order that has not left')
    .input(z.strictObject({ ...change, ...edit, key: z.uuid(), expected: dollars }))
    .output(edited),
  /**
   * Sends the buyer a quote for what an edit adds, and saves the rest of the edit, both or neither. The same
   * `key` again answers `repeated` with the same quote. 409 `no_quote_needed` when the edit takes no more
   * than the buyer agreed to pay, `amount_changed` when the order or the quote would cost another amount than
   * `expected` and `quoteTotal`; 422 `incomplete`; 429 `too_many`.
   */
  quoteAdded: post('quote-added', 'Sends the buyer a quote for what an edit adds, and saves the rest of it')
    .input(z.strictObject({ ...change, ...edit, key: z.uuid(), expected: dollars, quoteTotal: dollars }))
    .output(edited.extend({ result: z.enum(['sent', 'repeated']), quote: z.string(), total: dollars })),
  /** 409 `amount_changed` when the order would not cost what it cost then. */
  undoEdit: post('undo-edit', 'Makes an order again what it was before an edit')
    .input(z.strictObject({ ...change, key: z.uuid(), version: z.int().min(1) }))
    .output(edited),
}

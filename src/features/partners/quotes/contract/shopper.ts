import { oc } from '@orpc/contract'
import { z } from 'zod'
import { readHome } from '#features/choosing/sizing/rules/told/home-cookie.ts'
import { line, lines } from '#lib/text/plain-text.ts'
import * as fields from '#lib/typed/fields.ts'
import { email, optionally, typed } from '#lib/typed/schemas.ts'
import { QUOTE_NUMBER } from '../rules/quote-number.ts'
import { SHOPPER_STATES } from '../rules/states.ts'
import { shownLaborSchema } from './labor.ts'
import {
  amount,
  commentSchema,
  factsSchema,
  fileSchema,
  optionFactsSchema,
  productId,
  quantity,
  selectionSchema,
  senderSchema,
  shopperStandingSchema,
  totalsSchema,
} from './shapes.ts'
import { toPaySchema } from './to-pay.ts'

const quoteNumber = z.string().trim().toUpperCase().regex(QUOTE_NUMBER)
const money = z.number()

const itemSchema = z.object({
  /** names the line in its section */
  key: z.string(),
  id: z.string(),
  qty: z.int(),
  /** the quoted price, each */
  price: money,
  /** the public price in force when the quote was made */
  listPrice: money,
  isOptional: z.boolean(),
  /** of lines with the same group exactly one is selected */
  group: z.string().nullable(),
  note: z.string(),
  name: z.string(),
  brand: z.string(),
  sku: z.string(),
  /** '' for a service */
  url: z.string(),
  isService: z.boolean(),
  /** false for a product that was withdrawn since */
  isSold: z.boolean(),
})

const shopperQuoteSchema = shopperStandingSchema.extend({
  quoteNumber: z.string(),
  sentAt: z.iso.datetime().nullable(),
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  customerZipCode: z.string(),
  isCustomerTaxExempt: z.boolean(),
  consultantData: z.object({
    name: z.string(),
    phone: z.string(),
    extension: z.string(),
    email: z.string(),
  }),
  /** the contractor's company that makes the offer; null: the store itself */
  company: senderSchema.nullable(),
  message: z.string(),
  load: z.object({ heatingBtu: z.number(), coolingBtu: z.number(), source: z.string() }).nullable(),
  showsDrawings: z.boolean(),
  sections: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      tier: z.enum(['good', 'better', 'best']).nullable(),
      note: z.string(),
      isRecommended: z.boolean(),
      items: z.array(itemSchema),
      labor: shownLaborSchema.nullable(),
      facts: optionFactsSchema,
    }),
  ),
  /** what `totalsOf` needs, so that a browser counts like the server */
  facts: factsSchema,
  /** of each section with its first selection */
  totals: z.array(totalsSchema),
  /** the section that is shown first: the accepted one, or the recommended one */
  activeTab: z.string(),
  selectedItems: z.array(z.object({ key: z.string(), qty: z.int() })),
  selectedTotal: money,
  shippingCost: money,
  shippingOptions: totalsSchema.shape.shippingOptions,
  salesTax: money,
  finalTotal: money,
  comments: z.array(commentSchema.omit({ isInternal: true })),
  files: z.array(fileSchema.omit({ isShared: true })),
  acceptance: z
    .object({
      name: z.string(),
      at: z.iso.datetime(),
      version: z.int(),
      /** the title of the accepted option */
      option: z.string(),
      total: money,
      /** the sentence that was agreed to */
      consent: z.string(),
      /** until when the order can be placed at these prices */
      payUntil: z.iso.datetime(),
    })
    .nullable(),
})
export type ShopperQuote = z.infer<typeof shopperQuoteSchema>

const foundSchema = z.object({
  quoteNumber: z.string(),
  state: z.enum(SHOPPER_STATES),
  total: money,
  options: z.array(z.string()),
  consultant: z.string(),
  sentAt: z.iso.datetime().nullable(),
  validUntil: z.iso.datetime().nullable(),
})
export type FoundQuote = z.infer<typeof foundSchema>

/** A change names the version that the customer saw. */
const seen = { quoteNumber, version: z.int().min(1), versionHash: z.string().regex(/^[\w+/=-]{16,128}$/) }

const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['quotes'], summary })

/**
 * A quote opens for the browser that found it by number, email address or phone together with the ZIP code,
 * or that came by its link: a signed cookie. Every other call about it: 404 `quote_not_found`, whatever the
 * reason. 429 `too_many_tries`, `too_many` (retryAfterSeconds).
 */
export const shopperCalls = {
  search: route('POST', '/find-quotes', 'Finds the quotes of a customer')
    .input(z.strictObject({ who: line(254).min(1), zip: line(12).min(1) }))
    .output(z.object({ quotes: z.array(foundSchema) })),
  found: route('GET', '/quotes', 'The quotes that this browser may open').output(
    z.object({ quotes: z.array(foundSchema) }),
  ),
  open: route('POST', '/quotes/{quoteNumber}/open', 'Opens a quote by the key of its link')
    .input(z.strictObject({ quoteNumber, key: z.string().regex(/^[\w-]{16,128}$/) }))
    .output(z.object({ opened: z.literal(true) })),
  view: route('GET', '/quotes/{quoteNumber}', 'A quote as its customer sees it')
    .input(z.strictObject({ quoteNumber }))
    .output(shopperQuoteSchema),
  logo: oc
    .route({
      method: 'GET',
      path: '/company-logos/{logo}',
      tags: ['quotes'],
      summary: 'The logo of a company that makes quotes; public',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ logo: z.string().regex(/^[0-9a-f]{32}$/) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  pdf: route('GET', '/quotes/{quoteNumber}/quote.pdf', 'The quote as a PDF in US Letter')
    .input(z.strictObject({ quoteNumber }))
    .output(z.file().mime('application/pdf')),
  file: route('GET', '/quotes/{quoteNumber}/files/{file}', 'A file that the consultant attached')
    .route({ outputStructure: 'detailed' })
    .input(z.strictObject({ quoteNumber, file: z.coerce.number().int().min(1) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  /** 422 `selection_refused`; the answer says why the selection is not possible */
  price: route('POST', '/quotes/{quoteNumber}/price', 'What a selection of one option costs')
    .input(z.strictObject({ quoteNumber, selection: selectionSchema }))
    .output(totalsSchema),
  comment: route('POST', '/quotes/{quoteNumber}/comments', 'Writes to the consultant')
    .input(z.strictObject({ quoteNumber, text: lines(2_000).min(1) }))
    .output(shopperQuoteSchema),
  /**
   * Needs the version, its hash and the total that the customer saw. 409 `quote_changed`, `already_accepted`,
   * `quote_expired`, `not_allowed_now`; 409 `total_changed` with `totals` and `claimed`; 409 `withdrawn` with
   * `products`; 409 `shipping_by_phone`; 422 `selection_refused`. Nothing is written then.
   */
  accept: route('POST', '/quotes/{quoteNumber}/accept', 'Accepts one option with a typed signature')
    .input(
      z.strictObject({
        ...seen,
        selection: selectionSchema,
        total: amount,
        name: line(120).min(2),
        consent: z.literal(true),
      }),
    )
    .output(shopperQuoteSchema),
  decline: route('POST', '/quotes/{quoteNumber}/decline', 'Declines the quote')
    .input(z.strictObject({ ...seen, reason: lines(1_000).default('') }))
    .output(shopperQuoteSchema),
  askAgain: route('POST', '/quotes/{quoteNumber}/ask-again', 'Asks for a new offer after the end')
    .input(z.strictObject({ quoteNumber, text: lines(1_000).default('') }))
    .output(shopperQuoteSchema),
  /**
   * What the checkout of the accepted quote begins with, and how its total has changed since. 409
   * `quote_not_payable`, `quote_expired`, `withdrawn`.
   */
  pay: route('GET', '/quotes/{quoteNumber}/pay', 'The accepted lines, ready to be ordered')
    .input(z.strictObject({ quoteNumber }))
    .output(toPaySchema),
  /** The shipping options of the accepted quote to a place; at the quote's own place, at the quoted cost. */
  rates: route('POST', '/quotes/{quoteNumber}/rates', 'Shipping options of the accepted quote')
    .input(z.strictObject({ quoteNumber, zip: line(12), requestedShipDate: z.iso.date().nullish() }))
    .output(
      z.object({
        rates: z.array(
          z.object({
            type: z.enum(['standard', 'expedited', 'guaranteed']),
            label: z.string(),
            cost: money,
            shipDate: z.string().nullable(),
            deliveryDate: z.string().nullable(),
            deliveryDateTo: z.string().nullable(),
          }),
        ),
      }),
    ),
  /** A draft for a consultant; the limits are those of the forms of the store. 404 `unknown_products`. */
  ask: route('POST', '/ask-for-quote', 'Sends a cart to a consultant, who makes a quote of it')
    .input(
      z.strictObject({
        name: typed(fields.personName),
        email,
        phone: optionally(fields.phone).default(''),
        zip: line(12).min(1),
        text: lines(2_000).default(''),
        home: z
          .string()
          .max(120)
          .refine((text) => readHome(text) !== undefined)
          .optional()
          .describe('the home of the visitor, as the cookie alpine.home says it'),
        products: z
          .array(z.strictObject({ id: productId, qty: quantity }))
          .min(1)
          .max(60),
      }),
    )
    .output(z.object({ received: z.literal(true) })),
}

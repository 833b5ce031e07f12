import { oc } from '@orpc/contract'
import { z } from 'zod'

const orderId = z.string().regex(/^A[0-9A-Z]{12}$/)
const installationQuoteSelections = z
  .record(z.string().regex(/^\d{9}$/), z.array(z.string().max(40)).max(20))
  .nullish()

/** A token of the provider's own fields, or of a wallet's sheet, and the device data; a card number never comes here. */
export const tokenPaymentSchema = z.strictObject({
  paymentMethodNonce: z.string().min(1).max(255),
  deviceData: z.string().max(4_000).nullish(),
  orderID: orderId,
  installationQuoteSelections,
})

const paypalPaymentSchema = z.strictObject({
  paypalOrderId: z.string().regex(/^[A-Z0-9]{5,36}$/),
  internalOrderId: orderId,
  installationQuoteSelections,
})

const lender = z.enum(['affirm', 'creditkey'])

/** `closed`: the order waits for no payment any more; `unknown`: the lender does not answer now; `open`: the buyer has not finished there. */
const standingSchema = z.object({
  orderID: z.string(),
  state: z.enum([
    'placed',
    'confirming',
    'closed',
    'unknown',
    'approved',
    'reviewing',
    'declined',
    'cancelled',
    'open',
  ]),
  /** with `approved`: what to pay the order with */
  creditkeyId: z.string().nullable(),
})
export type LenderStanding = z.infer<typeof standingSchema>
const amazonPaymentSchema = z.strictObject({
  orderId,
  chargeId: z.string().regex(/^[\w-]{1,64}$/),
  installationQuoteSelections,
})

/** `confirming`: the provider has not answered; poll GET /orders/{orderID}/state and do not offer another method. `awaiting_funds`: a bank debit is on its way. */
export const paymentResultSchema = z.object({
  orderID: z.string(),
  state: z.enum(['authorized', 'awaiting_funds', 'confirming']),
  total: z.number(),
})
export type PaymentResult = z.infer<typeof paymentResultSchema>

/**
 * Refusals: 402 `payment_declined` (try again on the same order), 402 `payment_refused` (call us), 402 `payment_failed` (nothing charged, enter the card again), 409 `payment_reference_used`,
 * 409 `order_closed`, 404 `order_not_found`, 429 `too_many_tries`, 409 `payment_reference_mismatch` (the approval is not of this order), 503 `payment_unavailable`.
 */
export const paymentsContract = {
  creditCard: oc
    .route({
      method: 'POST',
      path: '/checkout/creditCard',
      tags: ['payments'],
      summary: 'Pays a pending order with a card token',
    })
    .input(tokenPaymentSchema)
    .output(paymentResultSchema),
  applepay: oc
    .route({
      method: 'POST',
      path: '/checkout/applepay',
      tags: ['payments'],
      summary: 'Pays a pending order with a token of Apple Pay',
    })
    .input(tokenPaymentSchema)
    .output(paymentResultSchema),
  googlepay: oc
    .route({
      method: 'POST',
      path: '/checkout/googlepay',
      tags: ['payments'],
      summary: 'Pays a pending order with a token of Google Pay',
    })
    .input(tokenPaymentSchema)
    .output(paymentResultSchema),
  createPaypalOrder: oc
    .route({
      method: 'POST',
      path: '/checkout/paypal/create_order',
      tags: ['payments'],
      summary: 'Begins the approval of a pending order in PayPal',
    })
    .input(z.strictObject({ internalOrderId: orderId }))
    .output(z.object({ paypalOrderId: z.string() })),
  paypal: oc
    .route({
      method: 'POST',
      path: '/checkout/paypal',
      tags: ['payments'],
      summary: 'Pays a pending order with what was approved in PayPal',
    })
    .input(paypalPaymentSchema)
    .output(paymentResultSchema),
  /** The object that Affirm's script opens a loan with; `amount_out_of_range` when the order is too small or too large for one. */
  beginAffirm: oc
    .route({
      method: 'POST',
      path: '/checkout/affirm/begin',
      tags: ['payments'],
      summary: 'What Affirm is told of a pending order',
    })
    .input(z.strictObject({ orderID: orderId }))
    .output(z.object({ checkout: z.record(z.string(), z.unknown()) })),
  affirm: oc
    .route({
      method: 'POST',
      path: '/checkout/affirm',
      tags: ['payments'],
      summary: 'Pays a pending order with a loan that was confirmed at Affirm',
    })
    .input(
      z.strictObject({
        checkoutToken: z.string().regex(/^[\w-]{4,128}$/),
        orderID: orderId,
        installationQuoteSelections,
      }),
    )
    .output(paymentResultSchema),
  beginCreditKey: oc
    .route({
      method: 'POST',
      path: '/checkout/creditkey/begin',
      tags: ['payments'],
      summary: 'Begins an application at Credit Key for a pending order',
    })
    .input(z.strictObject({ orderId }))
    .output(z.object({ creditkeyId: z.string(), checkoutUrl: z.string() })),
  creditkey: oc
    .route({
      method: 'POST',
      path: '/checkout/creditkey',
      tags: ['payments'],
      summary: 'Pays a pending order with what Credit Key approved',
    })
    .input(
      z.strictObject({
        creditkeyId: z.string().regex(/^[\w-]{4,64}$/),
        orderId,
        installationQuoteSelections,
      }),
    )
    .output(paymentResultSchema),
  /** `order` is the signed handle that stands in the address a lender sends the browser back to. */
  lenderStanding: oc
    .route({
      method: 'GET',
      path: '/checkout/{lender}/standing',
      tags: ['payments'],
      summary: 'How an order at a lender stands, by the lender’s word',
    })
    .input(z.object({ lender, order: z.string().max(120) }))
    .output(standingSchema),
  amazon: oc
    .route({
      method: 'POST',
      path: '/checkout/amazon',
      tags: ['payments'],
      summary: 'Tells of the charge that the completed Amazon Pay session of a pending order has made',
    })
    .input(amazonPaymentSchema)
    .output(paymentResultSchema),
  /** Asked again and again while somebody chooses: a method whose provider is in trouble comes back by itself. */
  methods: oc
    .route({
      method: 'GET',
      path: '/checkout/methods',
      tags: ['payments'],
      summary: 'The ways to pay, and why one cannot be chosen at this moment',
    })
    .output(
      z.object({ methods: z.array(z.object({ method: z.string(), unavailable: z.string().nullable() })) }),
    ),
  /** What the provider's card fields need to start; 503 `payment_unavailable` while the provider does not answer. */
  clientToken: oc
    .route({
      method: 'GET',
      path: '/checkout/creditCard/client_token',
      tags: ['payments'],
      summary: "A token for the provider's card fields",
    })
    .output(z.object({ clientToken: z.string() })),
}

import { oc } from '@orpc/contract'
import { z } from 'zod'
import { lendersContract } from './contract/lenders.ts'
import {
  installationQuoteSelections,
  orderId,
  type PaymentResult,
  paymentResultSchema,
} from './contract/schemas.ts'

/**
 * A token of the provider's own fields, or of a wallet's sheet, and the device data; a card number never
 * comes here.
 */
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

const amazonPaymentSchema = z.strictObject({
  orderId,
  chargeId: z.string().regex(/^[\w-]{1,64}$/),
  installationQuoteSelections,
})

export type { LenderOrderStatus } from './contract/lenders.ts'
export type { PaymentResult }

/**
 * Refusals: 402 `payment_declined` (try again on the same order), 402
 * `payment_failed` (nothing charged, enter the card again), 409 `payment_reference_used`, 409 `order_closed`,
 * 404 `order_not_found`, 429 `too_many_tries`, 429 `proof_needed` (send again with the solved challenge), 429
 * `cards_paused` (pay by another method), 409 `payment_reference_mismatch` (the approval is not of this
 * order), 503 `payment_unavailable`.
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
  ...lendersContract,
  amazon: oc
    .route({
      method: 'POST',
      path: '/checkout/amazon',
      tags: ['payments'],
      summary: 'Confirms the charge that the completed Amazon Pay session of a pending order has made',
    })
    .input(amazonPaymentSchema)
    .output(paymentResultSchema),
  /**
   * Polled while the buyer chooses: a method whose provider was in trouble can be chosen again without a
   * reload.
   */
  methods: oc
    .route({
      method: 'GET',
      path: '/checkout/methods',
      tags: ['payments'],
      summary: 'The payment methods, and why one cannot be chosen at this moment',
    })
    .output(
      z.object({ methods: z.array(z.object({ method: z.string(), unavailable: z.string().nullable() })) }),
    ),
  /**
   * The settings of the provider's card fields; 503 `payment_unavailable` while the provider does not
   * answer.
   */
  clientToken: oc
    .route({
      method: 'GET',
      path: '/checkout/creditCard/client_token',
      tags: ['payments'],
      summary: "A token for the provider's card fields",
    })
    .output(z.object({ clientToken: z.string() })),
}

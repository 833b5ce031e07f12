import { oc } from '@orpc/contract'
import { z } from 'zod'
import { tokenPaymentSchema } from '#features/selling/payments/contract.ts'

const { orderID } = tokenPaymentSchema.shape
const postal = z.string().max(12).optional()

/** A token of Plaid or our own handle; neither is longer. */
const opaque = z.string().min(1).max(255)
const cents = z.int().min(1).max(99)

/**
 * `verificationMethod` is ours, beside the specification's fields: the specification's state has it and its
 * call does not carry it.
 */
const achDebitSchema = tokenPaymentSchema.extend({
  isPlaidAuth: z.boolean().nullish(),
  verificationMethod: z.enum(['independent_check', 'network_check', 'micro_transfers']).nullish(),
})

/**
 * `verifying`: two small deposits are on their way, nothing is debited yet. `awaiting_funds`: the debit is.
 */
const debitResultSchema = z.object({
  orderID: z.string(),
  state: z.enum(['verifying', 'awaiting_funds', 'authorized', 'confirming']),
  total: z.number(),
})
export type DebitResult = z.infer<typeof debitResultSchema>

const bankAccountSchema = z.object({
  mask: z.string(),
  type: z.string(),
  subType: z.string(),
  officialName: z.string(),
  accountNumber: z.string(),
  routingNumber: z.string(),
})
const verificationSchema = z.object({
  state: z.enum(['none', 'waiting', 'verified', 'failed']),
  last4: z.string(),
  triesLeft: z.number(),
})
export type BankVerification = z.infer<typeof verificationSchema>

/**
 * Refusals of the debit: as for cards (paymentsContract), each with its sentence in `message` as well,
 * because the specification's page reads that. `create_link_token` names its failure in `message` too,
 * `exchange_public_token` and `auth_get` in `errorMessage`: 503 `bank_link_unavailable`, 409
 * `bank_link_over`, 409 `bank_locked`, 429 `proof_needed`.
 */
export const bankDebitContract = {
  achDebit: oc
    .route({
      method: 'POST',
      path: '/checkout/ach_debit',
      tags: ['payments'],
      summary: 'Pays a pending order from a bank account',
    })
    .input(achDebitSchema)
    .output(debitResultSchema),
  confirmDeposits: oc
    .route({
      method: 'POST',
      path: '/checkout/ach_debit/confirm_deposits',
      tags: ['payments'],
      summary: 'Confirms the amounts of two small deposits, and pays',
    })
    .input(z.strictObject({ orderID, postal, amounts: z.tuple([cents, cents]) }))
    .output(debitResultSchema),
  verification: oc
    .route({
      method: 'GET',
      path: '/orders/{orderID}/bank_verification',
      tags: ['orders'],
      summary: 'Whether small deposits wait to be confirmed',
    })
    .input(z.object({ orderID: z.string().min(1).max(40), postal }))
    .output(verificationSchema),
  createLinkToken: oc
    .route({
      method: 'POST',
      path: '/checkout/plaid/create_link_token',
      tags: ['payments'],
      summary: 'Begins a sign-in to a bank',
    })
    .input(z.strictObject({}).optional())
    .output(z.object({ token: z.string() })),
  exchangePublicToken: oc
    .route({
      method: 'POST',
      path: '/checkout/plaid/exchange_public_token',
      tags: ['payments'],
      summary: 'Ends a sign-in to a bank; the answer is our own handle',
    })
    .input(z.strictObject({ publicToken: opaque }))
    .output(z.object({ accessToken: z.string() })),
  authGet: oc
    .route({
      method: 'POST',
      path: '/checkout/plaid/auth_get',
      tags: ['payments'],
      summary: 'The account that the buyer linked, once',
    })
    .input(z.strictObject({ accessToken: opaque }))
    .output(z.object({ bankAccount: bankAccountSchema, bankName: z.string() })),
}

import { z } from 'zod'
import type {
  DepositRequest,
  DepositVerification,
  NotDone,
} from '#features/selling/bank-debit/server/ports.ts'
import {
  type AuthorizeRequest,
  type AuthorizeResult,
  type Declined,
  declined,
  type Failed,
  failed,
  type Gateway,
  notSent,
} from '#features/selling/payments/server/ports.ts'
import { codesOfRefusal } from './answers.ts'
import { createCharges } from './braintree-gateway.ts'
import { type BraintreeOptions, type CallResult, type Connection, connectBraintree } from './calls.ts'
import { toDebit } from './sale-request.ts'

const verification = z.object({
  id: z.string().min(1),
  status: z.string(),
  processorResponseCode: z.string().nullish(),
})
/** The fields of a stored account that we read. */
const accountSchema = z.object({
  success: z.literal(true),
  paymentMethod: z.object({
    token: z.string().min(1),
    last4: z.string(),
    routingNumber: z.string(),
    verified: z.boolean().nullish(),
    verifications: z.array(verification),
  }),
})
type Account = z.output<typeof accountSchema>['paymentMethod']

type StoredAccount = { kind: 'kept'; account: Account } | NotDone

const CUSTOMER_ID_TAKEN = '91609'
const NOT_CONFIRMABLE = '96101'
const CONFIRM_ANSWERS: Readonly<Record<string, 'verified' | 'wrong' | 'not_yet' | 'over'>> = {
  '96103': 'wrong',
  '96106': 'wrong',
  '96104': 'over',
  '96105': 'not_yet',
}

/**
 * Debits of bank accounts over Braintree's official SDK: the account is stored and verified there first, then
 * it is debited by its token.
 */
export function createBraintreeBank(options: BraintreeOptions): {
  gateway: Gateway
  deposits: DepositVerification
} {
  const connection = connectBraintree(options)
  const { sell, ...charges } = createCharges(connection)

  async function authorize(request: AuthorizeRequest): Promise<AuthorizeResult> {
    const bank = request.bank
    if (!bank) return notSent('no_proof')
    if (bank.verification === 'vaulted') return ofBank(await sell(request, toDebit(request, request.token)))
    const kept = await keepAccount(
      connection,
      { orderId: request.orderId, nonce: request.token, customer: request.customer },
      bank.verification,
    )
    // Storing an account moves no money, so nothing was debited before this point.
    if (kept.kind === 'unknown') return notSent(kept.cause)
    if (kept.kind === 'refused') return refusedAccount(kept.code)
    if (bank.isExpected && !bank.isExpected(kept.account)) return failed('reference_does_not_match')
    const [check] = kept.account.verifications
    if (check?.status !== 'verified')
      return declined(check?.processorResponseCode || 'not_verified', 'other_account')
    return ofBank(await sell(request, toDebit(request, kept.account.token)))
  }

  async function send(request: DepositRequest): ReturnType<DepositVerification['send']> {
    const kept = await keepAccount(connection, request, 'micro_transfers')
    if (kept.kind !== 'kept') return kept
    const [check] = kept.account.verifications
    if (check?.status !== 'pending' && check?.status !== 'verified')
      return { kind: 'refused', code: check?.processorResponseCode || 'not_verified' }
    return {
      kind: 'sent',
      methodToken: kept.account.token,
      verificationId: check.id,
      last4: kept.account.last4,
    }
  }

  async function confirm(
    verificationId: string,
    amounts: readonly [number, number],
  ): ReturnType<DepositVerification['confirm']> {
    const result = await connection.call(() =>
      connection.sdk.usBankAccountVerification.confirmMicroTransferAmounts(verificationId, amounts),
    )
    if (result.kind !== 'answered') return notDone(result)
    const answer = z
      .object({ success: z.literal(true), usBankAccountVerification: z.object({ status: z.string() }) })
      .safeParse(result.answer)
    if (answer.success)
      return { kind: answer.data.usBankAccountVerification.status === 'verified' ? 'verified' : 'not_yet' }
    const [code = 'refused'] = codesOfRefusal(result.answer)
    if (code === NOT_CONFIRMABLE) return found(verificationId)
    const kind = CONFIRM_ANSWERS[code]
    return kind ? { kind } : { kind: 'refused', code }
  }

  /** A verification that has already ended: confirmed by a call whose answer was lost, or deleted. */
  async function found(verificationId: string): ReturnType<DepositVerification['confirm']> {
    const result = await connection.call(() => connection.sdk.usBankAccountVerification.find(verificationId))
    if (result.kind !== 'answered') return notDone(result)
    const { status } = result.answer as { status?: unknown }
    return { kind: status === 'verified' ? 'verified' : status === 'pending' ? 'not_yet' : 'over' }
  }

  const terms = { ...charges.terms, settlesLater: true } as const
  return {
    gateway: { ...charges, terms, start: { kind: 'token' }, authorize },
    deposits: { send, confirm },
  }
}

/** Creates the customer of an order once, stores the account with it and verifies it by the given method. */
async function keepAccount(
  { sdk, call }: Connection,
  request: Omit<DepositRequest, 'customer'> & Pick<AuthorizeRequest, 'customer'>,
  method: string,
): Promise<StoredAccount> {
  const { orderId, nonce, customer } = request
  const made = await call(() => sdk.customer.create({ id: orderId, ...customer }))
  if (made.kind !== 'answered') return notDone(made)
  const [refusal] = codesOfRefusal(made.answer)
  if (refusal !== undefined && refusal !== CUSTOMER_ID_TAKEN) return { kind: 'refused', code: refusal }
  const kept = await call(() =>
    sdk.paymentMethod.create({
      customerId: orderId,
      paymentMethodNonce: nonce,
      options: { usBankAccountVerificationMethod: method },
    }),
  )
  if (kept.kind !== 'answered') return notDone(kept)
  const account = accountSchema.safeParse(kept.answer)
  if (account.success) return { kind: 'kept', account: account.data.paymentMethod }
  const [code] = codesOfRefusal(kept.answer)
  return code === undefined ? { kind: 'unknown', cause: 'unreadable_answer' } : { kind: 'refused', code }
}

const notDone = (result: Exclude<CallResult, { kind: 'answered' }>): NotDone =>
  result.kind === 'unknown'
    ? { kind: 'unknown', cause: result.cause }
    : { kind: 'refused', code: result.code }

// 91564 used, 91565 unknown or expired, 91566 locked.
const refusedAccount = (code: string): Declined | Failed =>
  ['91564', '91565', '91566'].includes(code) ? declined(code, 'new_account') : failed(code)

/** Replaces the advice about cards by advice about bank accounts. */
const ofBank = (result: AuthorizeResult): AuthorizeResult =>
  result.kind === 'declined' && result.advice === 'try_again'
    ? declined(result.code, 'other_account')
    : result

import { implement } from '@orpc/server'
import { mayOpen, needsOrder, type OrdersContext } from '#features/selling/orders/server/index.ts'
import { type PayRequest, payOrder } from '#features/selling/payments/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { bankDebitContract } from '../contract.ts'
import { texts } from '../texts.ts'
import { confirmDeposits, recordMandate, sendDeposits, verificationOf } from './deposits.ts'
import { beginLink, exchangeToken, linkedAccounts, readAccount } from './links.ts'
import type { BankServices } from './services.ts'

interface BankContext extends OrdersContext {
  bank: BankServices
}

const os = implement(bankDebitContract).$context<BankContext>()

/** The specification's page reads the sentence from `message`. */
async function inMessage<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new ApiError(error.code, error.message, {
      status: error.status,
      details: { ...error.details, message: error.message },
    })
  }
}

export const bankDebitHandlers = {
  achDebit: os.achDebit.handler(({ input, context }) => inMessage(debit(context, input))),
  confirmDeposits: os.confirmDeposits.use(needsOrder).handler(async ({ input, context }) => {
    const { order } = context.opened
    return inMessage(
      confirmDeposits(context.bank, { orderId: order.id, amounts: input.amounts, ip: context.request.ip }),
    )
  }),
  verification: os.verification
    .use(needsOrder)
    .handler(({ context }) => verificationOf(context.bank, context.opened.order.id)),
  createLinkToken: os.createLinkToken.handler(async ({ context }) => ({
    token: await inMessage(beginLink(context.bank, context.request)),
  })),
  exchangePublicToken: os.exchangePublicToken.handler(async ({ input, context }) => ({
    accessToken: await exchangeToken(context.bank, context.request, input.publicToken),
  })),
  authGet: os.authGet.handler(async ({ input, context }) => {
    const { bankName, ...bankAccount } = await readAccount(context.bank, context.request, input.accessToken)
    return { bankAccount, bankName }
  }),
}

interface DebitInput {
  orderID: string
  paymentMethodNonce: string
  deviceData?: string | null | undefined
  isPlaidAuth?: boolean | null | undefined
  verificationMethod?: string | null | undefined
}

async function debit({ bank, request, orderCookie }: BankContext, input: DebitInput) {
  if (!mayOpen(request, orderCookie, input.orderID))
    throw new ApiError('order_not_found', texts.notFound, { status: 404 })
  if (input.verificationMethod === 'micro_transfers')
    return sendDeposits(bank, { orderId: input.orderID, nonce: input.paymentMethodNonce })
  return payOrder(bank.payments, {
    orderId: input.orderID,
    method: 'ACHDebit',
    token: input.paymentMethodNonce,
    deviceData: input.deviceData ?? undefined,
    client: { ip: request.ip, userAgent: '' },
    bank: await proofOf({ bank, request }, input.isPlaidAuth === true),
    onStart: recordMandate(bank, request.ip),
  })
}

/** A sign-in counts only when our own record of this session has it. The browser's claim is ignored. */
async function proofOf(
  { bank, request }: Pick<BankContext, 'bank' | 'request'>,
  isClaimed: boolean,
): Promise<NonNullable<PayRequest['bank']>> {
  const isExpected = isClaimed ? await linkedAccounts(bank, request) : undefined
  return isExpected ? { verification: 'independent_check', isExpected } : { verification: 'network_check' }
}

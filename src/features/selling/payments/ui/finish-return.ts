import { ApiError } from '#lib/api-error.ts'
import { methodNames } from '../rules/methods.ts'
import { type ChosenSession, stepOnReturn } from '../rules/wallet-return.ts'
import { texts } from '../texts.ts'

/** The calls of the return page to our server, which asks the provider. */
export interface ReturnCalls {
  readSession(checkoutSessionId: string): Promise<ChosenSession>
  complete(checkoutSessionId: string, total: number): Promise<{ chargeId: string | null; orderID: string }>
  /** POST /checkout/amazon */
  confirm(orderID: string, chargeId: string): Promise<unknown>
}

export type ReturnOutcome =
  | { kind: 'review'; session: ChosenSession }
  | { kind: 'placed'; orderID: string }
  /** this session can no longer pay: the buyer chooses another method */
  | { kind: 'refused'; message: string }
  /** the buyer has not confirmed it: `continueAt` is the wallet's page for that */
  | { kind: 'waiting'; message: string; continueAt: string | null }
  /** there was no answer; trying again is safe */
  | { kind: 'unsure'; message: string }
  | { kind: 'nothing'; message: string }

const NAME = methodNames.AmazonPay

/**
 * R-CO-EXPRESS: finishes what the buyer began at Amazon, by the state that Amazon reports. Opening it twice
 * has the same result.
 */
export async function finishReturn(calls: ReturnCalls, checkoutSessionId: string): Promise<ReturnOutcome> {
  if (!/^[\w-]{1,64}$/.test(checkoutSessionId)) return { kind: 'nothing', message: texts.sessionUnknown }
  let session: ChosenSession | undefined
  try {
    session = await calls.readSession(checkoutSessionId)
    const step = stepOnReturn(session)
    switch (step.kind) {
      case 'review':
        return { kind: 'review', session }
      case 'order':
        return { kind: 'placed', orderID: step.orderID }
      case 'cancelled':
        return { kind: 'refused', message: texts.walletLeft(NAME) }
      case 'declined':
        return { kind: 'refused', message: texts.walletDeclined(NAME) }
      case 'complete':
        return await complete(calls, checkoutSessionId, step.total)
    }
  } catch (error) {
    return refusalOf(error, session)
  }
}

async function complete(
  calls: ReturnCalls,
  checkoutSessionId: string,
  total: number,
): Promise<ReturnOutcome> {
  const { chargeId, orderID } = await calls.complete(checkoutSessionId, total)
  // Without a charge the outcome is unknown, and the order's page polls for it.
  if (chargeId !== null) await calls.confirm(orderID, chargeId)
  return { kind: 'placed', orderID }
}

function refusalOf(error: unknown, session: ChosenSession | undefined): ReturnOutcome {
  if (!(error instanceof ApiError)) return { kind: 'unsure', message: texts.walletUnavailable(NAME) }
  if (error.code === 'session_not_found') return { kind: 'nothing', message: error.message }
  if (error.code === 'payment_not_approved')
    return {
      kind: 'waiting',
      message: error.message,
      continueAt: session?.webCheckoutDetails.amazonPayRedirectUrl ?? null,
    }
  if (error.status >= 500 || error.code === 'busy') return { kind: 'unsure', message: error.message }
  return { kind: 'refused', message: messageOf(error) }
}

/** X-AMZ: the wallet service puts the sentence into details.message. */
function messageOf(error: ApiError): string {
  const { details } = error.details as { details?: { message?: unknown } }
  return typeof details?.message === 'string' ? details.message : error.message
}

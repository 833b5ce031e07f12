import { ApiError } from '#lib/api-error.ts'
import { mailboxOf, networkOf } from '#platform/limits/rules/who.ts'
import { type Admitted, admit } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { PAYMENT_LIMITS } from '../../rules/access.ts'
import type { PaymentMethod } from '../../rules/methods.ts'
import { texts } from '../../texts.ts'
import type { AuthorizeResult } from '../ports.ts'

/** Methods whose token is a card: card testers try stolen numbers with them. */
const CARD_METHODS: readonly PaymentMethod[] = ['creditCard', 'applepay', 'googlepay']
const WHOLE_STORE = 'store'

/** The payer of a card: the browser's network, the order's mailbox, and the proof of work of the call. */
export interface CardBuyer {
  method: PaymentMethod
  orderId: string
  email: string
  ip: string
  proof: string | undefined
}

/** The report of the provider's answer. */
export type OnAnswered = (result: AuthorizeResult) => Promise<void>

/**
 * Admits a card and counts it as declined until the provider approves it, so that cards tried at the same
 * time cannot all pass. Above the first limits the browser solves a proof of work; above the second ones the
 * store refuses cards and accepts other methods. Returns undefined for other methods. Throws ApiError
 * proof_needed, cards_paused.
 */
export async function admitCard(limits: Limits, buyer: CardBuyer): Promise<OnAnswered | undefined> {
  if (!CARD_METHODS.includes(buyer.method)) return undefined
  const network = networkOf(buyer.ip)
  const mailbox = mailboxOf(buyer.email)
  const admitted = await admit(limits, buyer, 'card', [
    [PAYMENT_LIMITS['card-network'], network],
    [PAYMENT_LIMITS['card-mailbox'], mailbox],
    [PAYMENT_LIMITS['card-store'], WHOLE_STORE],
  ])
  const proved = admitted.isProved ? await admitProved(limits, buyer, { network, mailbox }) : undefined
  return async (result) => {
    if (result.kind === 'declined') {
      if (result.cardMark !== undefined) await limits.take(PAYMENT_LIMITS['card-number'], result.cardMark)
      return
    }
    await Promise.all([admitted.giveBack(), proved?.giveBack()])
  }
}

async function admitProved(
  limits: Limits,
  { method, orderId }: CardBuyer,
  { network, mailbox }: { network: string; mailbox: string },
): Promise<Pick<Admitted, 'giveBack'>> {
  const points = [
    [PAYMENT_LIMITS['card-network-proved'], network],
    [PAYMENT_LIMITS['card-mailbox-proved'], mailbox],
  ] as const
  const taken = await Promise.all(points.map(([limit, key]) => limits.take(limit, key)))
  const wait = Math.max(...taken.map((each) => each.wait))
  if (wait === 0)
    return {
      giveBack: async () =>
        void (await Promise.all(points.map(([limit, key]) => limits.giveBack(limit, key)))),
    }
  limits.record({ kind: 'cards_tested', who: limits.markOf(network), orderId })
  throw new ApiError('cards_paused', texts.cardsPaused, {
    status: 429,
    details: { orderID: orderId, paymentMethod: method, retryAfterSeconds: wait },
  })
}

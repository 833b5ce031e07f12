import { texts } from '../texts.ts'
import { methodNames, type PaymentMethod } from './methods.ts'

/**
 * The buyer's next step after a refusal. `new_token`: the card entry was already used or has expired;
 * `new_account`: the same for a bank account; `other_way`: the wallet or lender refused; `other_account`: the
 * bank refused.
 */
export type Advice = 'try_again' | 'new_token' | 'contact_us' | 'other_way' | 'other_account' | 'new_account'

const adviceTexts: Record<Advice, (methodName: string) => string> = {
  try_again: () => texts.declined,
  new_token: () => texts.referenceUsed,
  // A suspected fraud reads like any other decline: a thief must not learn the reason.
  contact_us: () => texts.declined,
  other_way: texts.walletDeclined,
  other_account: () => texts.bankDeclined,
  new_account: () => texts.bankUsed,
}

/** The sentence that tells the buyer of the refusal and the next step. */
export const adviceText = (advice: Advice, method: PaymentMethod): string =>
  adviceTexts[advice](methodNames[method])

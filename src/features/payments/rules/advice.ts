/**
 * The buyer's next step after a refusal. `new_token`: the card entry was already used or has expired;
 * `new_account`: the same for a bank account; `other_way`: the wallet or lender refused; `other_account`: the
 * bank refused.
 */
export type Advice = 'try_again' | 'new_token' | 'contact_us' | 'other_way' | 'other_account' | 'new_account'

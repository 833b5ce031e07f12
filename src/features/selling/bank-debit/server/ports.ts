/**
 * The providers of bank accounts. No method throws; an outcome that the provider did not state is `unknown`.
 * `code` and
 * `cause` are safe to store and log.
 */
export type NotDone = { kind: 'refused'; code: string } | { kind: 'unknown'; cause: string }

/** A bank account, with the numbers that are printed on a check. Never stored, never logged. */
export interface LinkedAccount {
  mask: string
  type: string
  subType: string
  officialName: string
  bankName: string
  accountNumber: string
  routingNumber: string
}

/** Lets a buyer sign in to the bank, in place of typing numbers and waiting for deposits. */
export interface BankLink {
  /** The token that opens the provider's window; `user` tells buyers apart without identifying a person. */
  begin(user: string): Promise<{ kind: 'ready'; token: string } | NotDone>
  /** The browser's single-use token becomes access to the account. */
  exchange(publicToken: string): Promise<{ kind: 'linked'; accessToken: string } | NotDone>
  /** The account that may be debited. */
  account(accessToken: string): Promise<{ kind: 'account'; account: LinkedAccount } | NotDone>
  /** Revokes the access; answers "done" also when it was revoked before. */
  forget(accessToken: string): Promise<{ kind: 'done' } | NotDone>
}

export interface DepositRequest {
  orderId: string
  nonce: string
  customer: { email: string; firstName: string; lastName: string; phone: string }
}

/** Two small deposits to an account. A buyer who knows their amounts owns the account. */
export interface DepositVerification {
  /** Keeps the account at the provider and has the deposits sent. */
  send(
    request: DepositRequest,
  ): Promise<{ kind: 'sent'; methodToken: string; verificationId: string; last4: string } | NotDone>
  /**
   * `not_yet`: they have not arrived; `over`: too many wrong answers, or the bank refused the account.
   * Amounts in cents.
   */
  confirm(
    verificationId: string,
    amounts: readonly [number, number],
  ): Promise<{ kind: 'verified' | 'wrong' | 'not_yet' | 'over' } | NotDone>
}

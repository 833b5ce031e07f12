/** What a provider said to a harmless call. `cause` is safe to store and to show. */
export type TestAnswer =
  | { kind: 'answered' /** what people may read of the answer */; detail?: string }
  | { kind: 'failed'; cause: string }

/** A provider on the outside, and a call of it that changes nothing there. */
export interface TestedProvider {
  /** as it is stored, e.g. "braintree" */
  id: string
  does: 'cards' | 'wallet' | 'lender' | 'bank-link' | 'mail' | 'tax' | 'files'
  /** Never rejects for an answer of the provider; the caller sets the deadline. */
  call(): Promise<TestAnswer>
}

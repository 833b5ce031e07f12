import type { BankLink, DepositVerification } from '#features/bank-debit/server/ports.ts'
import type { AmountLimits } from '#features/payments/rules/amount-limits.ts'
import type { Gateway, OfferedMethod } from '#features/payments/server/ports.ts'
import type { PaymentOffer } from '#features/payments/ui/offer.ts'

/** One payment provider with its credentials: what the composition root takes from each. */
export interface OpenProvider {
  gateways: Partial<Record<OfferedMethod, Gateway>>
  /** the methods that a shopper may choose; a gateway without one still captures and refunds what was paid before */
  methods: readonly OfferedMethod[]
  /** what the browser needs to offer them */
  offer: Partial<PaymentOffer>
  /** between which totals its methods are offered; those that are not named take any */
  limits?: AmountLimits
  /** origins that pages may frame, and no script of theirs runs in our page */
  frames: readonly string[]
  /** origins of scripts that the steps of the checkout may run and frame, and no other page */
  scripts: readonly string[]
  /** origins that the steps of the checkout may call besides */
  calls?: readonly string[]
  /** files that the provider asks for at a fixed path */
  files?: Readonly<Record<string, () => Response>>
  /** for debits of bank accounts: lets buyers sign in to their banks, sends small deposits */
  bankLink?: BankLink
  deposits?: DepositVerification
  /** what the provider sends us, by path */
  notices: Readonly<Record<string, OfferedMethod>>
}

export interface Surroundings {
  /** the payment sandbox of a demo, which stands in for every provider without credentials */
  sandboxUrl: string | undefined
  production: boolean
  /** the hard limit of one call */
  deadlineMs: number
}

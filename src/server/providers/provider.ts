import type { z } from 'zod'
import type { BankLink, DepositVerification } from '#features/selling/bank-debit/server/ports.ts'
import type { AmountLimits } from '#features/selling/payments/rules/amount-limits.ts'
import type { PaymentServices } from '#features/selling/payments/server/index.ts'
import type { Gateway, OfferedMethod } from '#features/selling/payments/server/ports.ts'
import type { PaymentOffer } from '#features/selling/payments/ui/offer.ts'

/** One payment provider with its credentials: what the composition root takes from each. */
export interface OpenProvider {
  gateways: Partial<Record<OfferedMethod, Gateway>>
  /**
   * the methods that a shopper may choose; a gateway without one still captures and refunds what was paid
   * before
   */
  methods: readonly OfferedMethod[]
  /** what the browser needs to offer them */
  offer: Partial<PaymentOffer>
  /** between which totals its methods are offered; those that are not named take any */
  limits?: AmountLimits
  /** origins that pages may frame; no script of theirs runs in our page */
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
  /** the method whose gateway verifies the provider's notices, by the path they come to */
  notices: Readonly<Record<string, OfferedMethod>>
  /** where a lender sends a buyer's browser by POST, or calls us itself, by path */
  returns?: Readonly<Record<string, (payments: PaymentServices) => (request: Request) => Promise<Response>>>
}

export interface Surroundings {
  /** the payment sandbox of a demo, which stands in for every provider without credentials */
  sandboxUrl: string | undefined
  production: boolean
  /** the hard limit of one call */
  deadlineMs: number
}

interface Definition<S extends z.core.$ZodShape, Config> {
  /** its variables of the environment */
  settings: S
  /** The configuration that the settings give; `demo`: the keys are those of the provider's own sandbox. */
  read(env: z.output<z.ZodObject<S>>, demo: boolean): Config
  /** One line for each setting that is wrong, each naming its variable. */
  problems(env: z.output<z.ZodObject<S>>, production: boolean): string[]
  /** Undefined without credentials and without a sandbox: there is no such provider then. */
  open(config: Config, around: Surroundings): OpenProvider | undefined
}

/** A provider of payments: its settings, how they are read and checked, and what it offers. */
export const defineProvider = <S extends z.core.$ZodShape, Config>(definition: Definition<S, Config>) => ({
  settings: definition.settings,
  configure(env: z.output<z.ZodObject<S>>, demo: boolean) {
    return {
      problems: definition.problems(env, !demo),
      open: (around: Surroundings) => definition.open(definition.read(env, demo), around),
    }
  },
})

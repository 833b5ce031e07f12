import type { z } from 'zod'
import { affirm } from './affirm/affirm.ts'
import { amazon } from './amazon.ts'
import { braintree } from './braintree.ts'
import { creditkey } from './creditkey/creditkey.ts'
import { paypal } from './paypal.ts'
import { plaid } from './plaid.ts'
import type { OpenProvider, Surroundings } from './provider.ts'

/** The settings of every provider of payments, as part of the environment's schema. */
export const providerSettings = {
  ...braintree.settings,
  ...paypal.settings,
  ...affirm.settings,
  ...creditkey.settings,
  ...plaid.settings,
  ...amazon.settings,
}

/** Every provider of payments; each is a folder or file here. */
const PROVIDERS = [braintree, paypal, affirm, creditkey, plaid, amazon] as const

type Env = z.output<z.ZodObject<typeof providerSettings>>

export interface ConfiguredProviders {
  /** one line for each setting that is wrong */
  problems: readonly string[]
  /** Opens every provider that has credentials, or the sandbox in its place. */
  open(around: Surroundings): OpenProvider[]
}

/**
 * Reads and checks the settings of every provider. Their keys stay inside: nothing that prints the
 * configuration shows them.
 */
export function configureProviders(env: Env, demo: boolean): ConfiguredProviders {
  const configured = PROVIDERS.map((provider) => provider.configure(env, demo))
  return {
    problems: configured.flatMap(({ problems }) => problems),
    open: (around) => configured.flatMap(({ open }) => open(around) ?? []),
  }
}

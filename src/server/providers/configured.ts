import type { z } from 'zod'
import { PROVIDERS, type providerSettings } from './index.ts'
import type { OpenProvider, Surroundings } from './provider.ts'

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

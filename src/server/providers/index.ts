import { affirm } from './affirm/affirm.ts'
import { amazon } from './amazon.ts'
import { braintree } from './braintree.ts'
import { creditkey } from './creditkey/creditkey.ts'
import { paypal } from './paypal.ts'
import { plaid } from './plaid.ts'

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
export const PROVIDERS = [braintree, paypal, affirm, creditkey, plaid, amazon] as const

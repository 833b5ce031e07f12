import type { CardFieldsConfig } from '#features/selling/payments/ui/offer.ts'
import type { GetClientToken } from '../card-wallet/wallet-gateway.ts'
import { braintreeLibrary, mountBraintreeFields } from './braintree-card-fields.ts'
import type { CardFields } from './card-fields.ts'
import { mountSandboxFields } from './sandbox-card-fields.ts'

/** The card fields of the configured mode. The provider's library is loaded with its fields. */
export function createCardFields(config: CardFieldsConfig, getClientToken: GetClientToken): CardFields {
  if (config.mode === 'sandbox')
    return {
      mount: (element, theme, events = {}) =>
        mountSandboxFields({ fieldsUrl: config.fieldsUrl, element, theme, events }),
    }
  const library = braintreeLibrary(getClientToken)
  return { mount: (element, theme, events = {}) => mountBraintreeFields({ library, element, theme, events }) }
}

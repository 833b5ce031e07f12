import { formTexts } from '#features/selling/checkout/texts.ts'
import { methodNames } from '#features/selling/payments/rules/methods.ts'
import { type WalletAddress, walletAddress } from '#features/selling/payments/rules/wallet-address.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { clientToken, openApple, payByWallet } from '../card-wallet/pay-by-wallet.ts'
import { WalletButton } from '../card-wallet/wallet-button.tsx'
import type { PanelProps, PaymentMethodUi } from '../payment-method.ts'
import { findApplePay, openAppleSheet } from './apple-sheet.ts'

/** E-WALLETADDR: the address of a contact from Apple Pay's sheet. */
export const appleAddress = (contact: ApplePayJS.ApplePayPaymentContact): WalletAddress =>
  walletAddress({
    firstName: contact.givenName,
    lastName: contact.familyName,
    lines: contact.addressLines ?? [],
    city: contact.locality,
    state: contact.administrativeArea,
    zipcode: contact.postalCode,
    country: contact.countryCode,
  })

/** Apple Pay, in browsers that have it (S-APPLE). */
export const applePay: PaymentMethodUi = {
  method: 'applepay',
  label: methodNames.applepay,
  aside: formTexts.applePayNote,
  Panel: ApplePayPanel,
  isOffered: (offer) => offer.applePay !== null,
  findInBrowser: async ({ applePay: offer }) => offer !== null && (await findApplePay(offer.scriptUrl)),
  needsApproval: () => true,
}

function ApplePayPanel({ context }: PanelProps) {
  const offer = context.offer.applePay
  if (!offer) return null
  return (
    <>
      <p className="meta">{formTexts.walletHow(methodNames.applepay)}</p>
      <WalletButton
        name={methodNames.applepay}
        look="apple"
        open={() => openApple(offer.tokens, clientToken, merchant().name)}
        sum={context.sum}
        onPress={(gateway, events) =>
          openAppleSheet({
            gateway,
            ...events,
            onToken: (token, billing) =>
              payByWallet(context, 'applepay', token, billing && appleAddress(billing)),
          })
        }
      />
    </>
  )
}

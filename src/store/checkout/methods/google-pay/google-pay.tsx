import { formTexts } from '#features/selling/checkout/texts.ts'
import { methodNames } from '#features/selling/payments/rules/methods.ts'
import { type WalletAddress, walletAddress } from '#features/selling/payments/rules/wallet-address.ts'
import { clientToken, openGoogle, payByWallet } from '../card-wallet/pay-by-wallet.ts'
import { WalletButton } from '../card-wallet/wallet-button.tsx'
import type { PanelProps, PaymentMethodUi } from '../payment-method.ts'
import { findGooglePay, openGoogleSheet } from './google-sheet.ts'

/** E-WALLETADDR: an address from Google Pay's sheet, format FULL. */
export const googleAddress = (given: Partial<google.payments.api.Address>): WalletAddress =>
  walletAddress({
    name: given.name,
    lines: [given.address1, given.address2, given.address3],
    city: given.locality,
    state: given.administrativeArea,
    zipcode: given.postalCode,
    country: given.countryCode,
  })

/** Google Pay: its script loads when the buyer chooses it. */
export const googlePay: PaymentMethodUi = {
  method: 'googlepay',
  label: methodNames.googlepay,
  aside: formTexts.googlePayNote,
  Panel: GooglePayPanel,
  isOffered: (offer) => offer.googlePay !== null,
  needsApproval: () => true,
}

function GooglePayPanel({ context }: PanelProps) {
  const offer = context.offer.googlePay
  if (!offer) return null
  return (
    <>
      <p className="meta">{formTexts.walletHow(methodNames.googlepay)}</p>
      <WalletButton
        name={methodNames.googlepay}
        look="google"
        open={() => findGooglePay(offer, openGoogle(offer.tokens, clientToken, offer.merchantId))}
        sum={context.sum}
        onPress={(found, events) =>
          void openGoogleSheet({
            ...found,
            ...events,
            onToken: (token, billing) =>
              payByWallet(context, 'googlepay', token, billing && googleAddress(billing)),
          })
        }
      />
    </>
  )
}

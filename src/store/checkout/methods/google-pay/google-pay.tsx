import { formTexts } from '#features/checkout/texts.ts'
import { methodNames } from '#features/payments/texts.ts'
import { openGoogle } from '../card-wallet/open-wallet.ts'
import { clientToken, payByWallet } from '../card-wallet/pay-by-wallet.ts'
import { WalletButton } from '../card-wallet/wallet-button.tsx'
import type { PaymentRoom, PayWay } from '../payment-method.ts'
import { findGooglePay, openGoogleSheet } from './google-sheet.ts'

/** Google Pay: its script comes when somebody chooses it. */
export function googlePayWay(room: PaymentRoom): PayWay | undefined {
  const { googlePay } = room.offer
  if (!googlePay) return undefined
  return {
    method: 'googlepay',
    label: methodNames.googlepay,
    aside: formTexts.googlePayNote,
    needsApproval: true,
    panel: () => (
      <>
        <p className="meta">{formTexts.walletHow(methodNames.googlepay)}</p>
        <WalletButton
          name={methodNames.googlepay}
          look="google"
          open={() =>
            findGooglePay(googlePay, openGoogle(googlePay.tokens, clientToken, googlePay.merchantId))
          }
          sum={room.sum}
          onPress={(found, events) =>
            void openGoogleSheet({
              ...found,
              ...events,
              onToken: (token, billing) => payByWallet(room, 'googlepay', token, billing),
            })
          }
        />
      </>
    ),
  }
}

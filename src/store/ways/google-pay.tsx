import { formTexts } from '#features/checkout/texts.ts'
import { methodNames } from '#features/payments/texts.ts'
import { findGooglePay, openGoogleSheet } from '#features/payments/ui/google-pay.ts'
import { openGoogle } from '#features/payments/ui/open-wallet.ts'
import { WalletButton } from '#features/payments/ui/wallet-button.tsx'
import { clientToken, payByWallet } from './wallet.ts'
import type { PaymentRoom, PayWay } from './way.ts'

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

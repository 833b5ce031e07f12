import { useEffect, useState } from 'react'
import { formTexts } from '#features/checkout/texts.ts'
import { methodNames } from '#features/payments/texts.ts'
import { openApple } from '../card-wallet/open-wallet.ts'
import { clientToken, payByWallet } from '../card-wallet/pay-by-wallet.ts'
import { WalletButton } from '../card-wallet/wallet-button.tsx'
import type { PaymentRoom, PayWay } from '../payment-method.ts'
import { findApplePay, openAppleSheet } from './apple-sheet.ts'

/** Apple Pay, in browsers that have it (S-APPLE). */
export function useApplePayWay(room: PaymentRoom): PayWay | undefined {
  const { applePay } = room.offer
  const isHere = useApplePay(room)
  if (!applePay || !isHere) return undefined
  return {
    method: 'applepay',
    label: methodNames.applepay,
    aside: formTexts.applePayNote,
    needsApproval: true,
    panel: () => (
      <>
        <p className="meta">{formTexts.walletHow(methodNames.applepay)}</p>
        <WalletButton
          name={methodNames.applepay}
          look="apple"
          open={() => openApple(applePay.tokens, clientToken, formTexts.merchant)}
          sum={room.sum}
          onPress={(gateway, events) =>
            openAppleSheet({
              gateway,
              ...events,
              onToken: (token, billing) => payByWallet(room, 'applepay', token, billing),
            })
          }
        />
      </>
    ),
  }
}

function useApplePay({ offer, store }: PaymentRoom): boolean {
  const [isHere, setHere] = useState(false)
  const isOffered = offer.applePay !== null
  const scriptUrl = offer.applePay?.scriptUrl ?? null
  useEffect(() => {
    if (!isOffered) return
    void findApplePay(scriptUrl).then((found) => {
      setHere(found)
      // She may have chosen it in another browser, or when her wallet still had a card.
      if (!found && store.state.getState().form.paymentMethod === 'applepay')
        store.change({ paymentMethod: 'creditCard' })
    })
  }, [isOffered, scriptUrl, store])
  return isHere
}

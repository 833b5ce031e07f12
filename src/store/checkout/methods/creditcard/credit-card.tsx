import { useRef } from 'react'
import { formTexts } from '#features/checkout/texts.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { clientToken } from '../card-wallet/pay-by-wallet.ts'
import type { PaymentRoom, PayWay } from '../payment-method.ts'
import { CardFieldsFrame, type CardFieldsHandle } from './card-fields-frame.tsx'

/** A card: its fields are the provider's own; here it is read into a token that is used once, and nothing of it is kept. */
export function useCardWay({ store, offer }: PaymentRoom): PayWay {
  const fields = useRef<CardFieldsHandle>(null)

  /** What is wrong with a field is said beside it, in the frame. */
  const read = async (): Promise<boolean> => {
    const result = await fields.current?.tokenize()
    if (result?.kind === 'token') {
      store.cardRead({ nonce: result.nonce, deviceData: result.deviceData, ...result.card })
      return true
    }
    const general = result?.errors.find((error) => error.field === 'form')
    store.report(
      result === undefined || general
        ? { step: 'payment', message: general?.message ?? formTexts.errors.card }
        : null,
    )
    if (!general) fields.current?.focus()
    return false
  }

  return {
    method: 'creditCard',
    label: formTexts.card,
    aside: formTexts.cards,
    read,
    panel: ({ billing, submit }) => (
      <>
        {offer.cardFields && (
          <CardFieldsFrame
            ref={fields}
            config={offer.cardFields}
            clientToken={clientToken}
            onSubmit={submit}
          />
        )}
        {billing}
        <p className="meta co-safe">
          <Icon name="lock" />
          {formTexts.cardSafe}
        </p>
      </>
    ),
  }
}

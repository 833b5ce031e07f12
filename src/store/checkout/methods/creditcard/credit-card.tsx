import { useRef, useState } from 'react'
import { payingApi } from '#api/paying.ts'
import { formTexts } from '#features/selling/checkout/texts.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { clientToken } from '../card-wallet/pay-by-wallet.ts'
import { type PanelProps, type PaymentContext, type PaymentMethodUi, useReader } from '../payment-method.ts'
import { CardFieldsFrame, type CardFieldsHandle } from './card-fields-frame.tsx'

/**
 * A card. The provider's own fields return a single-use token, and our page never sees the number.
 */
export const creditCard: PaymentMethodUi = {
  method: 'creditCard',
  label: formTexts.card,
  aside: formTexts.cards,
  Panel: CardPanel,
  pay: ({ card }) =>
    card
      ? (orderID) =>
          payingApi.payments.creditCard({
            paymentMethodNonce: card.nonce,
            deviceData: card.deviceData,
            orderID,
          })
      : undefined,
}

function CardPanel({ context, billing, submit }: PanelProps) {
  const { cardFields } = context.offer
  const fields = useRef<CardFieldsHandle>(null)
  // A refused card is the reason to be here again: the buyer types the next one.
  const [isRefused] = useState(() => context.view.problem?.step === 'payment')
  useReader(context, () => readCard(context, fields.current))
  return (
    <>
      {cardFields && (
        <CardFieldsFrame
          ref={fields}
          config={cardFields}
          clientToken={clientToken}
          takesFocus={isRefused}
          onSubmit={submit}
        />
      )}
      {billing}
      <p className="meta checkout-safe">
        <Icon name="lock" />
        {formTexts.cardSafe}
      </p>
    </>
  )
}

/** Errors of a field are shown beside it, in the frame; others on the page. */
async function readCard({ store }: PaymentContext, fields: CardFieldsHandle | null): Promise<boolean> {
  const result = await fields?.tokenize()
  if (result?.kind === 'token') {
    store.cardRead({ nonce: result.nonce, deviceData: result.deviceData, ...result.card })
    return true
  }
  const general = result?.errors.find((error) => error.field === 'form')
  const hasMessage = result === undefined || general !== undefined
  store.report(hasMessage ? { step: 'payment', message: general?.message ?? formTexts.errors.card } : null)
  if (!general) fields?.focus()
  return false
}

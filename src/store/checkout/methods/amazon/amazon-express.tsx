import { useState } from 'react'
import { missingShipping } from '#features/checkout/rules/check-address.ts'
import type { CheckoutState } from '#features/checkout/rules/checkout-state.ts'
import { formTexts } from '#features/checkout/texts.ts'
import type { PaymentOffer } from '#features/payments/ui/offer.ts'
import { AmazonButton } from './amazon-button.tsx'
import { createSignature } from './amazon-calls.ts'

const always = () => true

/** Wallet express payment: before the buyer types an address, Amazon provides one and leads to the review. */
export function AmazonExpress({
  form,
  offer,
}: {
  readonly form: CheckoutState
  readonly offer: PaymentOffer['amazon']
}) {
  // Decided when the step opens, so that nothing moves while the buyer types.
  const [isOffered] = useState(() => offer !== null && missingShipping(form).includes('address'))
  if (!isOffered || !offer) return null
  return (
    <section className="box stack" aria-labelledby="express">
      <h2 id="express" className="checkout-legend">
        {formTexts.amazonExpress}
      </h2>
      <AmazonButton
        scriptUrl={offer.scriptUrl}
        productType="PayAndShip"
        createSignature={createSignature}
        mayBegin={always}
      />
      <p className="meta">{formTexts.amazonExpressNote}</p>
    </section>
  )
}

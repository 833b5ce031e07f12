import { useState } from 'react'
import { missingShipping } from '#features/selling/checkout/rules/check-address.ts'
import type { CheckoutState } from '#features/selling/checkout/rules/checkout-state.ts'
import { formTexts } from '#features/selling/checkout/texts.ts'
import { CERTIFICATE_ID } from '#features/selling/checkout/ui/shipping/rare-fields.tsx'
import type { PaymentOffer } from '#features/selling/payments/ui/offer.ts'
import { goToField } from '#ui/field/error-summary.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { AmazonButton } from './amazon-button.tsx'
import { createSignature } from './amazon-calls.ts'

const always = () => true

interface Props {
  readonly form: CheckoutState
  readonly offer: PaymentOffer['amazon']
  /** the cart has refrigerant, and its number is not typed yet: Amazon cannot provide it */
  readonly lacksCertificate: boolean
}

/** Wallet express payment: before the buyer types an address, Amazon provides one and leads to the review. */
export function AmazonExpress({ form, offer, lacksCertificate }: Props) {
  // Decided when the step opens, so that nothing moves while the buyer types.
  const [isOffered] = useState(() => offer !== null && missingShipping(form).includes('address'))
  if (!isOffered || !offer) return null
  return (
    <section className="checkout-express" aria-label={formTexts.amazonExpress}>
      {lacksCertificate ? (
        <Notice>
          {formTexts.certificateFirst}{' '}
          <a href={`#${CERTIFICATE_ID}`} onClick={(event) => goToField(event, CERTIFICATE_ID)}>
            {formTexts.certificateGo}
          </a>
        </Notice>
      ) : (
        <AmazonButton
          scriptUrl={offer.scriptUrl}
          productType="PayAndShip"
          createSignature={createSignature}
          mayBegin={always}
        />
      )}
      <p className="meta checkout-or">{formTexts.amazonExpressNote}</p>
    </section>
  )
}

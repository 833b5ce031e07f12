import { useState } from 'react'
import { useNavigate } from 'react-router'
import { placeCode } from '#features/catalog/location/rules/zip-states.ts'
import { forbiddenAt, isPlacePending, offeredOptions } from '#features/selling/cart/rules/shipping-choice.ts'
import { quotedTexts } from '#features/selling/checkout/quoted-texts.ts'
import { hasCertificate, needsCertificate } from '#features/selling/checkout/rules/check-address.ts'
import type { CheckoutAddress } from '#features/selling/checkout/rules/checkout-state.ts'
import { formTexts } from '#features/selling/checkout/texts.ts'
import { ShippingStep } from '#features/selling/checkout/ui/shipping/shipping-step.tsx'
import { shipDateRange } from '#features/selling/shipping/rules/ship-date.ts'
import type { PageHandle } from '#shop/page/page-handle.ts'
import { CartPlaceRules } from '#shop/place/cart-rules.tsx'
import { AmazonExpress } from '../../checkout/methods/amazon/amazon-express.tsx'
import { locate } from '../../client/checkout.ts'
import { CHECKOUT } from '../../paths.ts'
import { useCheckoutContext } from './checkout.tsx'

export const handle: PageHandle = { runsPaymentScripts: true }

/** R-CO-SHIP */
export default function CheckoutShipping() {
  const { cart, cartStore, store, view, payment, signed } = useCheckoutContext()
  const navigate = useNavigate()
  const { shippingOptions, selectedShippingOption } = cart.shipping
  const isRestricted = needsCertificate(cart)
  const forbidden = forbiddenAt(cart, placeCode(view.form.shipping.zipcode, view.form.shipping.state))

  const [range] = useState(() => shipDateRange(new Date()))
  const asked = selectedShippingOption?.requestedShipDate ?? null

  const done = () => {
    // Without an online shipping price the order cannot be placed, so do not ask for a card.
    if (shippingOptions.kind === 'failed')
      return store.report({ step: 'shipping', message: shippingOptions.error })
    if (signed && !signed.isSettled)
      return store.report({ step: 'shipping', message: quotedTexts.agreeFirst })
    store.report(null)
    store.change({ currentStep: 'payment' })
    void navigate(CHECKOUT.payment)
  }

  const changeAddress = (part: Partial<CheckoutAddress>) => {
    // An error about one address does not apply to another.
    if (part.zipcode !== undefined) store.report(null)
    store.changeAddress('shipping', part)
  }

  return (
    <>
      <h1>{formTexts.where}</h1>
      <AmazonExpress
        form={view.form}
        offer={payment.amazon}
        lacksCertificate={isRestricted && !hasCertificate(view.form)}
      />
      <ShippingStep
        form={view.form}
        options={offeredOptions(cart)}
        chosen={selectedShippingOption?.type ?? null}
        locate={locate}
        onChange={store.change}
        onAddress={changeAddress}
        onShipping={(option) => cartStore.send({ type: 'shippingChosen', option })}
        later={{
          ...range,
          requested: asked !== null && asked >= range.from ? asked : null,
          onRequest: (requestedShipDate) =>
            cartStore.send({
              type: 'shippingChosen',
              option: selectedShippingOption?.type ?? 'standard',
              requestedShipDate,
            }),
        }}
        onDone={done}
        pending={isPlacePending(cart) || (signed !== null && cart.tax.kind === 'loading')}
        needsCertificate={isRestricted}
        zipRefusal={
          forbidden.length > 0
            ? formTexts.notAllowedThere(forbidden.length, cart.rules?.zip ?? '')
            : undefined
        }
        problem={view.problem?.step === 'shipping' ? view.problem : null}
        rules={forbidden.length > 0 && <CartPlaceRules cart={cart} />}
      />
    </>
  )
}

import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { formTexts } from '#features/checkout/texts.ts'
import { ShippingStep } from '#features/checkout/ui/shipping-step.tsx'
import { locate } from '../client/checkout.ts'
import { useCheckoutRoom } from './checkout.tsx'

/** R-CO-SHIP */
export default function CheckoutShipping() {
  const { cart, cartStore, store, view } = useCheckoutRoom()
  const navigate = useNavigate()
  const { shippingOptions, selectedShippingOption } = cart.shipping
  const options = shippingOptions.kind === 'ready' ? shippingOptions.data : shippingOptions.kind === 'loading' ? (shippingOptions.last ?? []) : []

  useEffect(() => {
    void cartStore.check()
  }, [cartStore])

  return (
    <>
      <h1>{formTexts.where}</h1>
      <ShippingStep
        form={view.form}
        options={options}
        chosen={selectedShippingOption?.type ?? null}
        locate={locate}
        onChange={store.change}
        onAddress={(part) => store.changeAddress('shipping', part)}
        onShipping={(option) => cartStore.send({ type: 'shippingChosen', option })}
        onDone={() => {
          store.report(null)
          store.change({ currentStep: 'payment' })
          void navigate('/checkout/payment')
        }}
      />
    </>
  )
}

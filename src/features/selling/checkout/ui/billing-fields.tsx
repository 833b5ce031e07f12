import { CheckField } from '#ui/field/check-field.tsx'
import type { AddressField, Faults } from '../rules/check-address.ts'
import type { CheckoutAddress, CheckoutState } from '../rules/checkout-state.ts'
import { formTexts as texts } from '../texts.ts'
import { type Locate, NameFields, PlaceFields } from './shipping/address-fields.tsx'

interface Props {
  readonly form: CheckoutState
  readonly errors: Faults<AddressField>
  readonly locate: Locate
  readonly onChange: (part: Partial<CheckoutState>) => void
  readonly onBilling: (part: Partial<CheckoutAddress>) => void
}

/** The billing address is the same as the shipping address until the buyer unticks the box. */
export function BillingFields({ form, errors, locate, onChange, onBilling }: Props) {
  const same = form.billingAndShippingAddressAreTheSame
  return (
    <>
      <CheckField
        label={texts.sameAddress}
        checked={same}
        onChange={(event) => onChange({ billingAndShippingAddressAreTheSame: event.currentTarget.checked })}
      />
      {!same && (
        <fieldset className="checkout-more">
          <legend className="strong">{texts.billing}</legend>
          <NameFields prefix="billing" address={form.billing} errors={errors} onChange={onBilling} />
          <PlaceFields
            prefix="billing"
            address={form.billing}
            errors={errors}
            locate={locate}
            onChange={onBilling}
          />
        </fieldset>
      )}
    </>
  )
}

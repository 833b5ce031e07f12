import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { RadioGroup, type RadioOption } from '#ui/field/radio-group.tsx'
import { Link } from '#ui/link/link.tsx'
import { missingBilling, type ShippingField } from '../rules/check-address.ts'
import type { CheckoutAddress, CheckoutState, PaymentMethod } from '../rules/checkout-state.ts'
import { formTexts as texts } from '../texts.ts'
import { type Locate, NameFields, PlaceFields } from './address-fields.tsx'

interface Props {
  readonly form: CheckoutState
  /** the methods that the server offers, in its order */
  readonly methods: readonly PaymentMethod[]
  readonly locate: Locate
  /** the provider's fields */
  readonly cardFields: ReactNode
  /** reads the card when it is the chosen method; resolves to whether the step may go on */
  readonly onDone: () => Promise<void>
  readonly onChange: (part: Partial<CheckoutState>) => void
  readonly onBilling: (part: Partial<CheckoutAddress>) => void
}

/** R-CO-PAY: one list of ways to pay; the chosen one shows what it needs. */
export function PaymentStep({ form, methods, locate, cardFields, onDone, onChange, onBilling }: Props) {
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const errors = Object.fromEntries((tried ? missingBilling(form) : []).map((field) => [field, texts.errors[field]])) as Partial<Record<ShippingField, string>>

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missingBilling(form).length > 0) return
    setBusy(true)
    await onDone()
    setBusy(false)
  }

  const billing = (
    <>
      <CheckField label={texts.sameAddress} checked={form.billingAndShippingAddressAreTheSame} onChange={(event) => onChange({ billingAndShippingAddressAreTheSame: event.currentTarget.checked })} />
      {!form.billingAndShippingAddressAreTheSame && (
        <fieldset className="stack">
          <legend className="strong">{texts.billing}</legend>
          <NameFields prefix="billing" address={form.billing} errors={errors} onChange={onBilling} />
          <PlaceFields prefix="billing" address={form.billing} errors={errors} locate={locate} onChange={onBilling} />
        </fieldset>
      )}
    </>
  )
  const shown: Partial<Record<PaymentMethod, RadioOption>> = {
    creditCard: {
      value: 'creditCard',
      label: texts.card,
      aside: texts.cards,
      more: (
        <div className="stack">
          {form.paymentMethod === 'creditCard' && cardFields}
          {billing}
          <p className="meta">{texts.cardSafe}</p>
        </div>
      ),
    },
    check: {
      value: 'check',
      label: texts.check,
      aside: texts.checkNote,
      more: (
        <div className="stack">
          <p>{texts.checkHow}</p>
          {form.paymentMethod === 'check' && billing}
        </div>
      ),
    },
  }
  return (
    <form className="stack-l" noValidate onSubmit={submit}>
      <RadioGroup
        name="paymentMethod"
        label={texts.howToPay}
        hideLabel
        value={form.paymentMethod}
        onChange={(value) => onChange({ paymentMethod: value as PaymentMethod })}
        options={methods.flatMap((method) => shown[method] ?? [])}
      />
      <div className="row between">
        <Link href="/checkout/shipping">{texts.backToShipping}</Link>
        <Button type="submit" look="primary" size="big" busy={busy} busyText={texts.reading}>
          {texts.toReview}
        </Button>
      </div>
    </form>
  )
}

import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { RadioGroup, type RadioOption } from '#ui/field/radio-group.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { missingBilling, type ShippingField } from '../rules/check-address.ts'
import type { CheckoutAddress, CheckoutState, PaymentMethod } from '../rules/checkout-state.ts'
import { formTexts as texts } from '../texts.ts'
import type { Locate } from './address-fields.tsx'
import { BillingFields } from './billing-fields.tsx'
import { useFirstInvalid } from './use-first-invalid.ts'

interface Props {
  readonly form: CheckoutState
  /** the methods that the server offers, in its order */
  readonly methods: readonly PaymentMethod[]
  readonly locate: Locate
  /** the provider's fields; Enter in one of them submits */
  readonly cardFields: (submit: () => void) => ReactNode
  /** reads the card when it is the chosen method, and goes on when it could */
  readonly onDone: () => Promise<void>
  readonly onChange: (part: Partial<CheckoutState>) => void
  readonly onBilling: (part: Partial<CheckoutAddress>) => void
}

/** R-CO-PAY: one list of ways to pay; the chosen one shows what it needs. */
export function PaymentStep({ form, methods, locate, cardFields, onDone, onChange, onBilling }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const showFirstInvalid = useFirstInvalid(element)
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const errors = Object.fromEntries((tried ? missingBilling(form) : []).map((field) => [field, texts.errors[field]])) as Partial<Record<ShippingField, string>>

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    if (missingBilling(form).length > 0) return showFirstInvalid()
    setBusy(true)
    await onDone()
    setBusy(false)
  }

  // Radios show what belongs to them by CSS alone; fields exist once, in the method that is chosen.
  const billing = <BillingFields form={form} errors={errors} locate={locate} onChange={onChange} onBilling={onBilling} />
  const shown: Partial<Record<PaymentMethod, Omit<RadioOption, 'value'>>> = {
    creditCard: {
      label: texts.card,
      aside: texts.cards,
      more: form.paymentMethod === 'creditCard' && (
        <div className="stack">
          {cardFields(() => element.current?.requestSubmit())}
          {billing}
          <p className="meta co-safe">
            <Icon name="lock" />
            {texts.cardSafe}
          </p>
        </div>
      ),
    },
    check: {
      label: texts.check,
      aside: texts.checkNote,
      more: form.paymentMethod === 'check' && (
        <div className="stack">
          <p>{texts.checkHow}</p>
          {billing}
        </div>
      ),
    },
  }
  return (
    <form ref={element} className="stack-l" noValidate onSubmit={submit}>
      <RadioGroup
        name="paymentMethod"
        label={texts.howToPay}
        hideLabel
        value={form.paymentMethod}
        onChange={(value) => onChange({ paymentMethod: value as PaymentMethod })}
        options={methods.flatMap((method) => (shown[method] ? [{ value: method, ...shown[method] }] : []))}
      />
      <div className="co-actions">
        <Link href="/checkout/shipping">{texts.backToShipping}</Link>
        <Button type="submit" look="primary" size="big" busy={busy} busyText={texts.reading}>
          {texts.toReview}
        </Button>
      </div>
    </form>
  )
}

import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { RadioGroup, type RadioOption } from '#ui/field/radio-group.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
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
  /** PayPal's button; `mayBegin` shows what is missing and answers whether all is there */
  readonly paypal: (mayBegin: () => boolean) => ReactNode
  /** reads the card when it is the chosen method, and goes on when it could */
  readonly onDone: () => Promise<void>
  readonly onChange: (part: Partial<CheckoutState>) => void
  readonly onBilling: (part: Partial<CheckoutAddress>) => void
}

/** R-CO-PAY: one list of ways to pay; the chosen one shows what it needs. */
export function PaymentStep({ form, methods, locate, cardFields, paypal, onDone, onChange, onBilling }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const showFirstInvalid = useFirstInvalid(element)
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const isPaypal = form.paymentMethod === 'PayPal'
  const needsApproval = isPaypal && form.paypal.orderID === ''
  const errors = Object.fromEntries((tried ? missingBilling(form) : []).map((field) => [field, texts.errors[field]])) as Partial<Record<ShippingField, string>>

  const isComplete = (): boolean => {
    setTried(true)
    const isMissing = missingBilling(form).length > 0
    if (isMissing) showFirstInvalid()
    return !isMissing
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || needsApproval || !isComplete()) return
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
    PayPal: {
      label: texts.payPal,
      aside: texts.payPalNote,
      more: isPaypal && (
        <div className="stack">
          {billing}
          {needsApproval ? <p className="meta">{texts.payPalHow}</p> : <Notice tone="ok">{texts.payPalApproved}</Notice>}
          {needsApproval && paypal(isComplete)}
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
        {!needsApproval && (
          <Button type="submit" look="primary" size="big" busy={busy} busyText={texts.reading}>
            {texts.toReview}
          </Button>
        )}
      </div>
    </form>
  )
}

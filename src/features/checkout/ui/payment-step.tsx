import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { PaymentMethod } from '#features/payments/rules/methods.ts'
import { Button } from '#ui/button/button.tsx'
import { RadioGroup, type RadioOption } from '#ui/field/radio-group.tsx'
import { Link } from '#ui/link/link.tsx'
import { missingBilling, type ShippingField } from '../rules/check-address.ts'
import type { CheckoutAddress, CheckoutState } from '../rules/checkout-state.ts'
import { formTexts as texts } from '../texts.ts'
import type { Locate } from './address-fields.tsx'
import { BillingFields } from './billing-fields.tsx'
import { useFirstInvalid } from './use-first-invalid.ts'

/** What the chosen way finds around itself. */
interface WayRoom {
  /** the billing address, to stand where it belongs */
  readonly billing: ReactNode
  /** as if "Review the order" were pressed */
  submit(): void
  /** Shows what is missing and answers whether all is there. */
  isComplete(): boolean
}

/** One way to pay in the list. */
export interface Way {
  readonly method: PaymentMethod
  readonly label: string
  readonly aside?: string
  /** what it shows while it is chosen */
  readonly panel: (room: WayRoom) => ReactNode
  /** the buyer approves it at the provider first: until then the method's own button continues */
  readonly needsApproval?: boolean
  /** why it cannot be chosen now, and what to do; it stays in its place, greyed out */
  readonly unavailable?: string | undefined
}

interface Props {
  readonly form: CheckoutState
  /** those that the server offers, in its order */
  readonly ways: readonly Way[]
  readonly locate: Locate
  /** reads what pays, and goes on when it could */
  readonly onDone: () => Promise<void>
  readonly onChange: (part: Partial<CheckoutState>) => void
  readonly onBilling: (part: Partial<CheckoutAddress>) => void
}

/** R-CO-PAY: one list of ways to pay; the chosen one shows what it needs. */
export function PaymentStep({ form, ways, locate, onDone, onChange, onBilling }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const showFirstInvalid = useFirstInvalid(element)
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const chosen = ways.find(({ method }) => method === form.paymentMethod)
  // The method's own button, or nothing while it cannot be used, takes the place of the review button.
  const isBlocked = chosen?.needsApproval === true || chosen?.unavailable !== undefined
  const errors = Object.fromEntries(
    (tried ? missingBilling(form) : []).map((field) => [field, texts.errors[field]]),
  ) as Partial<Record<ShippingField, string>>

  const isComplete = (): boolean => {
    setTried(true)
    const isMissing = missingBilling(form).length > 0
    if (isMissing) showFirstInvalid()
    return !isMissing
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || isBlocked || !isComplete()) return
    setBusy(true)
    await onDone()
    setBusy(false)
  }

  // Radios show what belongs to them by CSS alone; fields exist once, in the method that is chosen.
  const billing = (
    <BillingFields form={form} errors={errors} locate={locate} onChange={onChange} onBilling={onBilling} />
  )
  const room: WayRoom = { billing, submit: () => element.current?.requestSubmit(), isComplete }
  const options: RadioOption[] = ways.map(({ method, label, aside, panel, needsApproval, unavailable }) => ({
    value: method,
    label,
    note: unavailable,
    aside: unavailable === undefined ? aside : undefined,
    disabled: unavailable !== undefined,
    // What was typed into it stays while it cannot be used; a button of the provider's own does not.
    more: form.paymentMethod === method && !(unavailable && needsApproval) && (
      <div className="stack">{panel(room)}</div>
    ),
  }))
  return (
    <form ref={element} className="stack-l" noValidate onSubmit={submit}>
      <RadioGroup
        name="paymentMethod"
        label={texts.howToPay}
        hideLabel
        value={form.paymentMethod}
        onChange={(value) => onChange({ paymentMethod: value as PaymentMethod })}
        options={options}
      />
      <p className="visually-hidden" role="status">
        {ways.map(({ unavailable }) => unavailable).join(' ')}
      </p>
      <div className="co-actions">
        <Link href="/checkout/shipping">{texts.backToShipping}</Link>
        {!isBlocked && (
          <Button type="submit" look="primary" size="big" busy={busy} busyText={texts.reading}>
            {texts.toReview}
          </Button>
        )}
      </div>
    </form>
  )
}

import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { type PaymentMethod, WALLETS } from '#features/selling/payments/rules/methods.ts'
import { Button } from '#ui/button/button.tsx'
import { RadioGroup, type RadioOption } from '#ui/field/radio-group.tsx'
import { Link } from '#ui/link/link.tsx'
import { billingFaults } from '../rules/check-address.ts'
import type { CheckoutAddress, CheckoutState } from '../rules/checkout-state.ts'
import { termsTexts, formTexts as texts } from '../texts.ts'
import { BillingFields } from './billing-fields.tsx'
import { useFirstInvalid } from './form-focus.ts'
import type { Locate } from './shipping/address-fields.tsx'

/** Props of the chosen method. */
interface StepControls {
  /** the fields of the billing address, which the method places */
  readonly billing: ReactNode
  /** does the same as the button "Review the order" */
  submit(): void
  /** Marks missing fields and returns whether the form is complete. */
  isComplete(): boolean
}

/** A payment method in the list. */
export interface ListedMethod {
  readonly method: PaymentMethod
  readonly label: string
  readonly aside?: string
  /** what it shows while it is chosen */
  readonly panel: (step: StepControls) => ReactNode
  /** the buyer approves it at the provider first: until then the method's own button continues */
  readonly needsApproval?: boolean
  /** why it cannot be chosen now, and what to do; the method stays in the list, disabled */
  readonly unavailable?: string | undefined
}

interface Props {
  readonly form: CheckoutState
  /** the methods that the server offers, in its order */
  readonly methods: readonly ListedMethod[]
  /** a sentence that names the methods that the store does not take now */
  readonly off?: string | undefined
  readonly locate: Locate
  /** reads the card, bank account or approval, and continues to the review when it is complete */
  readonly onDone: () => Promise<void>
  readonly onChange: (part: Partial<CheckoutState>) => void
  readonly onBilling: (part: Partial<CheckoutAddress>) => void
}

const CARD: PaymentMethod = 'creditCard'
const TERMS: PaymentMethod = 'terms'

/** The card first, open; the other methods in two groups. */
const GROUPS: readonly { label: string; holds: (method: PaymentMethod) => boolean }[] = [
  { label: texts.card, holds: (method) => method === CARD },
  { label: termsTexts.group, holds: (method) => method === TERMS },
  { label: texts.wallets, holds: (method) => WALLETS.includes(method) },
  { label: texts.otherWays, holds: (method) => ![CARD, TERMS, ...WALLETS].includes(method) },
]

/** R-CO-PAY: the list of payment methods; the chosen one shows its fields. */
export function PaymentStep({ form, methods, off, locate, onDone, onChange, onBilling }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const showFirstInvalid = useFirstInvalid(element)
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const chosen = methods.find(({ method }) => method === form.paymentMethod)
  // The method's own button, or nothing while it cannot be used, takes the place of the review button.
  const isBlocked = chosen?.needsApproval === true || chosen?.unavailable !== undefined
  const hidesPanel = chosen?.needsApproval === true && chosen.unavailable !== undefined
  const [seen, setSeen] = useState<PaymentMethod>()
  if (chosen && !hidesPanel && seen !== chosen.method) setSeen(chosen.method)
  const errors = tried ? billingFaults(form) : {}

  const isComplete = (): boolean => {
    setTried(true)
    const isMissing = Object.keys(billingFaults(form)).length > 0
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

  // CSS alone shows the fields of the chosen radio, so the fields exist once, in the chosen method.
  const billing = (
    <BillingFields form={form} errors={errors} locate={locate} onChange={onChange} onBilling={onBilling} />
  )
  const step: StepControls = { billing, submit: () => element.current?.requestSubmit(), isComplete }
  const optionOf = ({ method, label, aside, panel, unavailable }: ListedMethod): RadioOption => ({
    value: method,
    label,
    // The card has its row to itself; the others are tiles, with their words below the name.
    note: unavailable ?? (method === 'creditCard' ? undefined : aside),
    aside: unavailable === undefined && method === 'creditCard' ? aside : undefined,
    disabled: unavailable !== undefined,
    // Typed values stay while a method is unavailable. A provider's own button is hidden, not removed: the
    // buyer may be in its window, and the button waits for the approval.
    more: method === chosen?.method && (!hidesPanel || seen === method) && (
      <div className="stack">{panel(step)}</div>
    ),
    hidesMore: hidesPanel,
  })
  return (
    <form ref={element} className="stack-l" noValidate onSubmit={submit}>
      {GROUPS.map(({ label, holds }) => {
        const options = methods.filter(({ method }) => holds(method)).map(optionOf)
        return options.length === 0 ? null : (
          <RadioGroup
            key={label}
            name="paymentMethod"
            label={label}
            hideLabel={label === texts.card}
            layout={label === texts.card ? 'joined' : 'across'}
            className="checkout-methods"
            value={form.paymentMethod}
            onChange={(value) => onChange({ paymentMethod: value as PaymentMethod })}
            options={options}
          />
        )
      })}
      {off && <p className="meta">{off}</p>}
      <p className="visually-hidden" role="status">
        {methods.map(({ unavailable }) => unavailable).join(' ')}
      </p>
      <div className="checkout-actions">
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

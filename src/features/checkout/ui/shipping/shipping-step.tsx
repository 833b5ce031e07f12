import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { ShippingOption, ShippingType } from '#features/shipping/rules/option.ts'
import { useAnswersFirst } from '#kit/react/use-answers-first.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/field/error-summary.tsx'
import { PhoneField } from '#ui/field/phone-field.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { Link } from '#ui/link/link.tsx'
import { hasCertificate } from '../../rules/certificate.ts'
import { missingShipping, type ShippingField } from '../../rules/check-address.ts'
import type { CheckoutAddress, CheckoutState } from '../../rules/checkout-state.ts'
import { deliveryTypes, formTexts as texts } from '../../texts.ts'
import { useFirstInvalid } from '../use-first-invalid.ts'
import { type Locate, NameFields, PlaceFields } from './address-fields.tsx'
import { CERTIFICATE_ID, CertificateField, certificateError } from './certificate-field.tsx'
import { DeliveryChoices } from './delivery-choices.tsx'
import { EmailField } from './email-field.tsx'
import type { LaterShipDate } from './later-ship-date.tsx'
import { RareFields } from './rare-fields.tsx'
import { useLeftFields } from './use-left-fields.ts'

interface Props {
  readonly form: CheckoutState
  readonly options: readonly ShippingOption[]
  readonly chosen: ShippingType | null
  readonly locate: Locate
  readonly onChange: (part: Partial<CheckoutState>) => void
  readonly onAddress: (part: Partial<CheckoutAddress>) => void
  readonly onShipping: (type: ShippingType) => void
  /** the buyer's own ship date */
  readonly later: LaterShipDate
  readonly onDone: () => void
  /** costs and rules of the zip are on their way: the step goes on when they have arrived */
  readonly pending?: boolean
  /** why this cart may not go to the zip; it disables the button */
  readonly zipRefusal?: string | undefined
  /** the cart has refrigerant, which only certified technicians may buy */
  readonly needsCertificate?: boolean
  /** the rules of the place, in full */
  readonly rules?: ReactNode
}

const fieldId: Record<ShippingField, string> = {
  email: 'email',
  phone: 'phone',
  firstName: 'shipping-firstName',
  lastName: 'shipping-lastName',
  address: 'shipping-address',
  zipcode: 'shipping-zipcode',
  city: 'shipping-city',
  state: 'shipping-state',
}

/** The missing fields that only the buyer can fill in: city and state follow from the zip. */
const typedFields = (missing: readonly ShippingField[]) =>
  missing.filter((field) => field !== 'city' && field !== 'state')

/** R-CO-SHIP: the buyer types six fields; the others are derived or stand behind links. */
export function ShippingStep({
  form,
  options,
  chosen,
  locate,
  onChange,
  onAddress,
  onShipping,
  later,
  onDone,
  pending = false,
  zipRefusal,
  needsCertificate = false,
  rules,
}: Props) {
  const isCertified = !needsCertificate || hasCertificate(form)
  const [isLocating, setLocating] = useState(false)
  const { element, refused, isWaiting, submit } = useSubmit(form, {
    arePending: pending || isLocating,
    mayGoOn: zipRefusal === undefined && isCertified,
    onDone,
  })
  const { left, ...leaving } = useLeftFields()
  const missing = missingShipping(form).filter((field) => refused !== null || left.has(fieldId[field]))
  const errors = Object.fromEntries(missing.map((field) => [field, texts.errors[field]])) as Partial<
    Record<ShippingField, string>
  >
  const lacksCertificate = refused !== null && !isCertified
  return (
    <form ref={element} className="stack-l" noValidate onSubmit={submit} {...leaving}>
      <ErrorSummary
        focus={false}
        errors={[
          ...(refused ?? []).map((field) => ({ id: fieldId[field], text: texts.errors[field] })),
          ...(lacksCertificate ? [{ id: CERTIFICATE_ID, text: certificateError(form) }] : []),
        ]}
      />
      <div className="box checkout-box">
        <EmailField
          value={form.email}
          error={errors.email}
          isLeft={left.has(fieldId.email)}
          onChange={(email) => onChange({ email })}
        />
        <NameFields prefix="shipping" address={form.shipping} errors={errors} onChange={onAddress} />
        <PhoneField
          id="phone"
          label={texts.phone}
          hint={texts.phoneHint}
          value={form.phoneNumber}
          error={errors.phone}
          onChange={(event) => onChange({ phoneNumber: event.currentTarget.value })}
        />
        <PlaceFields
          prefix="shipping"
          address={form.shipping}
          errors={errors}
          locate={locate}
          onLocating={setLocating}
          onChange={onAddress}
          zipRefusal={zipRefusal}
        />
        {rules}
        {needsCertificate && <CertificateField form={form} onChange={onChange} missing={lacksCertificate} />}
        <RareFields form={form} onChange={onChange} onAddress={onAddress} />
      </div>
      <RadioGroup
        name="deliveryType"
        layout="across"
        className="checkout-choices"
        label={<span className="checkout-legend">{texts.placeKind}</span>}
        value={form.deliveryType}
        onChange={(deliveryType) => onChange({ deliveryType })}
        options={deliveryTypes.map(({ value, note }) => ({ value, label: value, note }))}
      />
      <DeliveryChoices options={options} chosen={chosen} onChoose={onShipping} later={later} />
      <Actions isWaiting={isWaiting} isRefused={zipRefusal !== undefined} />
    </form>
  )
}

/** Leads to the next step, or lists what is missing and shows the first of it. */
function useSubmit(
  form: CheckoutState,
  { arePending, mayGoOn, onDone }: { arePending: boolean; mayGoOn: boolean; onDone: () => void },
) {
  const element = useRef<HTMLFormElement>(null)
  const showFirstInvalid = useFirstInvalid(element)
  // The fields that were missing at the last press. The list stays while the buyer fills them in, so that
  // the fields do not move.
  const [refused, setRefused] = useState<readonly ShippingField[] | null>(null)
  const goOn = () => {
    const lacking = missingShipping(form)
    setRefused(lacking)
    if (lacking.length === 0 && mayGoOn) return onDone()
    showFirstInvalid()
  }
  const { isWaiting, press } = useAnswersFirst(arePending, goOn)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typedFields(missingShipping(form)).length === 0) press()
    else goOn()
  }
  return { element, refused, isWaiting, submit }
}

function Actions({ isWaiting, isRefused }: { readonly isWaiting: boolean; readonly isRefused: boolean }) {
  return (
    <div className="checkout-actions">
      <Link href="/cart">{texts.backToCart}</Link>
      <Button
        type="submit"
        look="primary"
        size="big"
        busy={isWaiting}
        busyText={texts.checkingPlace}
        disabled={isRefused}
      >
        {texts.toPayment}
      </Button>
    </div>
  )
}

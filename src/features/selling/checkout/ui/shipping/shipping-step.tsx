import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { promisedDays } from '#features/selling/shipping/rules/promise.ts'
import type { ShippingOption, ShippingType } from '#features/selling/shipping/rules/rates.ts'
import { formatMoney } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/field/error-summary.tsx'
import { PhoneField } from '#ui/field/phone-field.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { Link } from '#ui/link/link.tsx'
import { type Faults, hasCertificate, type ShippingField, shippingFaults } from '../../rules/check-address.ts'
import type { CheckoutAddress, CheckoutState } from '../../rules/checkout-state.ts'
import { deliveryTypes, formTexts as texts } from '../../texts.ts'
import { useFirstInvalid } from '../form-focus.ts'
import { type Locate, NameFields, PlaceFields } from './address-fields.tsx'
import { EmailField } from './email-field.tsx'
import { type LaterShipDate, LaterShipDateField } from './later-ship-date.tsx'
import { CERTIFICATE_ID, CertificateField, certificateError, RareFields } from './rare-fields.tsx'

/**
 * The ids of the fields that the buyer typed in and left. Their errors show at once; an untouched field waits
 * for the press on the button. Leaving a field for that button counts as the press, so that the button does
 * not move away from under the pointer.
 */
function useLeftFields() {
  const typed = useRef(new Set<string>())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  return {
    left,
    onChange(event: ChangeEvent<HTMLFormElement>) {
      typed.current.add(event.target.id)
    },
    onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
      const { id } = target
      if (!typed.current.has(id) || left.has(id)) return
      if (!(relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'))
        setLeft(new Set([...left, id]))
    },
  }
}

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
  /** what the server said about a field, by its id */
  readonly problem?: { readonly fieldId?: string | undefined; readonly message: string } | null
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
  address2: 'shipping-address2',
  company: 'shipping-company',
  phone2: 'phone2',
  note: 'carrier-note',
}

const SHIPPING_FIELDS = Object.keys(fieldId) as ShippingField[]

/** The wrong fields that only the buyer can fill in: city and state follow from the zip. */
const typedFields = ({ city, state, ...typed }: Faults<ShippingField>) => Object.keys(typed)

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
  problem = null,
}: Props) {
  const isCertified = !needsCertificate || hasCertificate(form)
  const [isLocating, setLocating] = useState(false)
  const { element, refused, isWaiting, submit } = useSubmit(form, {
    arePending: pending || isLocating,
    mayGoOn: zipRefusal === undefined && isCertified,
    onDone,
  })
  const { left, ...leaving } = useLeftFields()
  const errors = Object.fromEntries(
    Object.entries(shippingFaults(form)).filter(
      ([field]) => refused !== null || left.has(fieldId[field as ShippingField]),
    ),
  ) as Faults<ShippingField>
  const told = SHIPPING_FIELDS.find((field) => fieldId[field] === problem?.fieldId)
  if (told && problem) errors[told] ??= problem.message
  const lacksCertificate = refused !== null && !isCertified
  return (
    <form ref={element} className="stack-l" noValidate onSubmit={submit} {...leaving}>
      <ErrorSummary
        focus={false}
        errors={[
          ...Object.entries(refused ?? {}).map(([field, text]) => ({
            id: fieldId[field as ShippingField],
            text,
          })),
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
        <RareFields form={form} errors={errors} onChange={onChange} onAddress={onAddress} />
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
  // What was wrong at the last press. The list stays while the buyer fills them in, so that
  // the fields do not move.
  const [refused, setRefused] = useState<Faults<ShippingField> | null>(null)
  const goOn = () => {
    const faults = shippingFaults(form)
    setRefused(faults)
    if (Object.keys(faults).length === 0 && mayGoOn) return onDone()
    showFirstInvalid()
  }
  const { isWaiting, press } = useAnswersFirst(arePending, goOn)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typedFields(shippingFaults(form)).length === 0) press()
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

interface DeliveryChoicesProps {
  readonly options: readonly ShippingOption[]
  readonly chosen: ShippingType | null
  readonly onChoose: (type: ShippingType) => void
  readonly later: LaterShipDate
}

/** Delivery options: the days first, with the option's name and cost. */
function DeliveryChoices({ options, chosen, onChoose, later }: DeliveryChoicesProps) {
  if (options.length === 0) return null
  const shipDate = (options.find(({ type }) => type === chosen) ?? options[0])?.shipDate ?? null
  return (
    <div className="stack-s">
      <RadioGroup
        name="shippingOption"
        className="checkout-choices"
        label={<span className="checkout-legend">{texts.when}</span>}
        value={chosen}
        onChange={(value) => onChoose(value as ShippingType)}
        options={options.map((option) => ({
          value: option.type,
          label: promisedDays(option) ?? option.label,
          note: option.deliveryDate ? option.label : texts.dateLater,
          aside: option.cost === 0 ? texts.free : formatMoney(option.cost),
        }))}
      />
      {shipDate !== null && <LaterShipDateField later={later} shipDate={shipDate} />}
    </div>
  )
}

/**
 * Goes on at a press, but not before the answers have arrived that decide where the press may lead. Until
 * then `isWaiting` is true.
 */
function useAnswersFirst(arePending: boolean, goOn: () => void): { isWaiting: boolean; press: () => void } {
  const [isWaiting, setWaiting] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one press goes on once
  useEffect(() => {
    if (!isWaiting || arePending) return
    setWaiting(false)
    goOn()
  }, [isWaiting, arePending])
  return { isWaiting, press: () => setWaiting(true) }
}

import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type { ShippingOption, ShippingType } from '#features/cart/rules/types.ts'
import { formatDays } from '#kit/dates.ts'
import { formatMoney } from '#kit/money.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/field/error-summary.tsx'
import { PhoneField } from '#ui/field/phone-field.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { missingShipping, type ShippingField } from '../rules/check-address.ts'
import type { CheckoutAddress, CheckoutState } from '../rules/checkout-state.ts'
import { deliveryTypes, formTexts as texts } from '../texts.ts'
import { type Locate, NameFields, PlaceFields } from './address-fields.tsx'
import { MoreFields } from './more-fields.tsx'

interface Props {
  readonly form: CheckoutState
  readonly options: readonly ShippingOption[]
  readonly chosen: ShippingType | null
  readonly locate: Locate
  readonly onChange: (part: Partial<CheckoutState>) => void
  readonly onAddress: (part: Partial<CheckoutAddress>) => void
  readonly onShipping: (type: ShippingType) => void
  readonly onDone: () => void
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

/** R-CO-SHIP: six fields to type, the rest derived or behind links. */
export function ShippingStep({ form, options, chosen, locate, onChange, onAddress, onShipping, onDone }: Props) {
  const [tried, setTried] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const missing = tried ? missingShipping(form) : []
  const errors = Object.fromEntries(missing.map((field) => [field, texts.errors[field]])) as Partial<Record<ShippingField, string>>

  useEffect(() => {
    if (attempts > 0) void import('#ui/field/scroll-to-first-invalid.ts').then(({ scrollToFirstInvalid }) => element.current && scrollToFirstInvalid(element.current))
  }, [attempts])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missingShipping(form).length === 0) return onDone()
    setAttempts(attempts + 1)
  }
  const typed = (key: keyof CheckoutState) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange({ [key]: event.currentTarget.value })

  return (
    <form ref={element} className="stack-l" noValidate onSubmit={submit}>
      <ErrorSummary focus={false} errors={missing.map((field) => ({ id: fieldId[field], text: texts.errors[field] }))} />
      <div className="box stack">
        <TextField id="email" type="email" label={texts.email} hint={texts.emailHint} autoComplete="email" maxLength={254} value={form.email} error={errors.email} onChange={typed('email')} />
        <NameFields prefix="shipping" address={form.shipping} errors={errors} onChange={onAddress} />
        <PhoneField id="phone" label={texts.phone} hint={texts.phoneHint} value={form.phoneNumber} error={errors.phone} onChange={typed('phoneNumber')} />
        <PlaceFields prefix="shipping" address={form.shipping} errors={errors} locate={locate} onChange={onAddress} />
        <MoreFields
          items={[
            {
              key: 'apartment',
              link: texts.addApartment,
              filled: form.shipping.address2 !== '',
              fields: (
                <TextField
                  label={texts.apartment}
                  autoComplete="address-line2"
                  maxLength={120}
                  value={form.shipping.address2}
                  onChange={(event) => onAddress({ address2: event.currentTarget.value })}
                />
              ),
            },
            {
              key: 'company',
              link: texts.addCompany,
              filled: form.shipping.company !== '',
              fields: (
                <TextField label={texts.company} autoComplete="organization" maxLength={120} value={form.shipping.company} onChange={(event) => onAddress({ company: event.currentTarget.value })} />
              ),
            },
            {
              key: 'phones',
              link: texts.addPhones,
              filled: form.phoneExtension !== '' || form.phoneNumber2 !== '',
              fields: (
                <div className="f2 keep">
                  <TextField
                    label={texts.extension}
                    inputMode="numeric"
                    autoComplete="tel-extension"
                    maxLength={10}
                    value={form.phoneExtension}
                    onChange={(event) => onChange({ phoneExtension: event.currentTarget.value.replace(/\D/g, '') })}
                  />
                  <PhoneField label={texts.secondPhone} autoComplete="off" value={form.phoneNumber2} onChange={typed('phoneNumber2')} />
                </div>
              ),
            },
            {
              key: 'note',
              link: texts.addNote,
              filled: form.commentsForCarrier !== '',
              fields: <TextAreaField label={texts.note} maxLength={500} value={form.commentsForCarrier} onChange={typed('commentsForCarrier')} />,
            },
          ]}
        />
      </div>
      <RadioGroup
        name="deliveryType"
        layout="across"
        label={<span className="co-legend">{texts.placeKind}</span>}
        value={form.deliveryType}
        onChange={(deliveryType) => onChange({ deliveryType })}
        options={deliveryTypes.map(({ value, note }) => ({ value, label: value, note }))}
      />
      {options.length > 0 && (
        <RadioGroup
          name="shippingOption"
          label={<span className="co-legend">{texts.when}</span>}
          value={chosen}
          onChange={(value) => onShipping(value as ShippingType)}
          options={options.map((option) => ({
            value: option.type,
            label: option.deliveryDate ? formatDays(option.deliveryDate, option.deliveryDateTo) : option.label,
            note: option.label,
            aside: option.cost === 0 ? 'Free' : formatMoney(option.cost),
          }))}
        />
      )}
      <div className="row between">
        <Link href="/cart">{texts.backToCart}</Link>
        <Button type="submit" look="primary" size="big">
          {texts.toPayment}
        </Button>
      </div>
    </form>
  )
}

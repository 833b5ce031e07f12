import { PhoneField } from '#ui/field/phone-field.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import type { Faults, ShippingField } from '../../rules/check-address.ts'
import type { CheckoutAddress, CheckoutState } from '../../rules/checkout-state.ts'
import { formTexts as texts } from '../../texts.ts'
import { MoreFields } from './more-fields.tsx'

interface Props {
  readonly form: CheckoutState
  readonly errors: Faults<ShippingField>
  readonly onChange: (part: Partial<CheckoutState>) => void
  readonly onAddress: (part: Partial<CheckoutAddress>) => void
}

/** Fields that few orders need: apartment, company, more phone numbers, a note to the carrier. */
export function RareFields({ form, errors, onChange, onAddress }: Props) {
  const { shipping } = form
  return (
    <MoreFields
      items={[
        {
          key: 'apartment',
          link: texts.addApartment,
          filled: shipping.address2 !== '',
          fields: (
            <TextField
              id="shipping-address2"
              label={texts.apartment}
              autoComplete="shipping address-line2"
              maxLength={120}
              value={shipping.address2}
              error={errors.address2}
              onChange={(event) => onAddress({ address2: event.currentTarget.value })}
            />
          ),
        },
        {
          key: 'company',
          link: texts.addCompany,
          filled: shipping.company !== '',
          fields: (
            <TextField
              id="shipping-company"
              label={texts.company}
              autoComplete="shipping organization"
              maxLength={120}
              value={shipping.company}
              error={errors.company}
              onChange={(event) => onAddress({ company: event.currentTarget.value })}
            />
          ),
        },
        {
          key: 'phones',
          link: texts.addPhones,
          filled: form.phoneExtension !== '' || form.phoneNumber2 !== '',
          fields: <PhoneFields form={form} errors={errors} onChange={onChange} />,
        },
        {
          key: 'note',
          link: texts.addNote,
          filled: form.commentsForCarrier !== '',
          fields: (
            <TextAreaField
              id="carrier-note"
              label={texts.note}
              maxLength={500}
              value={form.commentsForCarrier}
              error={errors.note}
              onChange={(event) => onChange({ commentsForCarrier: event.currentTarget.value })}
            />
          ),
        },
      ]}
    />
  )
}

function PhoneFields({ form, errors, onChange }: Pick<Props, 'form' | 'errors' | 'onChange'>) {
  return (
    <div className="fields-2 keep">
      <TextField
        id="phone-extension"
        label={texts.extension}
        inputMode="numeric"
        autoComplete="tel-extension"
        maxLength={10}
        value={form.phoneExtension}
        onChange={(event) => onChange({ phoneExtension: event.currentTarget.value.replace(/\D/g, '') })}
      />
      <PhoneField
        id="phone2"
        label={texts.secondPhone}
        autoComplete="off"
        value={form.phoneNumber2}
        error={errors.phone2}
        onChange={(event) => onChange({ phoneNumber2: event.currentTarget.value })}
      />
    </div>
  )
}

export const CERTIFICATE_ID = 'epa-certificate'

/** What is wrong with the number of a form that cannot go on. */
export const certificateError = ({ epaCertificate }: Pick<CheckoutState, 'epaCertificate'>): string =>
  epaCertificate.trim() === '' ? texts.certificateMissing : texts.certificateUnreadable

interface CertificateFieldProps {
  readonly form: CheckoutState
  readonly onChange: (part: Partial<CheckoutState>) => void
  /** the buyer pressed "Continue" without it */
  readonly missing: boolean
}

/** The number of an EPA 608 certificate. Only a cart with refrigerant asks for it. */
export function CertificateField({ form, onChange, missing }: CertificateFieldProps) {
  return (
    <TextField
      id={CERTIFICATE_ID}
      label={texts.certificate}
      hint={texts.certificateHint}
      required
      error={missing ? certificateError(form) : undefined}
      maxLength={40}
      value={form.epaCertificate}
      onChange={(event) => onChange({ epaCertificate: event.currentTarget.value })}
    />
  )
}

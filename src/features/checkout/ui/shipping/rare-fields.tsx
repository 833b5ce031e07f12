import { PhoneField } from '#ui/field/phone-field.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import type { CheckoutAddress, CheckoutState } from '../../rules/checkout-state.ts'
import { formTexts as texts } from '../../texts.ts'
import { MoreFields } from './more-fields.tsx'

interface Props {
  readonly form: CheckoutState
  readonly onChange: (part: Partial<CheckoutState>) => void
  readonly onAddress: (part: Partial<CheckoutAddress>) => void
}

/** Fields that few orders need: apartment, company, more phone numbers, a note to the carrier. */
export function RareFields({ form, onChange, onAddress }: Props) {
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
              label={texts.apartment}
              autoComplete="shipping address-line2"
              maxLength={120}
              value={shipping.address2}
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
              label={texts.company}
              autoComplete="shipping organization"
              maxLength={120}
              value={shipping.company}
              onChange={(event) => onAddress({ company: event.currentTarget.value })}
            />
          ),
        },
        {
          key: 'phones',
          link: texts.addPhones,
          filled: form.phoneExtension !== '' || form.phoneNumber2 !== '',
          fields: <PhoneFields form={form} onChange={onChange} />,
        },
        {
          key: 'note',
          link: texts.addNote,
          filled: form.commentsForCarrier !== '',
          fields: (
            <TextAreaField
              label={texts.note}
              maxLength={500}
              value={form.commentsForCarrier}
              onChange={(event) => onChange({ commentsForCarrier: event.currentTarget.value })}
            />
          ),
        },
      ]}
    />
  )
}

function PhoneFields({ form, onChange }: Pick<Props, 'form' | 'onChange'>) {
  return (
    <div className="fields-2 keep">
      <TextField
        label={texts.extension}
        inputMode="numeric"
        autoComplete="tel-extension"
        maxLength={10}
        value={form.phoneExtension}
        onChange={(event) => onChange({ phoneExtension: event.currentTarget.value.replace(/\D/g, '') })}
      />
      <PhoneField
        label={texts.secondPhone}
        autoComplete="off"
        value={form.phoneNumber2}
        onChange={(event) => onChange({ phoneNumber2: event.currentTarget.value })}
      />
    </div>
  )
}

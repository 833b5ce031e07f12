import { TextField } from '#ui/field/text-field.tsx'
import type { CheckoutState } from '../rules/checkout-state.ts'
import { formTexts as texts } from '../texts.ts'

const LEAST_LENGTH = 4

export const CERTIFICATE_ID = 'epa-certificate'

/** True when the form has a certificate number, which the sale of refrigerant requires. */
export const hasCertificate = (form: Pick<CheckoutState, 'epaCertificate'>): boolean =>
  form.epaCertificate.trim().length >= LEAST_LENGTH
/** The field's id, to which other parts of the page lead. */
export const CERTIFICATE_FIELD = 'certificate'

interface Props {
  readonly form: CheckoutState
  readonly onChange: (part: Partial<CheckoutState>) => void
  /** the buyer pressed "Continue" without it */
  readonly missing: boolean
}

/** The number of an EPA 608 certificate. Only a cart with refrigerant asks for it. */
export function CertificateField({ form, onChange, missing }: Props) {
  const error = form.epaCertificate.trim() === '' ? texts.certificateMissing : texts.certificateUnreadable
  return (
    <TextField
      id={CERTIFICATE_ID}
      id={CERTIFICATE_FIELD}
      label={texts.certificate}
      hint={texts.certificateHint}
      required
      error={missing ? error : undefined}
      maxLength={40}
      value={form.epaCertificate}
      onChange={(event) => onChange({ epaCertificate: event.currentTarget.value })}
    />
  )
}

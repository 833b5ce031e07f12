import { TextField } from '#ui/field/text-field.tsx'
import type { CheckoutState } from '../../rules/checkout-state.ts'
import { formTexts as texts } from '../../texts.ts'

export const CERTIFICATE_ID = 'epa-certificate'

/** What is wrong with the number of a form that cannot go on. */
export const certificateError = ({ epaCertificate }: Pick<CheckoutState, 'epaCertificate'>): string =>
  epaCertificate.trim() === '' ? texts.certificateMissing : texts.certificateUnreadable

interface Props {
  readonly form: CheckoutState
  readonly onChange: (part: Partial<CheckoutState>) => void
  /** the buyer pressed "Continue" without it */
  readonly missing: boolean
}

/** The number of an EPA 608 certificate. Only a cart with refrigerant asks for it. */
export function CertificateField({ form, onChange, missing }: Props) {
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

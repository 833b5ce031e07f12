import { TextField } from '#ui/field/text-field.tsx'
import type { CheckoutState } from '../rules/checkout-state.ts'
import { formTexts as texts } from '../texts.ts'

const LEAST_LENGTH = 4

/** True when the form has what the sale of refrigerant asks for. */
export const hasCertificate = (form: Pick<CheckoutState, 'epaCertificate'>): boolean =>
  form.epaCertificate.trim().length >= LEAST_LENGTH

interface Props {
  readonly form: CheckoutState
  readonly onChange: (part: Partial<CheckoutState>) => void
  /** the buyer wanted to go on without it */
  readonly missing: boolean
}

/** The number of an EPA 608 certificate, asked only for a cart with refrigerant. */
export function CertificateField({ form, onChange, missing }: Props) {
  return (
    <TextField
      label={texts.certificate}
      hint={texts.certificateHint}
      required
      error={missing ? texts.certificateMissing : undefined}
      maxLength={40}
      value={form.epaCertificate}
      onChange={(event) => onChange({ epaCertificate: event.currentTarget.value })}
    />
  )
}

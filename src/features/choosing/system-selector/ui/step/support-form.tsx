import { email, faultOf, personName, phone } from '#lib/typed/fields.ts'
import { Button } from '#ui/button/button.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { pageTexts as texts } from '../../page-texts.ts'

/** E-SELECTOR: the flags of the email to a technician. */
export interface SupportMail {
  submitted: boolean
  isLoading: boolean
  error: string | null
}

/** The fields of the email to a technician; the page is the form. Works without script. */
export function SupportFields({ mail }: { readonly mail: SupportMail }) {
  if (mail.submitted)
    return (
      <Notice tone="ok" live="status">
        {texts.asked}
      </Notice>
    )
  return (
    <div className="selector-support stack">
      <h2>{texts.askTitle}</h2>
      <p className="meta">{texts.askNote}</p>
      {mail.error && (
        <Notice tone="bad" live="alert">
          {mail.error}
        </Notice>
      )}
      <input type="hidden" name="intent" value="support" />
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={100}
        check={faultOf(personName)}
        required
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        check={faultOf(email)}
        required
      />
      <TextField
        label={texts.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        check={faultOf(phone)}
      />
      <TextAreaField label={texts.message} name="message" maxLength={4000} required />
      <Button type="submit" busy={mail.isLoading} busyText={texts.sending}>
        {texts.send}
      </Button>
    </div>
  )
}

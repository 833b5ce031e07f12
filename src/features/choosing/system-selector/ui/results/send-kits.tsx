import { email, faultOf } from '#lib/typed/fields.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { pageTexts as texts } from '../../page-texts.ts'

interface Props {
  /** ids of the kits */
  readonly kits: readonly string[]
  /** E-SELECTOR: emailResults */
  readonly mail: { sent: boolean; isLoading: boolean; error: string | null }
}

/** The fields that mail the kits as a quote; the page is the form. Works without script. */
export function SendKitsFields({ kits, mail }: Props) {
  if (mail.sent)
    return (
      <Notice tone="ok" live="status">
        {texts.mailed}
      </Notice>
    )
  return (
    <>
      <h2>{texts.mailTitle(kits.length)}</h2>
      <p className="meta">{texts.mailNote}</p>
      {mail.error && (
        <Notice tone="bad" live="alert">
          {mail.error}
        </Notice>
      )}
      <input type="hidden" name="intent" value="quote" />
      {kits.map((id) => (
        <input key={id} type="hidden" name="kit" value={id} />
      ))}
      <div className="selector-send">
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          check={faultOf(email)}
        />
        <Button type="submit" busy={mail.isLoading} busyText={texts.sending}>
          {texts.mail}
        </Button>
      </div>
    </>
  )
}

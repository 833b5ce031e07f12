import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/field/error-summary.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { ABOUT, checkWatch, type WatchDraft, type WatchErrors } from '../rules/watch.ts'
import { texts } from '../texts.ts'

interface Props {
  readonly draft: Partial<WatchDraft> | undefined
  readonly errors: WatchErrors | undefined
  readonly failure: string | undefined
  readonly busy: boolean
}

/** The fields of an alert; the page puts its form around them. */
export const WatchFields = ({ draft, errors, failure, busy }: Props) => (
  <>
    <ErrorSummary
      title={texts.summary}
      errors={errors?.email ? [{ id: 'watch-email', text: errors.email }] : []}
    />
    {failure && (
      <p role="alert" className="bad">
        {failure}
      </p>
    )}
    <SelectField
      label={texts.about}
      name="about"
      defaultValue={draft?.about ?? ABOUT[0]}
      options={ABOUT.map((value) => ({ value, label: texts.aboutWords[value] }))}
    />
    <TextField
      id="watch-email"
      name="email"
      type="email"
      label={texts.email}
      hint={texts.emailHint}
      autoComplete="email"
      maxLength={254}
      defaultValue={draft?.email}
      check={(email) => checkWatch({ productId: '', about: 'price', email }).email}
      error={errors?.email}
    />
    <Button type="submit" look="primary" busy={busy} busyText={texts.sending}>
      {texts.send}
    </Button>
  </>
)

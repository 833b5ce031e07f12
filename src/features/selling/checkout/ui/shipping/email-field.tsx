import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { emailSuggestion } from '../../rules/email-typos.ts'
import { formTexts as texts } from '../../texts.ts'

interface Props {
  readonly value: string
  readonly error: string | undefined
  /** the buyer has typed it and gone on */
  readonly isLeft: boolean
  readonly onChange: (email: string) => void
}

/** The email address. A mistyped provider is corrected with one press. */
export function EmailField({ value, error, isLeft, onChange }: Props) {
  const meant = isLeft || error ? emailSuggestion(value) : undefined
  return (
    <div>
      <TextField
        id="email"
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="email"
        maxLength={254}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className="checkout-meant" role="status">
        {meant && (
          <>
            {texts.didYouMean}{' '}
            <Button look="quiet" size="small" onClick={() => onChange(meant)}>
              {texts.takeEmail(meant)}
            </Button>
          </>
        )}
      </p>
    </div>
  )
}

import type { ComponentType, FormHTMLAttributes } from 'react'
import { typedZipFault } from '#features/catalog/location/rules/address-fields.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { pageTexts as texts } from '../../page-texts.ts'

/** The page's form: submits to the page that shows it, with script and without. */
export type FormShell = ComponentType<FormHTMLAttributes<HTMLFormElement>>

interface Props {
  readonly Form: FormShell
  readonly who: string
  readonly zip: string
  readonly refusal: string | undefined
  readonly busy: boolean
}

/** Asks for a number, an email address or a phone number, and the ZIP code. */
export function SearchForm({ Form, who, zip, refusal, busy }: Props) {
  return (
    <Form className="box stack quote-search">
      {refusal && (
        <Notice tone="bad" live="alert">
          {refusal}
        </Notice>
      )}
      <TextField
        label={texts.who}
        hint={texts.whoHint}
        name="who"
        defaultValue={who}
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
        required
      />
      <TextField
        label={texts.zip}
        name="zip"
        defaultValue={zip}
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={12}
        check={typedZipFault}
        required
      />
      <Button type="submit" look="primary" busy={busy} busyText={texts.finding}>
        {texts.find}
      </Button>
    </Form>
  )
}

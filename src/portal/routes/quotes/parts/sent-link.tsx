import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { texts } from '../quote-texts.ts'

/** The link that opens the quote for its customer. */
export function SentLink({ link }: { readonly link: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <div className="row portal-form">
      <TextField label={texts.link} value={link} readOnly onFocus={(event) => event.target.select()} />
      <Button onClick={() => void copy()}>{isCopied ? texts.copied : texts.copyLink}</Button>
      <p className="meta">{texts.linkHow}</p>
    </div>
  )
}

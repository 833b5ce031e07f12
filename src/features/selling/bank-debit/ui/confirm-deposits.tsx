import { type FormEvent, useEffect, useState } from 'react'
import { merchant } from '#lib/merchant/merchant.ts'
import { Button } from '#ui/button/button.tsx'
import { NumberField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { mandate, formTexts as texts } from '../texts.ts'

interface Props {
  /** last digits of the account */
  readonly last4: string
  /** Sends the amounts in cents. Answers the error to show, or undefined. */
  readonly onConfirm: (amounts: [number, number]) => Promise<string | undefined>
}

const centsOf = (text: string): number | undefined => (/^[1-9]\d?$/.test(text) ? Number(text) : undefined)

/** The form for the two deposited amounts, which only the owner of the account knows. */
export function ConfirmDeposits({ last4, onConfirm }: Props) {
  const [amounts, setAmounts] = useState({ first: '', second: '' })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // The fields are disabled until the page's code has loaded, because text typed before would be lost.
  const [listens, setListens] = useState(false)
  useEffect(() => setListens(true), [])
  const [first, second] = [centsOf(amounts.first), centsOf(amounts.second)]

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy || first === undefined || second === undefined) return
    setBusy(true)
    setProblem(await onConfirm([first, second]))
    setBusy(false)
  }
  const field = (name: 'first' | 'second', cents: number | undefined) => (
    <NumberField
      label={texts[name]}
      error={tried && cents === undefined ? texts.amountError : undefined}
      maxLength={2}
      value={amounts[name]}
      onChange={(event) => setAmounts({ ...amounts, [name]: event.target.value.replace(/\D/g, '') })}
    />
  )
  return (
    <section className="box stack no-print" aria-labelledby="deposits">
      <h2 id="deposits" className="checkout-legend">
        {texts.depositsTitle}
      </h2>
      <p>{texts.depositsHow(last4)}</p>
      <form className="stack" noValidate onSubmit={submit}>
        <fieldset className="fields-2 keep measure" disabled={!listens}>
          {field('first', first)}
          {field('second', second)}
        </fieldset>
        <div role="alert">{problem && <Notice tone="bad">{problem}</Notice>}</div>
        <p className="meta">
          {texts.agreeHere} {mandate(merchant().name)}
        </p>
        <div>
          <Button type="submit" look="primary" busy={busy} busyText={texts.confirming} disabled={!listens}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </section>
  )
}

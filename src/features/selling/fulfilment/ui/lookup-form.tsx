import { typedZipFault } from '#features/catalog/location/rules/address-fields.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { texts } from '../texts.ts'
import type { FormShell } from './order-requests.tsx'

interface Props {
  /** submits to the page that shows it */
  readonly Form: FormShell
  readonly orderID: string
  readonly postal: string
  readonly refusal: string | undefined
  readonly busy: boolean
}

/** E-ORDERLOOKUP: order number and postal code, as the page's address; works without script. */
export function LookupForm({ Form, orderID, postal, refusal, busy }: Props) {
  return (
    <Form className="box stack tracking-lookup">
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <TextField
        label={texts.orderID}
        hint={texts.orderIDHint}
        name="orderID"
        defaultValue={orderID}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
      />
      <TextField
        label={texts.postal}
        name="postal"
        defaultValue={postal}
        autoComplete="postal-code"
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

const STEPS = ['placed', 'packing', 'onTheWay', 'delivered'] as const

/** Where the order number is, and what the states of an order mean. */
export const LookupHelp = () => (
  <div className="stack-l measure">
    <section className="stack-s" aria-labelledby="where-number">
      <h2 id="where-number">{texts.whereNumber}</h2>
      <ul className="stack-s">
        {texts.whereNumberAnswers.map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>
    </section>
    <section className="stack-s" aria-labelledby="states">
      <h2 id="states">{texts.statesTitle}</h2>
      <dl className="stack-s">
        {STEPS.map((step) => (
          <div key={step}>
            <dt>
              <b>{texts.steps[step]}</b>
            </dt>
            <dd>{texts.stepMeaning[step]}</dd>
          </div>
        ))}
      </dl>
    </section>
  </div>
)

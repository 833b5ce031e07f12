import { Button } from '#ui/button/button.tsx'
import { SelectField, TextAreaField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import type { Tracking } from '../contract.ts'
import { RETURN_REASONS } from '../rules/returns.ts'
import { texts } from '../texts.ts'
import type { FormProps } from './order-requests.tsx'

/** The name of the field that says how many of a line come back. */
const unitsField = (lineNo: number): string => `units-${lineNo}`

/** Asks for a return: how many of what, and why. */
export function ReturnRequest({
  Form,
  tracking,
  outcome,
  sending,
}: FormProps & { readonly tracking: Tracking }) {
  const refusal = outcome?.intent === 'return' && outcome.kind === 'refused' ? outcome.message : undefined
  const { returnable } = tracking
  return (
    <div className="stack-s no-print" aria-live="polite">
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {returnable.length > 0 && (
        <details className="tracking-change" open={refusal !== undefined}>
          <summary>{texts.askReturn}</summary>
          <Form className="stack-s">
            <p>{texts.canAskReturn}</p>
            <input type="hidden" name="intent" value="return" />
            <fieldset className="stack-s">
              <legend className="label">{texts.returnWhat}</legend>
              {returnable.map(({ lineNo, name, qty }) => (
                <SelectField
                  key={lineNo}
                  label={texts.returnUnits(name, qty)}
                  name={unitsField(lineNo)}
                  defaultValue={returnable.length === 1 ? qty : 0}
                  options={Array.from({ length: qty + 1 }, (_, units) => ({
                    value: String(units),
                    label: String(units),
                  }))}
                />
              ))}
            </fieldset>
            <SelectField
              label={texts.returnWhy}
              name="why"
              options={RETURN_REASONS.map((reason) => ({
                value: reason,
                label: texts.returnReasons[reason],
              }))}
            />
            <TextAreaField label={texts.returnNote} name="note" maxLength={500} />
            <Button type="submit" busy={sending === 'return'} busyText={texts.sending}>
              {texts.askReturn}
            </Button>
          </Form>
        </details>
      )}
    </div>
  )
}

const STATE = { asked: 'warn', approved: 'ok', refused: 'bad', received: 'ok' } as const

/** Every return of the order: its number, how far it is, and what to do next. */
export function Returns({ returns }: { readonly returns: Tracking['returns'] }) {
  if (returns.length === 0) return null
  return (
    <section className="stack">
      <h2>{texts.returns}</h2>
      {returns.map((one) => (
        <article key={one.rma} className="box stack-s" aria-label={texts.returnTitle(one.rma)}>
          <div className="tracking-head">
            <h3>{texts.returnTitle(one.rma)}</h3>
            <StateWord state={STATE[one.state]}>{texts.returnState[one.state]}</StateWord>
          </div>
          <ul className="tracking-items">
            {one.lines.map(({ name, qty }) => (
              <li key={name}>
                {qty} × {name}
              </li>
            ))}
          </ul>
          <p>{nextOf(one)}</p>
        </article>
      ))}
    </section>
  )
}

function nextOf({ state, rma, isFetched, isReplaced, decision }: Tracking['returns'][number]): string {
  if (state === 'received' && isReplaced) return texts.returnNext.replaced
  if (state === 'approved') return texts.returnNext[isFetched ? 'fetched' : 'approved'](rma)
  return state === 'refused' ? texts.returnNext.refused(decision) : texts.returnNext[state]
}

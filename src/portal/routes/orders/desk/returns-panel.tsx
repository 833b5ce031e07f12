import type { DeskOrder } from '#features/desk/order-desk/contract.ts'
import { RETURN_REASONS } from '#features/selling/fulfilment/rules/returns.ts'
import { formatWire } from '#lib/money.ts'
import { buttonClass } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { afterTexts as texts } from './after-texts.ts'
import { DeskForm } from './desk-form.tsx'
import { faultsOf, type PanelProps } from './panel.ts'

type Return = DeskOrder['returns']['returns'][number]

/** Returns: open one for a buyer, decide, print the label, receive the goods. */
export function ReturnsPanel(props: PanelProps) {
  const { returns, returnable, mayAsk } = props.order.returns
  const isOpen = returns.some(({ state }) => state === 'asked' || state === 'approved')
  const mayOpen = mayAsk && !isOpen && returnable.length > 0
  if (returns.length === 0 && !mayOpen) return null
  return (
    <section className="stack box no-print" id="returns">
      <h2>{texts.returns}</h2>
      {returns.map((each) => (
        <OneReturn key={each.rma} {...props} one={each} />
      ))}
      {mayOpen && <Open {...props} />}
    </section>
  )
}

function OneReturn({ one, ...props }: PanelProps & { readonly one: Return }) {
  const { rma, state, why, note, decision, lines } = one
  const { mayDecide } = props.order.returns
  return (
    <article className="stack">
      <h3>{texts.returnHeading(rma, texts.states[state])}</h3>
      <p>
        {lines.map(({ lineNo, name, qty }) => (
          <span key={lineNo}>{texts.units(qty, name)} </span>
        ))}
        <span className="meta">
          {texts.whys[why]} {note} {decision}
        </span>
      </p>
      {state === 'asked' && mayDecide && (
        <>
          <DeskForm {...props} intent="approve-return" of={rma} submit={texts.approveReturn}>
            <input type="hidden" name="rma" value={rma} />
          </DeskForm>
          <Disclosure summary={texts.refuseReturn}>
            <DeskForm {...props} intent="refuse-return" of={rma} submit={texts.refuseReturn}>
              <input type="hidden" name="rma" value={rma} />
              <TextField label={texts.whyBuyer} name="reason" maxLength={300} required />
            </DeskForm>
          </Disclosure>
        </>
      )}
      {state === 'approved' && (
        <>
          <p>
            <a className={buttonClass({})} href={`/orders/${props.order.orderID}/returns/${rma}/label.pdf`}>
              {texts.printLabel}
            </a>
          </p>
          {mayDecide && <Receive {...props} one={one} />}
        </>
      )}
    </article>
  )
}

function Receive({ one, ...props }: PanelProps & { readonly one: Return }) {
  const faults = faultsOf(props.outcome, 'receive-return')
  return (
    <DeskForm {...props} intent="receive-return" of={one.rma} submit={texts.receive}>
      {one.lines.map(
        ({ lineNo, name, replaced }) => replaced > 0 && <p key={lineNo}>{texts.replaced(replaced, name)}</p>,
      )}
      <p>{texts.receiveHow(formatWire(one.refund))}</p>
      {one.takesTwo && <p>{texts.takesTwo}</p>}
      <input type="hidden" name="rma" value={one.rma} />
      {one.lines.map(({ lineNo, name, qty }, index) => (
        <TextField
          key={lineNo}
          label={texts.writtenOff(name, qty)}
          name={`units-${lineNo}`}
          inputMode="numeric"
          pattern="[0-9]{1,6}"
          defaultValue={0}
          error={index === 0 ? faults.lines : undefined}
        />
      ))}
      {one.most > one.refund && <RefundToo most={one.most} faults={faults} />}
    </DeskForm>
  )
}

/** Money for units that a replacement took the place of: a person says how much, and why. */
const RefundToo = ({
  most,
  faults,
}: {
  readonly most: number
  readonly faults: ReturnType<typeof faultsOf>
}) => (
  <Disclosure
    summary={texts.refundToo}
    open={faults.amount !== undefined || faults.reason !== undefined || undefined}
  >
    <p>{texts.refundTooHow(formatWire(most))}</p>
    <div className="fields-2">
      <TextField
        label={texts.refundAmount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        pattern="\$?[0-9,]{1,9}(\.[0-9]{1,2})?"
        optional
        error={faults.amount}
      />
      <TextField label={texts.refundWhy} name="reason" maxLength={300} optional error={faults.reason} />
    </div>
  </Disclosure>
)

function Open(props: PanelProps) {
  const faults = faultsOf(props.outcome, 'open-return')
  return (
    <Disclosure summary={texts.open} open={faults.lines !== undefined || undefined}>
      <DeskForm {...props} intent="open-return" submit={texts.openNow}>
        {props.order.returns.returnable.map(({ lineNo, name, units }, index) => (
          <TextField
            key={lineNo}
            label={texts.unitsOf(name, units)}
            name={`units-${lineNo}`}
            inputMode="numeric"
            pattern="[0-9]{1,6}"
            defaultValue={0}
            error={index === 0 ? faults.lines : undefined}
          />
        ))}
        <SelectField
          label={texts.why}
          name="why"
          options={RETURN_REASONS.map((value) => ({ value, label: texts.whys[value] }))}
        />
        <TextField label={texts.note} name="note" maxLength={300} optional />
      </DeskForm>
    </Disclosure>
  )
}

import { Form } from 'react-router'
import type { DeskOrder } from '#features/desk/order-desk/contract.ts'
import { formatWire } from '#lib/money.ts'
import { useFocus } from '#lib/react/use-focus.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SpecList } from '#ui/specs/spec-list.tsx'
import type { After } from './after.server.ts'
import { afterTexts as texts } from './after-texts.ts'
import { damageTexts } from './damage-texts.ts'
import { DeskForm } from './desk-form.tsx'
import type { PanelProps } from './panel.ts'

type Props = PanelProps & { readonly after: After }

/** Refunds with what the buyer would get, and the refund that waits for a second person. */
export function RefundPanel(props: Props) {
  const { left, waiting, mayRefund } = props.order.refunds
  if (!waiting && (left === 0 || !mayRefund)) return null
  return (
    <section className="stack box no-print" id="refund">
      <h2>{texts.refund}</h2>
      {waiting && <Waiting {...props} waiting={waiting} />}
      {mayRefund && left > 0 && <Choose {...props} />}
    </section>
  )
}

function Waiting({
  waiting,
  ...props
}: Props & { readonly waiting: NonNullable<DeskOrder['refunds']['waiting']> }) {
  const { id, amount, by, at, reason, mayDecide } = waiting
  return (
    <>
      <p>
        <b>{texts.waits(formatWire(amount), by, storeDayAndTime(at))}</b> {reason}
      </p>
      {mayDecide ? (
        <>
          <DeskForm
            {...props}
            intent="approve-refund"
            of={id}
            submit={texts.approveRefund(formatWire(amount))}
          >
            <input type="hidden" name="id" value={id} />
          </DeskForm>
          <Disclosure summary={texts.refuseRefund}>
            <DeskForm {...props} intent="refuse-refund" of={id} submit={texts.refuseRefund}>
              <input type="hidden" name="id" value={id} />
              <TextField label={texts.whyRefused} name="reason" maxLength={300} required />
            </DeskForm>
          </Disclosure>
        </>
      ) : (
        <p className="meta">{texts.waitsFor}</p>
      )}
    </>
  )
}

/** The refund is chosen by a form whose answer is the page with the preview. */
function Choose(props: Props) {
  const { refunds } = props.order
  const { preview, settles } = props.after
  const wanted = preview?.wanted
  const isDone = props.outcome?.intent === 'refund' && props.outcome.done !== undefined
  const payable = refunds.lines.filter(({ units }) => units > 0)
  const isToFill = settles !== null && !preview
  const amountField = useFocus<HTMLInputElement>(isToFill)
  return (
    <>
      <p className="meta">
        {texts.left(formatWire(refunds.left))}{' '}
        {refunds.aloneUpTo < refunds.left && texts.alone(formatWire(refunds.aloneUpTo))}
      </p>
      <Form method="get" className="stack" preventScrollReset key={isDone ? props.after.key : 'choose'}>
        <input type="hidden" name="refund" value="yes" />
        {settles && <input type="hidden" name="damage" value={settles.id} />}
        {isToFill && <Notice tone="info">{texts.settlesDamage}</Notice>}
        <TextField
          label={texts.amount}
          hint={texts.amountHint}
          name="amount"
          ref={amountField}
          inputMode="decimal"
          pattern="\$?[0-9,]{1,9}(\.[0-9]{1,2})?"
          defaultValue={isDone ? undefined : wanted?.amount}
          error={isDone ? undefined : preview?.problem}
        />
        {payable.length > 0 && (
          <Disclosure summary={texts.byUnits} open={(!isDone && wanted?.lines !== undefined) || undefined}>
            <div className="stack">
              {payable.map(({ lineNo, name, units }) => (
                <TextField
                  key={lineNo}
                  label={texts.unitsOf(name, units)}
                  name={`units-${lineNo}`}
                  inputMode="numeric"
                  pattern="[0-9]{1,6}"
                  defaultValue={wanted?.lines?.find((line) => line.lineNo === lineNo)?.quantity ?? 0}
                />
              ))}
            </div>
          </Disclosure>
        )}
        <p>
          <Button type="submit">{texts.look}</Button>
        </p>
      </Form>
      {!isDone && preview?.shown && (
        <Preview
          key={JSON.stringify(preview.wanted)}
          {...props}
          wanted={preview.wanted}
          shown={preview.shown}
        />
      )}
    </>
  )
}

type Looked = Extract<NonNullable<After['preview']>, { shown: unknown }>

function Preview({ wanted, shown, ...props }: Props & Pick<Looked, 'wanted' | 'shown'>) {
  const { amount, tax, leftAfter, byHand, takesTwo } = shown
  const { method } = props.order
  const { settles } = props.after
  const dollars = formatWire(amount)
  const whyField = useFocus<HTMLInputElement>(true)
  const facts = [
    { name: texts.buyerGets, value: dollars },
    { name: texts.tax, value: formatWire(tax) },
    { name: texts.leftAfter, value: formatWire(leftAfter) },
    {
      name: texts.how,
      value: byHand ? texts.byHand : texts.byProvider(texts.methods[method] ?? texts.lender),
    },
  ]
  return (
    <div className="stack" id="refund-preview">
      <SpecList specs={facts} />
      {takesTwo && <Notice tone="warn">{texts.takesTwo}</Notice>}
      <DeskForm
        {...props}
        intent="refund"
        of={JSON.stringify([wanted, amount])}
        submit={takesTwo ? texts.askRefund(dollars) : texts.doRefund(dollars)}
      >
        <input type="hidden" name="key" value={props.after.key} />
        <input type="hidden" name="expected" value={amount} />
        {settles && <input type="hidden" name="damage" value={settles.id} />}
        {wanted.lines ? (
          wanted.lines.map(({ lineNo, quantity }) => (
            <input key={lineNo} type="hidden" name={`units-${lineNo}`} value={quantity} />
          ))
        ) : (
          <input type="hidden" name="amount" value={amount} />
        )}
        <TextField
          label={texts.why}
          name="reason"
          maxLength={300}
          defaultValue={settles ? damageTexts.refundReason(settles.note) : undefined}
          required
          ref={whyField}
        />
      </DeskForm>
    </div>
  )
}

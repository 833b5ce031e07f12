import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DeskForm } from './desk-form.tsx'
import { faultsOf, may, type PanelProps } from './panel.ts'
import { texts } from './texts.ts'
import type { Timeline } from './timeline/read-timeline.server.ts'

/** Money that came, and decisions without which the order can’t go on. */
export const DecidePanel = (props: WithWork) => (
  <>
    <Waits {...props} />
    {may(props.order, 'approve') && (
      <>
        <p>{texts.approveHow}</p>
        <DeskForm {...props} intent="approve" submit={texts.actions.approve} />
      </>
    )}
    {may(props.order, 'receive-check') && <Receipt {...props} />}
    <Certificate {...props} />
  </>
)

type WithWork = PanelProps & { readonly timeline: Pick<Timeline, 'work'> }

const WAITING = {
  damage_report: ({ damage }) => damage.reports.some(({ settled }) => !settled),
  replacement_to_ship: ({ damage }) => damage.replacements.some(({ state }) => state === 'waiting'),
  return_request: ({ returns }) => returns.returns.some(({ state }) => state === 'asked'),
} as const satisfies Readonly<Record<string, (order: PanelProps['order']) => boolean>>

const PLACES = {
  damage_report: '#damage',
  replacement_to_ship: '#damage',
  return_request: '#returns',
} as const

/** What waits for an answer and stands further down the page, but for the work that stands above. */
function Waits({ timeline, ...props }: WithWork) {
  const { order } = props
  const { work } = timeline
  const waiting = (Object.keys(PLACES) as (keyof typeof PLACES)[]).filter(
    (each) => WAITING[each](order) && !work.some(({ kind }) => kind === each),
  )
  return (
    <>
      {order.cancelAsked !== null && (
        <Notice tone="warn" title={texts.waits.cancel(order.cancelAsked)}>
          {texts.waits.cancelHow}
        </Notice>
      )}
      {may(order, 'refuse-cancel') && <RefuseCancel {...props} />}
      {waiting.length > 0 && (
        <ul className="stack-s">
          {waiting.map((each) => (
            <li key={each}>
              <a href={PLACES[each]}>{texts.waits[each]}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Closes a request to cancel with an answer to the buyer. */
const RefuseCancel = (props: PanelProps) => (
  <DeskForm {...props} intent="refuse-cancel" submit={texts.actions['refuse-cancel']} look="plain">
    <TextField
      label={texts.whyNoCancel}
      hint={texts.whyNoCancelHint}
      name="reason"
      maxLength={300}
      required
      error={faultsOf(props.outcome, 'refuse-cancel').reason}
    />
  </DeskForm>
)

function Receipt(props: PanelProps) {
  const isOnTerms = props.order.method === 'terms'
  const intent = isOnTerms ? 'receive-terms' : 'receive-check'
  const faults = faultsOf(props.outcome, intent)
  return (
    <DeskForm {...props} intent={intent} submit={texts.actions['receive-check']}>
      {!isOnTerms && <p>{texts.checkHow}</p>}
      <TextField
        label={texts.reference}
        name="reference"
        autoComplete="off"
        maxLength={80}
        required
        error={faults.reference}
      />
      {isOnTerms && (
        <TextField
          label={texts.amount}
          hint={texts.amountHint}
          name="amount"
          inputMode="decimal"
          error={faults.amount}
        />
      )}
    </DeskForm>
  )
}

function Certificate(props: PanelProps) {
  const { order, outcome } = props
  if (!may(order, 'verify-certificate')) return null
  const faults = faultsOf(outcome, 'verify-certificate')
  return (
    <section className="stack">
      <h3>{order.certificate ? texts.certificateOf(order.certificate.number) : texts.noCertificate}</h3>
      <DeskForm {...props} intent="verify-certificate" submit={texts.actions['verify-certificate']}>
        <TextField label={texts.how} name="how" maxLength={300} required error={faults.how} />
        <TextField
          label={texts.otherNumber}
          name="number"
          maxLength={60}
          required={order.certificate?.state !== 'waiting'}
          optional={order.certificate?.state === 'waiting'}
          error={faults.number}
        />
      </DeskForm>
      {may(order, 'refuse-certificate') && (
        <Disclosure summary={texts.actions['refuse-certificate']}>
          <DeskForm {...props} intent="refuse-certificate" submit={texts.actions['refuse-certificate']}>
            <TextField label={texts.whyRefused} name="how" maxLength={300} required />
          </DeskForm>
        </Disclosure>
      )}
    </section>
  )
}

/** What ends an order: cancel it, or call off what has not shipped. */
export const EndPanel = (props: PanelProps) =>
  ENDS.filter(({ intent }) => may(props.order, intent)).map(({ intent, how }) => (
    <Disclosure key={intent} summary={texts.actions[intent]}>
      <p>{how}</p>
      <DeskForm {...props} intent={intent} submit={texts.actions[intent]}>
        <TextField label={texts.reason} name="reason" maxLength={300} required />
      </DeskForm>
    </Disclosure>
  ))

const ENDS = [
  { intent: 'call-off', how: texts.callOffHow },
  { intent: 'cancel', how: texts.cancelHow },
  { intent: 'ask-cancel', how: texts.askCancelHow },
] as const

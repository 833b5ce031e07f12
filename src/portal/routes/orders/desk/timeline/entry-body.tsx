import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { TimelineEntry } from '#features/desk/order-desk/contract.ts'
import { texts as orderDeskTexts } from '#features/desk/order-desk/texts.ts'
import { WORK_KINDS } from '#features/desk/today/rules/work.ts'
import { trackingUrl } from '#features/selling/fulfilment/rules/carriers.ts'
import { formatWire } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Link } from '#ui/link/link.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import { nameOfProvider } from '../../../settings/provider-texts.ts'
import { workTexts } from '../../../today/work-texts.ts'
import { texts as ordersTexts } from '../../texts.ts'
import type { After } from '../after.server.ts'
import { ChangeBack } from '../editing/edit-panel.tsx'
import { EditTable } from '../editing/edit-seen.tsx'
import { editTexts } from '../editing/edit-texts.ts'
import { MoneyState } from '../money-panel.tsx'
import { OwnNote } from '../note-panel.tsx'
import type { PanelProps } from '../panel.ts'
import { texts as deskTexts } from '../texts.ts'
import type { Timeline } from './read-timeline.server.ts'
import { timelineTexts as texts } from './timeline-texts.ts'

export interface TimelineProps extends PanelProps {
  readonly after: After
  readonly timeline: Timeline
}

/** What the forms of the history are about. */
export const HISTORY = 'history'

type Of<Source extends TimelineEntry['source']> = Extract<TimelineEntry, { source: Source }>

/** What an entry says, and what can be done with it. */
export function EntryBody({ entry, ...props }: TimelineProps & { readonly entry: TimelineEntry }) {
  switch (entry.source) {
    case 'event':
      return <EventEntry {...props} entry={entry} />
    case 'mail':
      return <MailEntry {...props} entry={entry} />
    case 'note':
      return <NoteEntry {...props} entry={entry} />
    case 'money':
      return <MoneyEntry {...props} entry={entry} />
    case 'shipment':
      return <ShipmentEntry {...props} entry={entry} />
    case 'work':
      return <WorkEntry {...props} entry={entry} />
  }
}

interface LineProps {
  readonly title: ReactNode
  readonly by: string
  readonly children?: ReactNode
}

const Line = ({ title, by, children }: LineProps) => (
  <p>
    <span className="strong">{title}</span> {by && <span className="meta">{by}</span>} {children}
  </p>
)

const EventEntry = ({ entry, order, after }: TimelineProps & { readonly entry: Of<'event'> }) => (
  <>
    <Line title={ordersTexts.event(entry.kind)} by={entry.by}>
      {entry.reason}
    </Line>
    {entry.edit && (
      <Disclosure summary={editTexts.whatChanged}>
        <EditTable seen={entry.edit} />
        {order.changeBack.includes(entry.version) && (
          <ChangeBack order={order} after={after} version={entry.version} label={editTexts.changeBack} />
        )}
      </Disclosure>
    )}
  </>
)

const MAIL_LOOKS = { waiting: 'warn', failed: 'bad' } as const

const MailEntry = ({
  entry: { kind, mailID, isAgain, state, reason, by },
  order,
}: TimelineProps & { readonly entry: Of<'mail'> }) => (
  <Line
    title={
      <Link href={`/orders/${order.orderID}/mails/${mailID}`}>
        {(isAgain ? texts.mailAgain : texts.mail)(orderDeskTexts.mail(kind))}
      </Link>
    }
    by={by}
  >
    {state !== 'sent' && <StateWord state={MAIL_LOOKS[state]}>{texts.mailStates[state]}</StateWord>} {reason}
  </Line>
)

const NoteEntry = ({ entry, ...props }: TimelineProps & { readonly entry: Of<'note'> }) => (
  <>
    <Line title={entry.isChanged ? texts.noteEdited : texts.note} by={entry.by} />
    <p>{entry.body}</p>
    {entry.isMine && <OwnNote {...props} id={entry.noteID} body={entry.body} />}
  </>
)

const MoneyEntry = ({
  entry: { kind, state, amount, provider, reason, errorCode, by },
}: {
  readonly entry: Of<'money'>
}) => (
  <Line title={texts.money(deskTexts.moneySteps[kind], formatWire(amount))} by={by}>
    <MoneyState kind={kind} state={state} errorCode={errorCode} />{' '}
    {[provider ? nameOfProvider(provider) : deskTexts.byHand, reason, errorCode].filter(Boolean).join(', ')}
  </Line>
)

function ShipmentEntry({
  entry: { number, carrier, tracking, hasLeft, by },
}: {
  readonly entry: Of<'shipment'>
}) {
  const url = trackingUrl(carrier, tracking)
  return (
    <Line title={(hasLeft ? texts.shipment : texts.shipmentWaits)(number)} by={by}>
      {carrier} {url ? <Link href={url}>{tracking}</Link> : tracking}
    </Line>
  )
}

/** A kind of work as Today names it. */
function workName(kind: string): string {
  const known = WORK_KINDS.find((each) => each === kind)
  return known ? workTexts[known].is : kind
}

/** Who got the work. The last change of it can be taken back here while the work waits. */
function WorkEntry({
  entry: { work, key, was, owner, isLast, by },
  timeline,
}: TimelineProps & { readonly entry: Of<'work'> }) {
  const waits = timeline.work.find((each) => each.kind === work && each.key === key)
  const isUndone = !isLast || (waits?.owner?.id ?? null) !== (owner?.id ?? null)
  return (
    <>
      <Line
        title={owner ? texts.taken(workName(work), owner.name) : texts.givenBack(workName(work))}
        by={by}
      />
      {waits && !isUndone && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="assign" />
          <input type="hidden" name="of" value={HISTORY} />
          <input type="hidden" name="isUndo" value="yes" />
          <input type="hidden" name="kind" value={work} />
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="was" value={owner?.id ?? ''} />
          <input type="hidden" name="owner" value={was?.id ?? ''} />
          <Button type="submit" look="quiet">
            {was ? texts.giveTo(was.name) : texts.release}
          </Button>
        </Form>
      )}
    </>
  )
}

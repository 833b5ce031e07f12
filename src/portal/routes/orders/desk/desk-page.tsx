import { texts as deskTexts } from '#features/desk/order-desk/texts.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { listed } from '#lib/language/texts.ts'
import { displayPhone, telephone } from '#lib/phone.ts'
import { storeTime } from '#platform/clock/rules/store-time.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { buttonClass } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Undo } from '../../../frame/undo.tsx'
import { OrderTotal } from '../order-total.tsx'
import { texts as ordersTexts } from '../texts.ts'
import type { After } from './after.server.ts'
import { BuyerPanel } from './buyer-panel.tsx'
import { DamagePanel } from './damage-panel.tsx'
import { DecidePanel, EndPanel } from './decide-panel.tsx'
import { useDeskKeys, usedKeys } from './desk-keys.ts'
import { AdditionsPanel } from './editing/additions-panel.tsx'
import { EditPanel } from './editing/edit-panel.tsx'
import { LinesPanel, ShipmentsPanel } from './goods-panels.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { HeldNotice, HoldPanel, NotesPanel } from './note-panel.tsx'
import type { PanelProps } from './panel.ts'
import { PapersPanel } from './papers-panel.tsx'
import { RefundPanel } from './refund-panel.tsx'
import { ReturnsPanel } from './returns-panel.tsx'
import { SerialsPanel } from './serials/serials-panel.tsx'
import { ShipPanel } from './ship-panel.tsx'
import { texts } from './texts.ts'
import type { Timeline } from './timeline/read-timeline.server.ts'
import { TimelinePanel } from './timeline/timeline-panel.tsx'
import { useOrderNews } from './use-order-news.ts'
import { WorkPanel } from './work/work-panel.tsx'

/** One order with all that staff need of it, and what they can do now. */
export function DeskPage({
  after,
  timeline,
  ...props
}: PanelProps & { readonly after: After; readonly timeline: Timeline }) {
  useDeskKeys()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <Head {...props} />
      <News {...props} />
      <Outcome {...props} />
      <HeldNotice {...props} />
      <AdditionsPanel {...props} />
      <div className="main-and-side">
        <div className="stack-l">
          <Next {...props} timeline={timeline} />
          <NotesPanel {...props} after={after} />
          <PapersPanel {...props} />
          <LinesPanel {...props} />
          <EditPanel {...props} after={after} />
          <ShipmentsPanel {...props} />
          <SerialsPanel {...props} />
          <MoneyPanel {...props} />
          <DamagePanel {...props} after={after} />
          <RefundPanel {...props} after={after} />
          <ReturnsPanel {...props} />
          <TimelinePanel {...props} after={after} timeline={timeline} />
        </div>
        <BuyerPanel {...props} />
      </div>
    </main>
  )
}

/** What the last form did, with its Undo. */
const Outcome = ({ outcome }: PanelProps) =>
  outcome?.done && (
    <Notice key={outcome.id} tone="ok" live="status" takesFocus>
      {outcome.done} {outcome.undo && <Undo fields={outcome.undo} />}
    </Notice>
  )

const Head = ({ order }: PanelProps) => {
  const number = printedOrderNumber(order.orderID)
  const isCalledOff = order.lines.some(({ calledOff }) => calledOff > 0)
  return (
    <>
      <Breadcrumbs crumbs={[{ label: ordersTexts.orders, href: '/orders' }, { label: number }]} />
      <div className="row between">
        <div>
          <h1>{texts.heading(number)}</h1>
          <p className="meta">
            {ordersTexts.states[order.state]} · <OrderTotal {...order.sums} />
            {isCalledOff && ` ${texts.someCalledOff}`} ·{' '}
            {texts.methods[order.method as keyof typeof texts.methods] ?? order.method}
          </p>
          <p className="phone-only">
            {order.shipTo.name} <a href={telephone(order.buyer.phone)}>{displayPhone(order.buyer.phone)}</a>
          </p>
        </div>
        <a className={buttonClass({})} href={`/orders/${order.orderID}/receipt.pdf`}>
          {ordersTexts.receipt}
        </a>
      </div>
    </>
  )
}

/** Who else has the order open, and what they changed meanwhile. */
function News({ order, outcome }: PanelProps) {
  const { others, changes, dismiss } = useOrderNews(order, outcome)
  return (
    <div role="status" className="stack-s">
      {others.length > 0 && <p className="meta">{texts.alsoHere(listed(others))}</p>}
      {changes.length > 0 && (
        <Notice tone="warn" onClose={dismiss}>
          {changes.map(({ kind, by, at }) => (
            <div key={at + kind}>{texts.changed(by, ordersTexts.event(kind), storeTime(at))}</div>
          ))}
        </Notice>
      )}
    </div>
  )
}

/** The page shows whether the order is on hold, and whether a request to cancel waits. */
const PLAIN = { held_already: true, not_held: true, no_cancel_request: true }

function Next({ timeline, ...props }: PanelProps & { readonly timeline: Timeline }) {
  const { actions } = props.order
  const later = actions.flatMap(({ action, whyNot }) =>
    whyNot === null || whyNot in PLAIN ? [] : [{ action, whyNot }],
  )
  return (
    <section className="stack box" id="next">
      <h2>{texts.next}</h2>
      <WorkPanel {...props} timeline={timeline} />
      {actions.every(({ whyNot }) => whyNot !== null) && <p>{texts.nothing}</p>}
      <DecidePanel {...props} timeline={timeline} />
      <ShipPanel {...props} />
      <HoldPanel {...props} />
      <EndPanel {...props} />
      <p className="meta portal-keys">
        {usedKeys(props.order, timeline).map((key) => (
          <span key={key}>
            <kbd>{key.toUpperCase()}</kbd> {texts.keys[key]}{' '}
          </span>
        ))}
      </p>
      {later.length > 0 && (
        <Disclosure summary={texts.notNow}>
          <ul>
            {later.map(({ action, whyNot }) => (
              <li key={action}>
                {texts.actions[action]}: {deskTexts.refusals[whyNot]}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )
}

import { formatDay } from '#lib/dates.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { storeDay } from '#platform/clock/rules/store-time.ts'
import { Link } from '#ui/link/link.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import type { TrackedReplacement, TrackedShipment, Tracking } from '../contract.ts'
import { nextStep, progressLine } from '../rules/progress.ts'
import { texts } from '../texts.ts'

/** An order's progress as marks on one dimension line, and the next step in words. */
export function ProgressLine({ tracking }: { readonly tracking: Tracking }) {
  const steps = progressLine(tracking.state, tracking.shipments)
  return (
    <section className="stack tracking-progress" aria-label={texts.progress}>
      {steps && (
        <ol className="tracking-line">
          {steps.map(({ name, state }) => (
            <li key={name} className={state} aria-current={state === 'now' ? 'step' : undefined}>
              <b className="heading">{name}</b>
              <span className="meta">{texts.stepState[state]}</span>
            </li>
          ))}
        </ol>
      )}
      <div className="tracking-next">
        <h2 className="plate-label">{texts.whatNext}</h2>
        <p>{nextStep(tracking.state, tracking.shipments, formatDay)}</p>
      </div>
    </section>
  )
}

/** The shipments: carrier, number, state and contents. */
export function Shipments({ shipments }: { readonly shipments: readonly TrackedShipment[] }) {
  return (
    <section className="stack">
      <h2>{texts.shipments}</h2>
      {shipments.length === 0 ? (
        <p className="meta">{texts.noShipments}</p>
      ) : (
        shipments.map((shipment) => <Shipment key={shipment.number} shipment={shipment} />)
      )}
    </section>
  )
}

function Shipment({ shipment }: { readonly shipment: TrackedShipment }) {
  const { number, carrier, tracking, url, state, shippedAt, deliveredAt, appointmentOn, lines } = shipment
  return (
    <article className="box stack-s" aria-label={texts.shipment(number)}>
      <div className="tracking-head">
        <h3>{texts.shipment(number)}</h3>
        <StateWord state={state === 'created' ? 'none' : 'ok'}>{texts.shipmentState[state]}</StateWord>
      </div>
      <p>
        {[
          texts.shippedOn(storeDay(shippedAt)),
          ...(deliveredAt
            ? [texts.deliveredOn(storeDay(deliveredAt))]
            : appointmentOn
              ? [texts.appointment(formatDay(appointmentOn))]
              : []),
        ].join(', ')}
      </p>
      <p>
        <span className="meta">{texts.tracking} </span>
        <span className="tracking-number">
          {carrier} {tracking}
        </span>
      </p>
      <Items lines={lines} />
      {url && state !== 'delivered' && (
        <p>
          <Link href={url}>{texts.openCarrier(carrier)}</Link>
        </p>
      )}
    </article>
  )
}

const Items = ({ lines }: Pick<TrackedShipment, 'lines'>) => (
  <ul className="tracking-items">
    {lines.map(({ id, name, qty, serials }) => (
      <li key={id}>
        {qty} × {name}
        {serials.length > 0 && <div className="meta">{texts.serials(serials)}</div>}
      </li>
    ))}
  </ul>
)

/** What we send again at no charge: what it takes the place of, and where it is. */
export function Replacements({ replacements }: { readonly replacements: readonly TrackedReplacement[] }) {
  if (replacements.length === 0) return null
  return (
    <section className="stack">
      <h2>{texts.replacements}</h2>
      {replacements.map((one) => (
        <Replacement key={one.askedAt} one={one} />
      ))}
    </section>
  )
}

function Replacement({ one }: { readonly one: TrackedReplacement }) {
  const { carrier, tracking, url, shippedAt, deliveredAt, lines } = one
  const state = deliveredAt ? 'delivered' : one.state
  return (
    <article className="box stack-s" aria-label={texts.replacement}>
      <div className="tracking-head">
        <h3>{texts.replacement}</h3>
        <StateWord state={state === 'waiting' ? 'none' : 'ok'}>{texts.replacementState[state]}</StateWord>
      </div>
      {shippedAt && (
        <p>
          {[
            texts.shippedOn(storeDay(shippedAt)),
            ...(deliveredAt ? [texts.deliveredOn(storeDay(deliveredAt))] : []),
          ].join(', ')}
        </p>
      )}
      {tracking !== '' && (
        <p>
          <span className="meta">{texts.tracking} </span>
          <span className="tracking-number">
            {carrier} {tracking}
          </span>
        </p>
      )}
      <p className="meta">{texts.replaces}</p>
      <Items lines={lines} />
      {url && (
        <p>
          <Link href={url}>{texts.openCarrier(carrier)}</Link>
        </p>
      )}
    </article>
  )
}

/** Refunds, finished and in progress. */
export function Refunds({ refunds }: { readonly refunds: Tracking['refunds'] }) {
  if (refunds.length === 0) return null
  return (
    <section className="stack-s">
      <h2>{texts.refunds}</h2>
      {refunds.map(({ amount, at, isDone }) => {
        const money = formatMoney(fromWire(amount))
        return (
          <p key={`${at} ${amount}`}>
            {isDone ? texts.refundDone(money, storeDay(at)) : texts.refundAsked(money)}
          </p>
        )
      })}
    </section>
  )
}

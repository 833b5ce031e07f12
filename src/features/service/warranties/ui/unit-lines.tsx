import { formatDate } from '#lib/dates.ts'
import { Link } from '#ui/link/link.tsx'
import type { OrderWarranty, WarrantyUnit } from '../contract.ts'
import { texts } from '../texts.ts'
import { timeLeft } from '../view/registration.ts'

const { clock, facts } = texts

interface Props {
  readonly order: OrderWarranty
  readonly units: readonly WarrantyUnit[]
  /** the page that registers the units of the order */
  readonly href: string
}

/** The units of one product with serial number, and how long the warranty runs or can be registered. */
export function UnitLines({ order, units, href }: Props) {
  if (units.length === 0) return null
  return (
    <div className="stack-s">
      <h3>{texts.warranty}</h3>
      <ul className="stack-s">
        {units.map((unit) => (
          <li key={unit.slot}>
            {texts.unit(unit.unit, unit.copy, unit.copies)} <Standing unit={unit} order={order} />
          </li>
        ))}
      </ul>
      <p className="no-print">
        <Link href={href}>{units.every(isRegistered) ? texts.seeWarranty : texts.link}</Link>
      </p>
    </div>
  )
}

const isRegistered = ({ registration }: WarrantyUnit): boolean => registration !== null

function Standing({ unit, order }: { readonly unit: WarrantyUnit; readonly order: OrderWarranty }) {
  const { registration } = unit
  if (registration !== null)
    return (
      <span className="meta">
        {facts.serial} <span className="num">{registration.serial ?? facts.onPhoto}</span>.{' '}
        {clock.covered(formatDate(registration.endsOn), registration.years)}.
      </span>
    )
  const time = timeLeft(unit, order)
  if (time === null) return <span className="meta">{texts.notRegistered}</span>
  return (
    <span className="meta">
      {texts.notRegistered}{' '}
      {time.left < 0 ? clock.over : `${clock.left(time.left)}. ${clock.by(formatDate(time.registerBy))}`}
    </span>
  )
}

import type { TechnicalInformation } from '#features/service/owned-equipment/contract.ts'
import { careCalendar } from '#features/service/owned-equipment/rules/care-calendar.ts'
import { texts } from '#features/service/owned-equipment/texts.ts'
import { buttonClass } from '#ui/button/button.tsx'

/** A calendar file with the care of all units and the filters to change. Nothing before the delivery. */
export function CareDates({
  orderId,
  deliveredOn,
  data,
  refills,
  at,
}: TechnicalInformation & { readonly at: string }) {
  const due = [
    ...data.flatMap(({ name, care }) =>
      care.map(({ what, months, dueOn }) => ({ what: `${what} (${name})`, months, dueOn })),
    ),
    ...refills.map(({ name, months, dueOn }) => ({ what: texts.changeFilter(name), months, dueOn })),
  ].flatMap(({ dueOn, ...rest }) => (dueOn === null ? [] : { ...rest, dueOn }))
  if (deliveredOn === null || due.length === 0) return null
  const file = careCalendar({ id: orderId, at: new Date(at), since: deliveredOn, due })
  return (
    <a
      className={buttonClass({})}
      download="care-of-your-equipment.ics"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
    >
      {texts.addToCalendar}
    </a>
  )
}

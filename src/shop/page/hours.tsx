import { texts } from '#features/partners/support/texts.ts'
import { formatDay } from '#lib/dates.ts'
import { useBusinessHours } from './business-hours.ts'

/**
 * "Open until 7 PM CT" with a dot (L-HOURS), and the day of shipping when a holiday delays it; `otherwise`
 * while it loads and after a failure.
 */
export function Hours({ otherwise }: { otherwise?: string }) {
  const hours = useBusinessHours()
  if (hours.kind !== 'ready')
    return otherwise === undefined ? null : <span className="hours">{otherwise}</span>
  const { isDuringBusinessHours, status, holiday, shipsOn } = hours.data
  return (
    <>
      <span className={isDuringBusinessHours ? 'hours open' : 'hours'}>{status}</span>
      {holiday !== null && <span className="holiday"> {texts.ordersShip(holiday, formatDay(shipsOn))}</span>}
    </>
  )
}

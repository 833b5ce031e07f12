import { useBusinessHours } from './business-hours.ts'

/** "Open until 7 PM CT" with a dot (L-HOURS); `otherwise` while it loads and after a failure. */
export function Hours({ otherwise }: { otherwise?: string }) {
  const hours = useBusinessHours()
  if (hours.kind !== 'ready')
    return otherwise === undefined ? null : <span className="hours">{otherwise}</span>
  return (
    <span className={hours.data.isDuringBusinessHours ? 'hours open' : 'hours'}>{hours.data.status}</span>
  )
}

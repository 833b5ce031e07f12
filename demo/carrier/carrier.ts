import type {
  AskedShipment,
  CarrierNews,
  CarrierTracking,
} from '#features/selling/fulfilment/server/ports.ts'
import type { Clock } from '#lib/clock.ts'
import { DAY_MS } from '#lib/dates.ts'

// A week of a carrier in a minute, so that a person who tries the store sees a shipment arrive.
const PICKED_UP_S = 6
const APPOINTED_S = 20
const DELIVERED_S = 60
const APPOINTMENT_DAYS = 3

/** The imitator of every carrier in the demo: it picks up, agrees on a day for freight, and delivers. */
export const demoCarrier = (clock: Clock): CarrierTracking => ({
  track: async (shipment) => newsOf(shipment, clock.now()),
})

function newsOf({ isFreight, releasedAt }: AskedShipment, now: Date): CarrierNews | undefined {
  const seconds = (now.getTime() - releasedAt.getTime()) / 1_000
  if (seconds < PICKED_UP_S) return undefined
  if (seconds >= DELIVERED_S) return { state: 'delivered', appointmentOn: null }
  return {
    state: 'in_transit',
    appointmentOn: isFreight && seconds >= APPOINTED_S ? dayAfter(releasedAt, APPOINTMENT_DAYS) : null,
  }
}

/** yyyy-mm-dd some days on; a Sunday becomes the Monday after it. */
function dayAfter(date: Date, days: number): string {
  const day = new Date(date.getTime() + days * DAY_MS)
  return new Date(day.getTime() + (day.getUTCDay() === 0 ? DAY_MS : 0)).toISOString().slice(0, 10)
}

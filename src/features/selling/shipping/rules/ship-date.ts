import { unitsSeen } from '#features/catalog/catalog/rules/stock.ts'
import { FIRST_FACTS, merchant } from '#lib/merchant/merchant.ts'
import {
  addBusinessDays,
  addDays,
  businessDayFrom,
  type Day,
  inStoreZone,
  isBusinessDay,
} from '#platform/clock/rules/calendar.ts'

/**
 * K-SHIP: in-stock orders before 1:00 PM in Chicago on a business day ship the same day. Staff may change it.
 */
export const CUTOFF_MINUTES = FIRST_FACTS.cutoffMinutes

/**
 * The most days ahead that a buyer may choose as ship date: we hold an order no longer, and the longest card
 * authorizations last 30 days. Our choice, 2026-11.
 */
export const MAX_DELAY_DAYS = 30

/** The first and the last day that a buyer may choose as ship date at a moment. */
export function shipDateRange(at: Date): { from: Day; to: Day } {
  const { day } = inStoreZone(at)
  return { from: addDays(day, 1), to: addDays(day, MAX_DELAY_DAYS) }
}

/** The facts that decide the ship date of a line. */
export interface StockLine {
  qty: number
  stock: { available: number; restockOn: Day | null }
}

/** The day on which something ordered now and in stock leaves. */
export function nextShipDay(at: Date, cutoffMinutes: number = merchant().cutoffMinutes): Day {
  const { day, minutes } = inStoreZone(at)
  return isBusinessDay(day) && minutes < cutoffMinutes ? day : businessDayFrom(addDays(day, 1))
}

/** Minutes left until today's cutoff; null when nothing ordered now ships today. */
export function minutesToCutoff(at: Date): number | null {
  const { day, minutes } = inStoreZone(at)
  const { cutoffMinutes } = merchant()
  return isBusinessDay(day) && minutes < cutoffMinutes ? cutoffMinutes - minutes : null
}

/**
 * The day on which all lines can leave together: out-of-stock lines wait for their restock day, a requested
 * day may delay but never advance. Null when a line is out of stock and its restock day is unknown.
 * @param cutoffMinutes that of a delivery with a cutoff of its own
 */
export function shipDay(
  at: Date,
  lines: readonly StockLine[],
  requested: Day | null = null,
  cutoffMinutes?: number,
): Day | null {
  const first = nextShipDay(at, cutoffMinutes)
  const days = lines.map((line) =>
    unitsSeen(line.stock.available, line.qty) >= line.qty
      ? first
      : line.stock.restockOn && businessDayFrom(later(line.stock.restockOn, first)),
  )
  if (days.some((day) => day === null)) return null
  const ready = days.reduce<Day>((latest, day) => later(latest, day ?? latest), first)
  return requested !== null && requested > ready ? businessDayFrom(requested) : ready
}

const later = (a: Day, b: Day): Day => (a > b ? a : b)

/**
 * Days from and to of a delivery that leaves on a day. A truck's carrier makes an appointment, which may take
 * a day more.
 */
export function deliveryWindow(
  shipOn: Day,
  transit: number,
  byAppointment: boolean,
  maxDays: number,
): { from: Day; to: Day } {
  return {
    from: addBusinessDays(shipOn, Math.min(transit, maxDays)),
    to: addBusinessDays(shipOn, Math.min(transit + (byAppointment ? 1 : 0), maxDays)),
  }
}

/** "2 h 10 min", "45 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ')
}

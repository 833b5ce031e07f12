import { formatDay, formatDays } from '#lib/dates.ts'
import { type Day, holidayBefore, inStoreZone } from '#platform/clock/rules/calendar.ts'
import { texts } from '../texts.ts'
import type { ShippingOption } from './rates.ts'

/**
 * "Tue, Nov 24 – Wed, Nov 25": the days on which we promise a delivery; null until the ship date is known.
 * Cart, checkout, order pages, receipt and mails all say it with these words.
 */
export const promisedDays = ({
  deliveryDate,
  deliveryDateTo,
}: Pick<ShippingOption, 'deliveryDate' | 'deliveryDateTo'>): string | null =>
  deliveryDate === null ? null : formatDays(deliveryDate, deliveryDateTo)

/** "Mon, Nov 30", or "Mon, Nov 30 (holiday: Thanksgiving)" when a shipment waits for the holiday. */
export const shipDayText = (day: Day, holiday: string | null): string =>
  holiday === null ? formatDay(day) : texts.afterHoliday(formatDay(day), holiday)

/** The same before an order is placed: from today on. */
export const nextShipDayText = (day: Day, now: Date): string =>
  shipDayText(day, holidayBefore(day, inStoreZone(now).day))

/** "Mon, Nov 23": the day on which the order leaves; null until it is known. */
export const promisedShipDay = ({ shipDate }: Pick<ShippingOption, 'shipDate'>): string | null =>
  shipDate === null ? null : formatDay(shipDate)

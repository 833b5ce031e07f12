import { ApiError } from '#kit/api-error.ts'
import { daysBetween, inChicago } from '../rules/calendar.ts'
import { texts } from '../texts.ts'

/** The most days ahead that a shopper may request as ship date. */
const MAX_DELAY_DAYS = 180

/** Throws 400 `ship_date_too_far` for a ship date more than MAX_DELAY_DAYS after today in Chicago. */
export function refuseFarDate(at: Date, requested: string | null | undefined): void {
  if (requested && daysBetween(inChicago(at).day, requested) > MAX_DELAY_DAYS)
    throw new ApiError('ship_date_too_far', texts.dateTooFar)
}

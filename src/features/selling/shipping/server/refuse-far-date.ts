import { ApiError } from '#lib/api-error.ts'
import { MAX_DELAY_DAYS, shipDateRange } from '../rules/ship-date.ts'
import { texts } from '../texts.ts'

/** Throws 400 `ship_date_too_far` for a ship date more than MAX_DELAY_DAYS after today in Chicago. */
export function refuseFarDate(at: Date, requested: string | null | undefined): void {
  if (requested && requested > shipDateRange(at).to)
    throw new ApiError('ship_date_too_far', texts.dateTooFar(MAX_DELAY_DAYS))
}

import type { Db } from '#db/connect.ts'
import { NO_SELECTIONS } from '#features/choosing/system-selector/rules/selections.ts'
import { placeOf, type SelectorPlace } from '#features/choosing/system-selector/server/index.ts'
import type { WhoAsks } from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'

export interface ToolsContext extends WhoAsks {
  db: Db
  clock: Clock
  contact: { phone: string }
}

/** The place whose weather and laws count; null when none is named. Throws invalid_zip and no_climate. */
export const placeFor = async (
  zip: string | undefined,
  context: ToolsContext,
): Promise<SelectorPlace | null> =>
  zip === undefined ? null : placeOf({ ...NO_SELECTIONS, location: { zipCode: zip } }, context)

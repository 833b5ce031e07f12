import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { findPostalPlace } from '#features/catalog/location/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { complianceContract } from '../contract.ts'
import { emissionStandardAt } from '../rules/nox.ts'
import { regionOf } from '../rules/region.ts'
import { codeSheet } from '../rules/sheet/sheet.ts'
import { texts } from '../texts.ts'
import { checkAt, presentChecked } from './check.ts'

interface ComplianceContext {
  db: Db
  clock: Clock
}

const os = implement(complianceContract).$context<ComplianceContext>()

export const complianceHandlers = {
  sheet: os.sheet.handler(async ({ input, context: { db, clock } }) => {
    const place = await findPostalPlace(db, input.zipcode)
    if (place.kind === 'canada') throw new ApiError('no_rules', texts.noRules)
    const today = inStoreZone(clock.now()).day
    const { zip, city, state } = place
    return {
      place: {
        zipcode: zip,
        city,
        state,
        region: regionOf(state),
        emissionStandard: emissionStandardAt(place),
      },
      asOf: today,
      sections: codeSheet(place, today),
    }
  }),

  check: os.check.handler(async ({ input, context: { db, clock } }) => {
    const today = inStoreZone(clock.now()).day
    const { place, on, products } = await checkAt(db, {
      ids: input.productIDs,
      zip: input.zipcode,
      on: today,
    })
    return {
      place: place
        ? {
            zipcode: place.zip,
            state: place.state,
            region: regionOf(place.state),
            emissionStandard: emissionStandardAt(place),
          }
        : null,
      asOf: on,
      products: products.map((product) => presentChecked(product, input.detail)),
    }
  }),
}

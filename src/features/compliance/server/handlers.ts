import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { inChicago } from '#features/shipping/rules/calendar.ts'
import type { Clock } from '#kit/clock.ts'
import { complianceContract } from '../contract.ts'
import { emissionStandardAt } from '../rules/nox.ts'
import { regionOf } from '../rules/region.ts'
import { checkAt, presentChecked } from './check.ts'

interface ComplianceContext {
  db: Db
  clock: Clock
}

const os = implement(complianceContract).$context<ComplianceContext>()

export const complianceHandlers = {
  check: os.check.handler(async ({ input, context: { db, clock } }) => {
    const today = inChicago(clock.now()).day
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

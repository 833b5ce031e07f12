import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { inChicago } from '#features/shipping/rules/calendar.ts'
import type { Clock } from '#kit/clock.ts'
import { complianceContract } from '../contract.ts'
import { emissionStandardAt } from '../rules/nox.ts'
import { regionOf } from '../rules/region.ts'
import { checkProducts, findRulePlace } from './check.ts'

interface ComplianceContext {
  db: Db
  clock: Clock
}

const os = implement(complianceContract).$context<ComplianceContext>()

export const complianceHandlers = {
  check: os.check.handler(async ({ input, context: { db, clock } }) => {
    const place = await findRulePlace(db, input.zipcode)
    const on = inChicago(clock.now()).day
    const products = await checkProducts(db, { ids: input.productIDs, place, on })
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
      products: products.map(({ id, outcome, verdicts, alternatives }) => ({
        id,
        outcome,
        verdicts: verdicts.filter((verdict) => input.detail || verdict.outcome !== 'allowed'),
        alternatives,
      })),
    }
  }),
}

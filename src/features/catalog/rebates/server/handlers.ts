import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { type CardRow, findCards } from '#features/catalog/catalog/server/index.ts'
import { findPostalPlace } from '#features/catalog/location/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { toCents } from '#lib/money.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { rebatesContract } from '../contract.ts'
import { type Candidate, judge } from '../rules/eligible.ts'
import type { ReachedPlace } from '../rules/reach.ts'
import { rebateOf } from '../rules/total.ts'
import { fuelsOpen, servedBy, utilityQuestions } from '../rules/utilities.ts'
import { presentRebates } from './present.ts'
import { programsAt } from './rebates-at.ts'

const os = implement(rebatesContract).$context<{ db: Db; clock: Clock }>()

export const rebatesHandlers = {
  find: os.find.handler(async ({ input, context: { db, clock } }) => {
    const now = clock.now()
    const { day } = inStoreZone(now)
    const ids = [...new Set(input.productsData.map((product) => product.product_id))]
    const [place, rows] = await Promise.all([findPostalPlace(db, input.zipcode), findCards(db, ids, now)])

    const { programs, reached } = programsAt(place.kind === 'us' ? place : undefined)
    const products = rows.map((row) => ({ id: row.id, product: candidate(row) }))
    const offersAt = (product: Candidate, at: ReachedPlace) =>
      [...programs].flatMap((program) => judge(program, product, at, day) ?? [])
    const asked = products.map(({ id, product }) => {
      const paying = offersAt(product, reached).map(({ program }) => program)
      return { id, product, fuels: fuelsOpen(paying, reached) }
    })
    const questions = utilityQuestions(
      asked.flatMap(({ fuels }) => fuels),
      programs,
      { electricity: input.utilities?.electricity ?? null, gas: input.utilities?.gas ?? null },
    )
    const home = servedBy(reached, programs, questions)
    const records = asked.map(({ id, product, fuels }) => ({
      id,
      fuels,
      ...rebateOf(offersAt(product, home), product.price),
    }))
    return presentRebates(place.kind === 'us' ? place.zip : place.code, day, records, questions)
  }),
}

const candidate = (row: CardRow): Candidate => ({
  type: row.type,
  price: toCents(row.price_cents),
  attributes: row.attributes,
})

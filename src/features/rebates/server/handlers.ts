import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { type CardRow, findCards } from '#features/catalog/server/index.ts'
import { findPostalPlace } from '#features/location/server/index.ts'
import { inChicago } from '#features/shipping/rules/calendar.ts'
import type { Clock } from '#kit/clock.ts'
import { toCents } from '#kit/money.ts'
import { rebatesContract } from '../contract.ts'
import { type Candidate, judge, rebateOf } from '../rules/eligible.ts'
import type { Program } from '../rules/programs.ts'
import { areasAt, type Place, type ReachedPlace, reachedPlace } from '../rules/reach.ts'
import { presentRebates } from './present.ts'
import { programTables } from './programs.ts'

const os = implement(rebatesContract).$context<{ db: Db; clock: Clock }>()

export const rebatesHandlers = {
  find: os.find.handler(async ({ input, context: { db, clock } }) => {
    const now = clock.now()
    const { day } = inChicago(now)
    const ids = [...new Set(input.productsData.map((product) => product.product_id))]
    const [place, rows] = await Promise.all([findPostalPlace(db, input.zipcode), findCards(db, ids, now)])

    const { programs, reached } = programsAt(place.kind === 'us' ? place : undefined)
    const records = rows.map((row) => {
      const product = candidate(row)
      return {
        id: row.id,
        ...rebateOf([...programs].flatMap((program) => judge(program, product, reached, day) ?? [])),
      }
    })
    return presentRebates(place.kind === 'us' ? place.zip : place.code, day, records)
  }),
}

/** The programs that may pay at a place; none outside the United States. */
function programsAt(place: Place | undefined): { programs: ReadonlySet<Program>; reached: ReachedPlace } {
  const { areas, territories, programsByArea } = programTables()
  const found = place ? areasAt(areas, place) : new Map()
  const programs = new Set<Program>([...found.keys()].flatMap((area) => programsByArea.get(area) ?? []))
  return { programs, reached: reachedPlace(found, programs, territories) }
}

const candidate = (row: CardRow): Candidate => ({
  type: row.type,
  price: toCents(row.price_cents),
  attributes: row.attributes,
})

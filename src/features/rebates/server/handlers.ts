import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { type CardRow, findCards } from '#features/catalog/server/index.ts'
import { parseZip } from '#features/location/rules/zip.ts'
import { invalidZip } from '#features/location/server/index.ts'
import { inChicago } from '#features/shipping/rules/calendar.ts'
import type { Clock } from '#kit/clock.ts'
import { toCents } from '#kit/money.ts'
import { rebatesContract } from '../contract.ts'
import { areasAt, type Candidate, judge, type Place, rebateOf } from '../rules/eligible.ts'
import type { Program } from '../rules/programs.ts'
import { presentRebates } from './present.ts'
import { programTables } from './programs.ts'

const os = implement(rebatesContract).$context<{ db: Db; clock: Clock }>()

export const rebatesHandlers = {
  find: os.find.handler(async ({ input, context: { db, clock } }) => {
    const zip = parseZip(input.zipcode)
    if (zip.kind === 'invalid') throw invalidZip()
    const now = clock.now()
    const { day } = inChicago(now)
    const ids = [...new Set(input.productsData.map((product) => product.product_id))]
    const [place, rows] = await Promise.all([
      zip.kind === 'us' ? findPlace(db, zip.zip) : undefined,
      findCards(db, ids, now),
    ])
    if (zip.kind === 'us' && place === undefined) throw invalidZip()

    const { areas, programsByArea } = programTables()
    const reached = place ? areasAt(areas, place) : new Map()
    const programs = new Set<Program>([...reached.keys()].flatMap((area) => programsByArea.get(area) ?? []))
    const records = rows.map((row) => {
      const product = candidate(row)
      return {
        id: row.id,
        ...rebateOf(
          [...programs].flatMap((program) => judge(program, product, reached, day) ?? []),
          product.price,
        ),
      }
    })
    return presentRebates(zip.kind === 'us' ? zip.zip : zip.code, day, records)
  }),
}

async function findPlace(db: Db, zip: string): Promise<Place | undefined> {
  const row = await db
    .selectFrom('zip_place')
    .select(['zip', 'state', 'city', 'county_fips as countyFips'])
    .where('zip', '=', zip)
    .executeTakeFirst()
  return row
}

const candidate = (row: CardRow): Candidate => ({
  type: row.type,
  price: toCents(row.price_cents),
  attributes: row.attributes,
})

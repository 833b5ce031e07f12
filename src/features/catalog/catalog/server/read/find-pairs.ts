import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { MatchedPair, ProductCard } from '../../contract.ts'
import { systemParts, systemRatings } from '../../rules/systems/matched-system.ts'

const MOST_PAIRS = 24

/** The systems with a part whose model begins with this text, or with this AHRI number; rated best first. */
export async function findPairs(db: Db, typed: string) {
  const text = typed.toUpperCase()
  const begins = (column: string) => sql<SqlBool>`starts_with(upper(${sql.ref(column)}), ${text})`
  const systems = await db
    .selectFrom('matched_system as m')
    .innerJoin('product as p', 'p.id', 'm.product_id')
    .selectAll('m')
    .where('p.withdrawn_at', 'is', null)
    .where((where) =>
      where.or([
        begins('m.outdoor_model'),
        begins('m.indoor_model'),
        begins('m.furnace_model'),
        begins('p.sku'),
        where('m.reference_number', '=', typed),
      ]),
    )
    .orderBy('m.seer2', (order) => order.desc().nullsLast())
    .orderBy('m.product_id')
    .limit(MOST_PAIRS + 1)
    .execute()
  return { systems: systems.slice(0, MOST_PAIRS), isMore: systems.length > MOST_PAIRS }
}

type SystemRow = Awaited<ReturnType<typeof findPairs>>['systems'][number]

export function presentPair(row: SystemRow, { id, name, sku, path, price, stock }: ProductCard): MatchedPair {
  const system = {
    outdoor: null,
    indoor: null,
    furnace: null,
    outdoorModel: row.outdoor_model,
    indoorModel: row.indoor_model,
    furnaceModel: row.furnace_model,
    seer2: row.seer2,
    eer2: row.eer2,
    hspf2: row.hspf2,
    afue: row.afue,
    coolingBtu: row.cooling_btu,
    heatingBtu: row.heating_btu,
  }
  return {
    id,
    name,
    sku,
    path,
    price,
    isInStock: stock.status !== 'out_of_stock',
    referenceNumber: row.reference_number,
    ratingSource: row.rating_source,
    ratings: systemRatings(system),
    parts: systemParts(system).map(({ role, model }) => ({ role, model })),
  }
}

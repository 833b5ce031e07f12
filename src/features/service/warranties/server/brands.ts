import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { catalogueVersion } from '#features/catalog/catalog/server/index.ts'
import { projection } from '#platform/projections/server/projection.ts'
import type { BrandTerms } from '../contract.ts'
import { termsOf } from './units.ts'

const terms = projection<{ version: number; brands: BrandTerms[] }>(async (db, { version }) => ({
  version,
  brands: collect(await readTerms(db)),
}))

/**
 * The effect of a registration on the warranty, by brand of the products on sale. Read again when the
 * catalog changes.
 */
export const brandTerms = async (db: Db): Promise<BrandTerms[]> =>
  (await terms(db, { version: await catalogueVersion(db), now: new Date() })).brands

/** Products on sale whose maker asks for a registration. */
const readTerms = (db: Db) =>
  db
    .selectFrom('product')
    .select(['brand', 'attributes'])
    .where('withdrawn_at', 'is', null)
    .where(sql<SqlBool>`attributes ? ${String(ATTR.registerWithin)}`)
    .execute()

type TermsRow = Awaited<ReturnType<typeof readTerms>>[number]

function collect(rows: readonly TermsRow[]): BrandTerms[] {
  const byBrand = Map.groupBy(
    rows.flatMap(({ brand, attributes }) => {
      const terms = termsOf(attributes)
      return terms ? [{ brand, terms }] : []
    }),
    ({ brand }) => brand,
  )
  return [...byBrand]
    .map(([brand, all]) => ({
      brand,
      registeredYears: ascending(all.map(({ terms }) => terms.registeredYears)),
      unregisteredYears: ascending(all.map(({ terms }) => terms.unregisteredYears)),
      withinDays: ascending(all.map(({ terms }) => terms.withinDays)),
    }))
    .toSorted((one, other) => one.brand.localeCompare(other.brand))
}

const ascending = (numbers: readonly number[]): number[] => [...new Set(numbers)].toSorted((a, b) => a - b)

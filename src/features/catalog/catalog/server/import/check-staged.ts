import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { TableProblem } from '#lib/table/table-problem.ts'
import { giveNumbers } from './stage.ts'

/**
 * Gives the rows without an id their numbers. Then makes the checks that need the whole file and the catalog:
 * ids and SKUs that are used twice or by another product, and SKUs of relations and matched parts that no
 * product has. Deletes rows with a problem from the stage table. Names at most `most` problems; `count`
 * counts them all.
 */
export async function checkStaged(
  db: Db,
  most: number,
  arePricesConfirmed: boolean,
): Promise<{ problems: TableProblem[]; count: number }> {
  await giveNumbers(db)
  await sql`analyze catalog_import_row (id, sku)`.execute(db)
  await sql`
    create temporary table catalog_import_problem on commit drop as
      ${repeated('id', 'an id that no other row has')}
      union all
      ${repeated('sku', 'a SKU that no other row has')}
      union all
      select row.line, 'sku', 'a SKU that no other product has: ' || product.id || ' has it', row.sku
      from catalog_import_row as row
      join product on product.sku = row.sku and product.id <> row.id
      union all
      ${unknownRelations}
      union all
      ${unknownParts}
      union all
      ${arePricesConfirmed ? noProblem : movedPrices}`.execute(db)
  const { rows } = await firstProblems(most).execute(db)
  if (rows.length > 0)
    await sql`
      delete from catalog_import_row
      where line in (select line from catalog_import_problem)`.execute(db)
  return { problems: rows.map(({ count: _, ...problem }) => problem), count: rows[0]?.count ?? 0 }
}

export const firstProblems = (most: number) => sql<TableProblem & { count: number }>`
  select *, count(*) over () as count
  from catalog_import_problem
  order by line
  limit ${most}`

/** Rows whose value in a column is in an earlier row already. */
const repeated = (column: 'id' | 'sku', expected: string) => sql`
  select line, ${sql.lit(column)} as column, ${sql.lit(expected)} as expected, ${sql.ref(column)} as found
  from (
    select line, ${sql.ref(column)}, row_number() over (partition by ${sql.ref(column)} order by line) as turn
    from catalog_import_row
  ) as numbered
  where turn > 1`

const EXPECTED_SKU = sql.lit('the SKU of a product in the file or in the catalog')

const isUnknownSku = sql`
  not exists (select from catalog_import_row where catalog_import_row.sku = linked.sku)
  and not exists (select from product where product.sku = linked.sku)`

const unknownRelations = sql`
  select line, 'relations', ${EXPECTED_SKU}, sku
  from (
    select line, jsonb_array_elements(relations) ->> 'sku' as sku
    from catalog_import_row
  ) as linked
  where ${isUnknownSku}`

const unknownParts = sql`
  select line, 'match', ${EXPECTED_SKU}, sku
  from (
    select line, part.sku
    from catalog_import_row
    cross join lateral (
      values (match ->> 'outdoor'), (match ->> 'indoor'), (match ->> 'furnace')
    ) as part(sku)
    where match is not null and part.sku is not null
  ) as linked
  where ${isUnknownSku}`

/** Prices that change by more than half of the price in force, as after a misplaced decimal point. */
const movedPrices = sql`
  select
    row.line,
    'price',
    'a price within 50% of ' || trim_scale(round(old.price_cents / 100.0, 2))
      || '; add --confirm-prices when it is right',
    trim_scale(round(row.price_cents / 100.0, 2))::text
  from catalog_import_row as row
  join lateral price_in_force(row.id, now()) as old on true
  where abs(row.price_cents - old.price_cents) * 2 > old.price_cents`

const noProblem = sql`
  select 0, '', '', ''
  where false`

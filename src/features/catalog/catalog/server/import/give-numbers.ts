import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** The store's own numbers, for products of a file without numbers. */
const FIRST = '700000000'
const LAST = '799999999'

/**
 * Gives each staged row without an id the number of the product with its SKU, or else the next free one. A
 * repeated import finds the same numbers.
 */
export async function giveNumbers(db: Db): Promise<void> {
  await sql`
    update catalogue_import as row
    set id = product.id
    from product
    where row.id = '' and product.sku = row.sku`.execute(db)
  await sql`
    update catalogue_import as row
    set id = (given.last + given.turn)::text
    from (
      select line, row_number() over (order by line) as turn, (
        select coalesce(max(id::integer), ${FIRST}::integer - 1)
        from (
          select id from product
          union all
          select id from catalogue_import
        ) as used
        where id between ${FIRST} and ${LAST}
      ) as last
      from catalogue_import
      where id = ''
    ) as given
    where given.line = row.line`.execute(db)
}

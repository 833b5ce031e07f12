import { sql } from 'kysely'
import { later, MINUTE_MS } from '#lib/dates.ts'
import type { Trx } from './read-sheet.ts'
import type { SheetWrite } from './write-sheet.ts'

/** The clocks of the store's processes and of its database differ by less. */
const CLOCKS_MS = MINUTE_MS

/** From now on the triggers of this transaction note no prices: `notePrices` does. */
export const noteApart = (trx: Trx) => sql`set local price_sheet.is_noted = 'yes'`.execute(trx)

/**
 * Notes the changed public prices of an import for the readers of the catalog's changes, each product once;
 * as one change of all prices when there are so many that a reader builds its index anew anyway (see
 * `needsNewIndex`). Prices that begin later are no change yet: readers look at their beginning themselves.
 */
export async function notePrices(trx: Trx, { importId, at, now }: SheetWrite): Promise<void> {
  if (at > later(now, CLOCKS_MS)) return
  await sql`
    with changed as materialized (
      select distinct product_id from price_import_row where import_id = ${importId}
    ), size as materialized (
      select (select count(*) from changed) > greatest(1000, (select count(*) from product) / 8) as is_large
    )
    insert into catalog_change (kind, id)
    select 'price', product_id
    from changed, size
    where not is_large
    union all
    select 'price', ''
    from size
    where is_large`.execute(trx)
}

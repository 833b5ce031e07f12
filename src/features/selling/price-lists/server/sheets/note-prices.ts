import { sql } from 'kysely'
import { noteChanges } from '#features/catalog/catalog/server/index.ts'
import { later, MINUTE_MS } from '#lib/dates.ts'
import type { Trx } from './read-sheet.ts'
import type { SheetWrite } from './write-sheet.ts'

/** The clocks of the store's processes and of its database differ by less. */
const CLOCKS_MS = MINUTE_MS

/**
 * Notes the changed public prices of an import, each product once. Prices that begin later are no change yet:
 * readers look at their beginning themselves.
 */
export async function notePrices(trx: Trx, { importId, at, now }: SheetWrite): Promise<void> {
  if (at > later(now, CLOCKS_MS)) return
  await noteChanges(
    trx,
    sql`
      select distinct 'price' as kind, product_id as id
      from price_import_row
      where import_id = ${importId}`,
  )
}

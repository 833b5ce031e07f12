import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** From now on the triggers note nothing that this transaction changes: `noteChanges` does. */
export const noteApart = (trx: Db) => sql`set local catalog.is_noted = 'yes'`.execute(trx)

/**
 * Notes the changes of very many products for the readers of the catalog's changes, each once, where the
 * triggers would note it for each statement. `changed` has the columns `kind` and `id`, no row twice. When
 * there are so many products that a reader builds its index anew anyway (`needsNewIndex` of the search), it
 * notes one change of all for each kind.
 */
export const noteChanges = (trx: Db, changed: RawBuilder<unknown>) =>
  sql`
    with changed as materialized (
      ${changed}
    ), size as materialized (
      select (select count(distinct id) from changed)
        > greatest(1000, (select count(*) from product) / 8) as is_large
    )
    insert into catalog_change (kind, id)
    select kind, id
    from changed, size
    where not is_large
    union all
    select distinct kind, ''
    from changed, size
    where is_large`.execute(trx)

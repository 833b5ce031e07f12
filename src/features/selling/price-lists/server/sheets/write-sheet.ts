import { sql } from 'kysely'
import type { SheetKind } from '../../rules/changes.ts'
import { current, type SheetTarget } from './compare-sheet.ts'
import type { Trx } from './read-sheet.ts'

/** So many prices are written by one statement, so that none comes near the limit of time. */
const AT_ONCE = 10_000

/** An import that is written or taken back. */
export interface SheetWrite extends SheetTarget {
  importId: number
  now: Date
}

/** The rows of one statement. */
const part = ({ importId }: SheetWrite, from: number) => sql`(
    select *
    from price_import_row
    where import_id = ${importId} and seq > ${from} and seq <= ${from + AT_ONCE}
  )`

type Part = ReturnType<typeof part>
type Writer = (trx: Trx, rows: Part, write: SheetWrite) => Promise<void>

async function inParts(trx: Trx, write: SheetWrite, changed: number, writer: Writer): Promise<void> {
  for (let from = 0; from < changed; from += AT_ONCE) await writer(trx, part(write, from), write)
}

/** How many prices are not what they were when the import was compared. */
export const movedRows = (write: SheetWrite) => sql<{ moved: number }>`
    select count(*) as moved
    from price_import_row mine
    left join ${current(write)} now using (product_id, from_quantity)
    where mine.import_id = ${write.importId}
      and ((mine.before_cents, mine.before_list_cents, mine.began_at)
        is distinct from (now.cents, now.list_cents, now.began_at)
        or now.began_at is not null and mine.ends_at is distinct from now.ends_at)`

/** Writes every price of an import. The caller has made sure that none has moved. */
export async function writeSheet(trx: Trx, write: SheetWrite, changed: number): Promise<void> {
  await inParts(trx, write, changed, WRITERS[write.kind])
}

const WRITERS: Readonly<Record<SheetKind, Writer>> = {
  async list(trx, rows, { list }) {
    await sql`
      delete from price_list_price price
      using ${rows} mine
      where price.price_list_id = ${list ?? 0}
        and price.product_id = mine.product_id
        and price.from_quantity = mine.from_quantity
        and mine.after_cents is null`.execute(trx)
    await sql`
      insert into price_list_price (price_list_id, product_id, from_quantity, price_cents)
      select ${list ?? 0}::bigint, product_id, from_quantity, after_cents
      from ${rows} mine
      where after_cents is not null
      on conflict (price_list_id, product_id, from_quantity)
      do update set price_cents = excluded.price_cents`.execute(trx)
  },

  async costs(trx, rows, { now }) {
    await sql`
      insert into product_cost (product_id, cost_cents, changed_at)
      select product_id, after_cents, ${now}::timestamptz
      from ${rows} mine
      on conflict (product_id) do update
      set cost_cents = excluded.cost_cents, changed_at = excluded.changed_at`.execute(trx)
  },

  // The former price ends when the new one begins, which ends when the former would have.
  async public(trx, rows, { at }) {
    await sql`
      update product_price price
      set valid_to = ${at}::timestamptz
      from ${rows} mine
      where price.product_id = mine.product_id
        and price.valid_from = mine.began_at
        and mine.began_at < ${at}`.execute(trx)
    await sql`
      insert into product_price (product_id, price_cents, list_price_cents, valid_from, valid_to)
      select product_id, after_cents, after_list_cents, ${at}::timestamptz, ends_at
      from ${rows} mine
      on conflict (product_id, valid_from) do update
      set price_cents = excluded.price_cents, list_price_cents = excluded.list_price_cents`.execute(trx)
  },
}

/**
 * A condition on the rows of an import, `mine`: the price is still as the import wrote it. A public price is
 * looked for where it began; one that is over by now is not there to be taken back.
 */
function isStill({ kind, list, at, now }: SheetWrite) {
  if (kind === 'list')
    return sql`
      mine.after_cents is not distinct from (
        select price_cents
        from price_list_price
        where price_list_id = ${list ?? 0}
          and product_id = mine.product_id
          and from_quantity = mine.from_quantity
      )`
  if (kind === 'costs')
    return sql`
      mine.after_cents is not distinct from (
        select cost_cents from product_cost where product_id = mine.product_id
      )`
  // Of 100,000 prices that have just been written PostgreSQL expects one. "offset 0" keeps it from looking
  // for that one first: it reads the few prices of each product.
  return sql`
    exists (
      select from (select * from product_price where product_id = mine.product_id offset 0) price
      where price.valid_from = ${at}
        and (price.price_cents, price.list_price_cents, price.valid_to)
          is not distinct from (mine.after_cents, mine.after_list_cents, mine.ends_at)
        and (mine.ends_at is null or mine.ends_at > ${now})
    )`
}

/** How many prices of an import are still as it wrote them. */
export const stillRows = (write: SheetWrite) => sql<{ still: number }>`
    select count(*) as still
    from price_import_row mine
    where mine.import_id = ${write.importId} and ${isStill(write)}`

/** Products whose price was changed since, as examples. */
export const changedSince = (write: SheetWrite) => sql<{ product_id: string; sku: string; name: string }>`
    select mine.product_id, product.sku, product.name
    from price_import_row mine
    join product on product.id = mine.product_id
    where mine.import_id = ${write.importId} and not (${isStill(write)})
    order by mine.seq
    limit 20`

/** Takes back the prices of an import that are still as it wrote them; the others stay. */
export async function takeBack(trx: Trx, write: SheetWrite, changed: number): Promise<void> {
  const isBegun = write.kind === 'public' && write.at < write.now
  const taker = write.kind === 'public' ? (isBegun ? endPublic : forgetPublic) : TAKERS[write.kind]
  await inParts(trx, write, changed, (in_, rows, each) => taker(in_, stillOf(rows, each), each))
}

/** Materialized, so that a statement that changes prices does not look at what it has changed. */
const stillOf = (rows: Part, write: SheetWrite): Part => sql`(
    select * from ${rows} mine where ${isStill(write)}
  )`

const TAKERS: Readonly<Record<'list' | 'costs', Writer>> = {
  async list(trx, rows, { list }) {
    await sql`
      with mine as materialized ${rows}, gone as (
        delete from price_list_price price
        using mine
        where price.price_list_id = ${list ?? 0}
          and price.product_id = mine.product_id
          and price.from_quantity = mine.from_quantity
          and mine.before_cents is null
      )
      insert into price_list_price (price_list_id, product_id, from_quantity, price_cents)
      select ${list ?? 0}::bigint, product_id, from_quantity, before_cents
      from mine
      where before_cents is not null
      on conflict (price_list_id, product_id, from_quantity)
      do update set price_cents = excluded.price_cents`.execute(trx)
  },

  async costs(trx, rows, { now }) {
    await sql`
      with mine as materialized ${rows}, gone as (
        delete from product_cost cost
        using mine
        where cost.product_id = mine.product_id and mine.before_cents is null
      )
      insert into product_cost (product_id, cost_cents, changed_at)
      select product_id, before_cents, ${now}::timestamptz
      from mine
      where before_cents is not null
      on conflict (product_id) do update
      set cost_cents = excluded.cost_cents, changed_at = excluded.changed_at`.execute(trx)
  },
}

/** Public prices that have begun stay in the history: they end now, and the former ones begin again. */
const endPublic: Writer = async (trx, rows, { at, now }) => {
  await keepStill(trx, rows, at)
  await sql`
    update product_price price
    set valid_to = ${now}::timestamptz
    from still mine
    where price.product_id = mine.product_id and price.valid_from = mine.at`.execute(trx)
  await sql`
    insert into product_price (product_id, price_cents, list_price_cents, valid_from, valid_to)
    select product_id, before_cents, before_list_cents, ${now}::timestamptz, ends_at
    from still
    where before_cents is not null`.execute(trx)
}

/** Public prices that have not begun are forgotten, and the former ones end when they would have. */
const forgetPublic: Writer = async (trx, rows, { at }) => {
  await keepStill(trx, rows, at)
  await sql`
    update product_price price
    set price_cents = mine.before_cents, list_price_cents = mine.before_list_cents
    from still mine
    where price.product_id = mine.product_id and price.valid_from = mine.at and mine.began_at = mine.at
  `.execute(trx)
  await sql`
    delete from product_price price
    using still mine
    where price.product_id = mine.product_id
      and price.valid_from = mine.at
      and mine.began_at is distinct from mine.at`.execute(trx)
  await sql`
    update product_price price
    set valid_to = mine.ends_at
    from still mine
    where price.product_id = mine.product_id and price.valid_from = mine.began_at and mine.began_at < mine.at
  `.execute(trx)
}

/**
 * The rows of this part that are still as they were written, before the first statement changes one, each
 * with the moment of the import: a join finds prices by product and moment, however new their moment is.
 */
async function keepStill(trx: Trx, rows: Part, at: Date): Promise<void> {
  await sql`drop table if exists still`.execute(trx)
  await sql`create temporary table still on commit drop as
    select *, ${at}::timestamptz as at
    from ${rows} mine`.execute(trx)
  // Without its statistics PostgreSQL may read all of it for each price.
  await sql`analyze still`.execute(trx)
}

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { bumpCatalogue } from '../catalogue-version.ts'
import { noteApart, noteChanges } from '../changes/note-once.ts'
import { catalogRows, changedKinds, digestNow } from './compare-rows.ts'
import { inOwnTime, oneAtATime } from './import-catalogue.ts'
import { mergeRows } from './merge-rows.ts'

/** A product that was changed or used after an import wrote it. */
export interface ChangedSince {
  sku: string
  why: 'changed' | 'sold' | 'used'
}

export type UndoResult =
  /** `left`: products that were changed since and stay as they are */
  | { kind: 'undone'; restored: number; removed: number; left: number }
  | { kind: 'unknown' }
  | { kind: 'undone before' }
  | { kind: 'changed since'; count: number; samples: ChangedSince[] }

/** Tables of the catalog itself, whose rows go with a product. */
const OWN = ['product_price', 'stock', 'product_document', 'product_image']
/** The links of other products, each with the field that an import knows them by. */
const LINKS = JSON.stringify({ product_relation: 'relations', matched_system: 'match' })

/**
 * Takes an import back as a whole: what it changed is as before, what it added is deleted. When somebody has
 * changed or used some of these products since, nothing happens and they are named; with `rest` they stay as
 * they are and the others are taken back.
 */
export function undoImport(
  db: Db,
  id: number,
  { by, rest = false }: { by: string; rest?: boolean },
): Promise<UndoResult> {
  return oneAtATime(db, (one) =>
    inOwnTime(one, async (trx) => {
      const found = await trx
        .selectFrom('catalog_import')
        .select('state')
        .where('id', '=', id)
        .where('state', 'in', ['imported', 'undone'])
        .forUpdate()
        .executeTakeFirst()
      if (found === undefined) return { kind: 'unknown' }
      if (found.state === 'undone') return { kind: 'undone before' }
      await lookAtChanges(trx, id)
      const { rows } = await changedSince.execute(trx)
      const left = rows[0]?.count ?? 0
      if (left > 0 && !rest)
        return { kind: 'changed since', count: left, samples: rows.map(({ sku, why }) => ({ sku, why })) }
      await noteApart(trx)
      const restored = await restoreChanged(trx)
      const removed = await removeAdded(trx)
      await noteChanges(trx, changedKinds(sql`(select id, fields from catalog_undo where why is null)`))
      await trx
        .updateTable('catalog_import')
        .set({ state: 'undone', undone_at: sql`now()`, undone_by: by, undone: restored + removed })
        .where('id', '=', id)
        .execute()
      if (restored + removed > 0) await bumpCatalogue(trx)
      return { kind: 'undone', restored, removed, left }
    }),
  )
}

/**
 * `catalog_undo`: each product that the import wrote, as it is now, and why it must stay. The stock may have
 * been sold below what it was before; then the pieces cannot be given back.
 */
async function lookAtChanges(trx: Db, id: number): Promise<void> {
  await sql`
    create temporary table catalog_undo on commit drop as
    select
      change.product_id as id,
      change.fields is null as is_added,
      change.fields,
      change.before,
      to_jsonb(now) as was,
      now.available + (change.before ->> 'opening')::integer - now.opening as available,
      case
        when now.id is null or ${digestNow(sql`change.fields`)} <> change.written then 'changed'
        when change.fields is null and now.opening is distinct from now.available then 'sold'
        when 'available' = any(change.fields)
          and now.available + (change.before ->> 'opening')::integer - now.opening < 0
          and not now.back_order then 'sold'
      end as why
    from catalog_import_change as change
    left join (
      ${catalogRows(sql`select product_id from catalog_import_change where import_id = ${id}`)}
    ) as now on now.id = change.product_id
    where change.import_id = ${id}`.execute(trx)
  await sql`create index on catalog_undo (id)`.execute(trx)
  await sql`analyze catalog_undo`.execute(trx)
  // A product that stays may name another one, which then stays as well.
  const { rows: references } = await productReferences.execute(trx)
  for (let marked = true; marked; ) {
    marked = false
    for (const reference of references) if (await markUsed(trx, reference)) marked = true
  }
}

interface Reference {
  table: string
  column: string
  /** the field of the product to which the row belongs; null: it belongs to no product */
  field: string | null
}

/** The columns of all tables that name a product, but those of the catalog's own facts. */
export const productReferences = sql<Reference>`
  select
    constraint_of.conrelid::regclass::text as table,
    of.attname as column,
    ${LINKS}::jsonb ->> constraint_of.conrelid::regclass::text as field
  from pg_constraint as constraint_of
  join pg_attribute as of on of.attrelid = constraint_of.conrelid and of.attnum = constraint_of.conkey[1]
  where constraint_of.contype = 'f'
    and constraint_of.confrelid = 'product'::regclass
    and not constraint_of.conrelid::regclass::text = any(${OWN}::text[])
    and not (${LINKS}::jsonb ? constraint_of.conrelid::regclass::text and of.attname = 'product_id')
  order by 1, 2`

/**
 * An added product is used when something names it that stays: a list, a review, or a product whose links
 * this undo does not take back. Returns whether there was one.
 */
async function markUsed(trx: Db, { table, column, field }: Reference): Promise<boolean> {
  const goes = sql`and not exists (
    select from catalog_undo as also
    where also.id = other.product_id
      and also.why is null
      and (also.is_added or ${field} = any(also.fields))
  )`
  const { numAffectedRows = 0n } = await sql`
    update catalog_undo as undo
    set why = 'used'
    from ${sql.table(table)} as other
    where undo.is_added
      and undo.why is null
      and other.${sql.ref(column)} = undo.id
      ${field === null ? sql`` : goes}`.execute(trx)
  return numAffectedRows > 0n
}

const MOST_NAMED = sql.lit(20)

export const changedSince: RawBuilder<ChangedSince & { count: number }> = sql`
  select coalesce(product.sku, undo.id) as sku, why, count(*) over () as count
  from catalog_undo as undo
  left join product using (id)
  where why is not null
  order by sku
  limit ${MOST_NAMED}`

/** Writes the changed products as they were, by the way of an import. Returns how many. */
async function restoreChanged(trx: Db): Promise<number> {
  await sql`
    create temporary table catalog_undo_row (like catalog_import_row) on commit drop`.execute(trx)
  const { numAffectedRows = 0n } = await sql`
    insert into catalog_undo_row
    select row.*
    from catalog_undo
    cross join lateral jsonb_populate_record(
      null::catalog_import_row,
      was || before || jsonb_build_object(
        'line', 0,
        'price_cents', coalesce(before ->> 'price_cents', was ->> 'price_cents'),
        'available',
          case when before ? 'available' then coalesce(available, 0) else (was ->> 'available')::integer end,
        'back_order', coalesce(((was || before) ->> 'back_order')::boolean, false)
      )
    ) as row
    where why is null and not is_added`.execute(trx)
  await sql`analyze catalog_undo_row`.execute(trx)
  await mergeRows(trx, sql`catalog_undo_row`)
  // A price that the import gave to a product without one ends.
  await sql`
    update product_price as price
    set valid_to = now()
    from catalog_undo as undo
    where undo.why is null
      and undo.before -> 'price_cents' = 'null'
      and price.product_id = undo.id
      and price.valid_from <= now()
      and (price.valid_to is null or price.valid_to > now())`.execute(trx)
  return Number(numAffectedRows)
}

/** Deletes the products that the import added, with what the catalog has of them. Returns how many. */
async function removeAdded(trx: Db): Promise<number> {
  // A system names its parts, which go with it.
  await sql`
    delete from matched_system
    using catalog_undo as undo
    where matched_system.product_id = undo.id and undo.is_added and undo.why is null`.execute(trx)
  const { numAffectedRows = 0n } = await sql`
    delete from product
    using catalog_undo as undo
    where product.id = undo.id and undo.is_added and undo.why is null`.execute(trx)
  return Number(numAffectedRows)
}

export interface KeptImport {
  id: number
  file: string
  run_by: string
  imported_at: Date
  added: number
  changed: number
  undone_at: Date | null
  undone_by: string | null
}

/** The imports that can be taken back, or were, the newest first. */
export const keptImports = (db: Db): Promise<KeptImport[]> =>
  db
    .selectFrom('catalog_import')
    .select(['id', 'file', 'run_by', 'imported_at', 'added', 'changed', 'undone_at', 'undone_by'])
    .where('state', 'in', ['imported', 'undone'])
    .orderBy('id', 'desc')
    .$narrowType<{ imported_at: Date; added: number; changed: number }>()
    .execute()

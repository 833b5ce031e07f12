import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { upsertProductsFrom } from './write-products.ts'
import { DOCUMENT_COLUMNS, MATCH_COLUMNS, RELATION_COLUMNS } from './write-related.ts'

/** A table with the columns of the stage: the rows of a file, or those of an undo. */
export type RowTable = RawBuilder<unknown>

/** Writes the rows of a table into the catalog. */
export async function mergeRows(db: Db, source: RowTable): Promise<void> {
  await upsertProductsFrom(db, sql`${source} as row`)
  await replaceRelations(db, source)
  await replaceMatches(db, source)
  await replaceDocuments(db, source)
  await replacePictures(db, source)
}

/** The rows of a table that belong to the staged products. */
interface Belonging {
  table: string
  key: readonly string[]
  columns: readonly string[]
  /** the rows that the file asks for, with these columns */
  wanted: RawBuilder<unknown>
  /** a condition on the staged row: of others the rows stay as they are */
  whose?: RawBuilder<unknown>
}

/** Writes what differs alone: a file that changes one row changes one row. */
async function replaceRows(
  db: Db,
  source: RowTable,
  { table, key, columns, wanted, whose = sql`true` }: Belonging,
): Promise<void> {
  const names = (of: readonly string[], prefix: string) =>
    sql.raw(of.map((name) => `${prefix}.${name}`).join(', '))
  const others = columns.filter((name) => !key.includes(name))
  const taken = sql.raw(others.map((name) => `${name} = excluded.${name}`).join(', '))
  await sql`
    with wanted as materialized (${wanted})
    delete from ${sql.table(table)} as kept
    using ${source} as row
    where kept.product_id = row.id
      and ${whose}
      and not exists (select from wanted where (${names(key, 'wanted')}) = (${names(key, 'kept')}))`.execute(
    db,
  )
  await sql`
    insert into ${sql.table(table)} as kept (${sql.raw(columns.join(', '))})
    select ${names(columns, 'wanted')}
    from (${wanted}) as wanted
    on conflict (${sql.raw(key.join(', '))}) do update set ${taken}
    where (${names(others, 'kept')}) is distinct from (${names(others, 'excluded')})`.execute(db)
}

const replaceRelations = (db: Db, source: RowTable) =>
  replaceRows(db, source, {
    table: 'product_relation',
    key: ['product_id', 'kind', 'related_id'],
    columns: Object.keys(RELATION_COLUMNS),
    wanted: sql`
      select
        row.id as product_id,
        link.value ->> 'kind' as kind,
        product.id as related_id,
        link.position - 1 as position,
        (link.value ->> 'quantity')::integer as quantity,
        (link.value ->> 'page')::integer as page,
        link.value ->> 'reason' as reason
      from ${source} as row
      cross join lateral jsonb_array_elements(row.relations) with ordinality as link(value, position)
      join product on product.sku = link.value ->> 'sku'`,
  })

const partOf = (name: string) => sql`(select id from product where sku = row.match ->> ${name})`

const replaceMatches = (db: Db, source: RowTable) =>
  replaceRows(db, source, {
    table: 'matched_system',
    key: ['product_id'],
    columns: Object.keys(MATCH_COLUMNS),
    wanted: sql`
      select
        row.id as product_id,
        ${partOf('outdoor')} as outdoor_id,
        ${partOf('indoor')} as indoor_id,
        ${partOf('furnace')} as furnace_id,
        row.match ->> 'outdoorModel' as outdoor_model,
        row.match ->> 'indoorModel' as indoor_model,
        row.match ->> 'furnaceModel' as furnace_model,
        row.match ->> 'referenceNumber' as reference_number,
        (row.match ->> 'seer2')::numeric(5, 2) as seer2,
        (row.match ->> 'eer2')::numeric(5, 2) as eer2,
        (row.match ->> 'hspf2')::numeric(5, 2) as hspf2,
        (row.match ->> 'afue')::numeric(5, 2) as afue,
        (row.match ->> 'coolingBtu')::integer as cooling_btu,
        (row.match ->> 'heatingBtu')::integer as heating_btu,
        row.match ->> 'source' as rating_source
      from ${source} as row
      where jsonb_typeof(row.match) = 'object'`,
  })

const replaceDocuments = (db: Db, source: RowTable) =>
  replaceRows(db, source, {
    table: 'product_document',
    key: ['product_id', 'position'],
    columns: Object.keys(DOCUMENT_COLUMNS),
    wanted: sql`
      select
        row.id as product_id,
        link.position::integer as position,
        link.value ->> 'kind' as kind,
        link.value ->> 'title' as title,
        link.value ->> 'url' as url
      from ${source} as row
      cross join lateral jsonb_array_elements(row.documents) with ordinality as link(value, position)`,
  })

const HAS_PICTURES = sql`jsonb_typeof(row.pictures) = 'array'`

const replacePictures = (db: Db, source: RowTable) =>
  replaceRows(db, source, {
    table: 'product_image',
    key: ['product_id', 'position'],
    columns: ['product_id', 'position', 'hash', 'alt', 'kind', 'width', 'height'],
    whose: HAS_PICTURES,
    wanted: sql`
      select
        row.id as product_id,
        link.position::integer as position,
        link.value ->> 'hash' as hash,
        link.value ->> 'alt' as alt,
        link.value ->> 'kind' as kind,
        (link.value ->> 'width')::integer as width,
        (link.value ->> 'height')::integer as height
      from ${source} as row
      cross join lateral jsonb_array_elements(
        case when ${HAS_PICTURES} then row.pictures else '[]' end
      ) with ordinality as link(value, position)`,
  })

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { TableProblem } from '#lib/table/table-problem.ts'
import type { ImportedProduct } from '../../rules/import/import-row.ts'
import type { StoredPicture } from '../pictures/picture.ts'
import { columnList, PRODUCT_COLUMNS, upsertProductsFrom } from './write-products.ts'
import { DOCUMENT_COLUMNS, MATCH_COLUMNS, RELATION_COLUMNS } from './write-related.ts'

/** A row of the file that was read without a problem, ready for the stage table. */
export interface StagedRow {
  line: number
  row: ImportedProduct
  /** the row's pictures as they were stored; null leaves those of the product as they are */
  pictures: readonly (StoredPicture & { alt: string })[] | null
}

const STAGE_COLUMNS = columnList({
  line: 'integer',
  ...PRODUCT_COLUMNS,
  relations: 'jsonb',
  match: 'jsonb',
  documents: 'jsonb',
  pictures: 'jsonb',
})

/** Creates a table for this import alone; it is dropped with the transaction. */
export async function createStage(db: Db): Promise<void> {
  await sql`create temporary table catalogue_import (${STAGE_COLUMNS}) on commit drop`.execute(db)
}

export async function stageRows(db: Db, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return
  const json = JSON.stringify(rows.map(({ line, row, pictures }) => ({ line, ...row, pictures })))
  await sql`
    insert into catalogue_import
    select *
    from jsonb_to_recordset(${json}::jsonb) as row(${STAGE_COLUMNS})`.execute(db)
}

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
  await sql`create index on catalogue_import (sku)`.execute(db)
  await giveNumbers(db)
  await sql`create index on catalogue_import (id)`.execute(db)
  await sql`analyze catalogue_import`.execute(db)
  await sql`
    create temporary table catalogue_import_problem on commit drop as
      ${repeated('id', 'an id that no other row has')}
      union all
      ${repeated('sku', 'a SKU that no other row has')}
      union all
      select row.line, 'sku', 'a SKU that no other product has: ' || product.id || ' has it', row.sku
      from catalogue_import as row
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
      delete from catalogue_import
      where line in (select line from catalogue_import_problem)`.execute(db)
  return { problems: rows.map(({ count: _, ...problem }) => problem), count: rows[0]?.count ?? 0 }
}

export const firstProblems = (most: number) => sql<TableProblem & { count: number }>`
  select *, count(*) over () as count
  from catalogue_import_problem
  order by line
  limit ${most}`

/** Rows whose value in a column is in an earlier row already. */
const repeated = (column: 'id' | 'sku', expected: string) => sql`
  select line, ${sql.lit(column)} as column, ${sql.lit(expected)} as expected, ${sql.ref(column)} as found
  from (
    select line, ${sql.ref(column)}, row_number() over (partition by ${sql.ref(column)} order by line) as turn
    from catalogue_import
  ) as numbered
  where turn > 1`

const EXPECTED_SKU = sql.lit('the SKU of a product in the file or in the catalog')

const isUnknownSku = sql`
  not exists (select from catalogue_import where catalogue_import.sku = linked.sku)
  and not exists (select from product where product.sku = linked.sku)`

const unknownRelations = sql`
  select line, 'relations', ${EXPECTED_SKU}, sku
  from (
    select line, jsonb_array_elements(relations) ->> 'sku' as sku
    from catalogue_import
  ) as linked
  where ${isUnknownSku}`

const unknownParts = sql`
  select line, 'match', ${EXPECTED_SKU}, sku
  from (
    select line, part.sku
    from catalogue_import
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
  from catalogue_import as row
  join lateral price_in_force(row.id, now()) as old on true
  where abs(row.price_cents - old.price_cents) * 2 > old.price_cents`

const noProblem = sql`
  select 0, '', '', ''
  where false`

/** Writes the staged rows into the catalog. */
export async function mergeStaged(db: Db): Promise<{ created: number; updated: number }> {
  const { rows } = await stagedCounts.execute(db)
  await upsertProductsFrom(db, sql`catalogue_import as row`)
  await replaceRelations(db)
  await replaceMatches(db)
  await replaceDocuments(db)
  await replacePictures(db)
  return rows[0] ?? { created: 0, updated: 0 }
}

export const stagedCounts = sql<{ created: number; updated: number }>`
  select
    count(*) filter (where product.id is null) as created,
    count(*) filter (where product.id is not null) as updated
  from catalogue_import
  left join product using (id)`

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
  { table, key, columns, wanted, whose = sql`true` }: Belonging,
): Promise<void> {
  const names = (of: readonly string[], prefix: string) =>
    sql.raw(of.map((name) => `${prefix}.${name}`).join(', '))
  const others = columns.filter((name) => !key.includes(name))
  const taken = sql.raw(others.map((name) => `${name} = excluded.${name}`).join(', '))
  await sql`
    with wanted as materialized (${wanted})
    delete from ${sql.table(table)} as kept
    using catalogue_import as row
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

const replaceRelations = (db: Db) =>
  replaceRows(db, {
    table: 'product_relation',
    key: ['product_id', 'kind', 'related_id'],
    columns: Object.keys(RELATION_COLUMNS),
    // A row may name a product twice in one kind: the first counts.
    wanted: sql`
      select distinct on (row.id, link.value ->> 'kind', product.id)
        row.id as product_id,
        link.value ->> 'kind' as kind,
        product.id as related_id,
        link.position - 1 as position,
        (link.value ->> 'quantity')::integer as quantity,
        (link.value ->> 'page')::integer as page,
        link.value ->> 'reason' as reason
      from catalogue_import as row
      cross join lateral jsonb_array_elements(row.relations) with ordinality as link(value, position)
      join product on product.sku = link.value ->> 'sku'
      order by row.id, link.value ->> 'kind', product.id, link.position`,
  })

const partOf = (name: string) => sql`(select id from product where sku = row.match ->> ${name})`

const replaceMatches = (db: Db) =>
  replaceRows(db, {
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
      from catalogue_import as row
      where jsonb_typeof(row.match) = 'object'`,
  })

const replaceDocuments = (db: Db) =>
  replaceRows(db, {
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
      from catalogue_import as row
      cross join lateral jsonb_array_elements(row.documents) with ordinality as link(value, position)`,
  })

const HAS_PICTURES = sql`jsonb_typeof(row.pictures) = 'array'`

const replacePictures = (db: Db) =>
  replaceRows(db, {
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
      from catalogue_import as row
      cross join lateral jsonb_array_elements(
        case when ${HAS_PICTURES} then row.pictures else '[]' end
      ) with ordinality as link(value, position)`,
  })

/** The store's own numbers, for products of a file without numbers. */
const FIRST = '700000000'
const LAST = '799999999'

/**
 * Gives each staged row without an id the number of the product with its SKU, or else the next free one. A
 * repeated import finds the same numbers.
 */
async function giveNumbers(db: Db): Promise<void> {
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

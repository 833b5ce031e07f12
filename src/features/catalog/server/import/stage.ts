import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { ImportedProduct } from '../../rules/import-row.ts'
import type { StoredPicture } from '../pictures/picture.ts'
import type { ImportProblem } from './read-file.ts'
import { PRODUCT_COLUMNS, upsertProductsFrom } from './write.ts'

export interface Staged {
  line: number
  row: ImportedProduct
  /** the row's pictures as they were stored; null leaves those of the product as they are */
  pictures: readonly (StoredPicture & { alt: string })[] | null
}

const STAGE_COLUMNS = sql`line integer, ${PRODUCT_COLUMNS}, relations jsonb, match jsonb, documents jsonb, pictures jsonb`

/** A table for this import alone; it goes away with the transaction. */
export async function createStage(db: Db): Promise<void> {
  await sql`create temporary table catalogue_import (${STAGE_COLUMNS}) on commit drop`.execute(db)
}

export async function stageRows(db: Db, rows: readonly Staged[]): Promise<void> {
  if (rows.length === 0) return
  const json = JSON.stringify(rows.map(({ line, row, pictures }) => ({ line, ...row, pictures })))
  await sql`insert into catalogue_import select * from jsonb_to_recordset(${json}::jsonb) as row(${STAGE_COLUMNS})`.execute(
    db,
  )
}

/**
 * Checks what only the whole file and the catalogue together can tell: ids and SKUs used twice or by another product, SKUs of relations and matched parts that nobody has.
 * Rows that are wrong leave the stage. At most `most` problems are named.
 */
export async function checkStaged(
  db: Db,
  most: number,
): Promise<{ problems: ImportProblem[]; count: number }> {
  await sql`create index on catalogue_import (id)`.execute(db)
  await sql`create index on catalogue_import (sku)`.execute(db)
  await sql`analyze catalogue_import`.execute(db)
  await sql`
    create temporary table catalogue_import_problem on commit drop as
      select line, 'id' as column, 'an id that no other row has' as expected, id as found from (select line, id, row_number() over (partition by id order by line) as turn from catalogue_import) as numbered where turn > 1
      union all select line, 'sku', 'a SKU that no other row has', sku from (select line, sku, row_number() over (partition by sku order by line) as turn from catalogue_import) as numbered where turn > 1
      union all select row.line, 'sku', 'a SKU that no other product has: ' || product.id || ' has it', row.sku from catalogue_import as row join product on product.sku = row.sku and product.id <> row.id
      union all select line, 'relations', 'the SKU of a product in the file or in the catalogue', sku from (select line, jsonb_array_elements(relations) ->> 'sku' as sku from catalogue_import) as related
        where not exists (select from catalogue_import where catalogue_import.sku = related.sku) and not exists (select from product where product.sku = related.sku)
      union all select line, 'match', 'the SKU of a product in the file or in the catalogue', sku from (
        select line, part.sku from catalogue_import cross join lateral (values (match ->> 'outdoor'), (match ->> 'indoor'), (match ->> 'furnace')) as part(sku) where match is not null and part.sku is not null) as parts
        where not exists (select from catalogue_import where catalogue_import.sku = parts.sku) and not exists (select from product where product.sku = parts.sku)`.execute(
    db,
  )
  const { rows } = await sql<
    ImportProblem & { count: number }
  >`select *, count(*) over () as count from catalogue_import_problem order by line limit ${most}`.execute(db)
  if (rows.length > 0)
    await sql`delete from catalogue_import where line in (select line from catalogue_import_problem)`.execute(
      db,
    )
  return { problems: rows.map(({ count: _, ...problem }) => problem), count: rows[0]?.count ?? 0 }
}

/** Writes what is staged into the catalogue. */
export async function mergeStaged(db: Db): Promise<{ created: number; updated: number }> {
  const { rows } = await sql<{ created: number; updated: number }>`
    select count(*) filter (where product.id is null) as created, count(*) filter (where product.id is not null) as updated from catalogue_import left join product using (id)`.execute(
    db,
  )
  await upsertProductsFrom(db, sql`catalogue_import as row`)
  await replaceRelations(db)
  await replaceMatches(db)
  await replaceDocuments(db)
  await replacePictures(db)
  return rows[0] ?? { created: 0, updated: 0 }
}

async function replaceRelations(db: Db): Promise<void> {
  await sql`delete from product_relation using catalogue_import as row where product_relation.product_id = row.id`.execute(
    db,
  )
  await sql`
    insert into product_relation (product_id, kind, related_id, position, quantity, page, reason)
    select row.id, link.value ->> 'kind', product.id, link.position - 1, (link.value ->> 'quantity')::integer, (link.value ->> 'page')::integer, link.value ->> 'reason'
    from catalogue_import as row cross join lateral jsonb_array_elements(row.relations) with ordinality as link(value, position) join product on product.sku = link.value ->> 'sku'
    on conflict do nothing`.execute(db)
}

async function replaceMatches(db: Db): Promise<void> {
  await sql`delete from matched_system using catalogue_import as row where matched_system.product_id = row.id`.execute(
    db,
  )
  const part = (name: string) => sql`(select id from product where sku = row.match ->> ${name})`
  await sql`
    insert into matched_system (product_id, outdoor_id, indoor_id, furnace_id, outdoor_model, indoor_model, furnace_model, reference_number, seer2, eer2, hspf2, afue, cooling_btu, heating_btu, rating_source)
    select row.id, ${part('outdoor')}, ${part('indoor')}, ${part('furnace')}, row.match ->> 'outdoorModel', row.match ->> 'indoorModel', row.match ->> 'furnaceModel', row.match ->> 'referenceNumber',
      (row.match ->> 'seer2')::numeric, (row.match ->> 'eer2')::numeric, (row.match ->> 'hspf2')::numeric, (row.match ->> 'afue')::numeric, (row.match ->> 'coolingBtu')::integer, (row.match ->> 'heatingBtu')::integer, row.match ->> 'source'
    from catalogue_import as row where jsonb_typeof(row.match) = 'object'`.execute(db)
}

async function replaceDocuments(db: Db): Promise<void> {
  await sql`delete from product_document using catalogue_import as row where product_document.product_id = row.id`.execute(
    db,
  )
  await sql`
    insert into product_document (product_id, position, kind, title, url)
    select row.id, link.position, link.value ->> 'kind', link.value ->> 'title', link.value ->> 'url' from catalogue_import as row cross join lateral jsonb_array_elements(row.documents) with ordinality as link(value, position)`.execute(
    db,
  )
}

async function replacePictures(db: Db): Promise<void> {
  await sql`delete from product_image using catalogue_import as row where product_image.product_id = row.id and jsonb_typeof(row.pictures) = 'array'`.execute(
    db,
  )
  await sql`
    insert into product_image (product_id, position, hash, alt, width, height)
    select row.id, link.position, link.value ->> 'hash', link.value ->> 'alt', (link.value ->> 'width')::integer, (link.value ->> 'height')::integer
    from catalogue_import as row cross join lateral jsonb_array_elements(case jsonb_typeof(row.pictures) when 'array' then row.pictures else '[]' end) with ordinality as link(value, position)`.execute(
    db,
  )
}

import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { attributeById } from '../../rules/attributes.ts'
import { writeTextOrTexts, writeTexts } from '../../rules/import-cells.ts'
import { ATTRIBUTE_PREFIX, OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from '../../rules/import-row.ts'
import type { AttributeValue } from '../../rules/plate.ts'
import type { ImportFormat } from './read-file.ts'

const BATCH = 500

interface ExportRow {
  id: string
  plain: Record<string, string | number | boolean | string[] | object | null>
  attributes: Record<string, AttributeValue>
}

/** Amounts leave as decimals made of whole cents, so that nothing is rounded. */
const money = (cents: string) => sql`trim_scale(round(${sql.raw(cents)}::numeric / 100, 2))`

async function readBatch(db: Db, after: string): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select p.id, p.attributes, jsonb_build_object(
      'id', p.id, 'sku', p.sku, 'name', p.name, 'slug', p.slug, 'brand', p.brand, 'series', p.series, 'type', p.type, 'template', p.template, 'category', category.slug, 'summary', p.summary, 'description', p.description,
      'price', ${money('price.price_cents')}, 'list_price', ${money('price.list_price_cents')}, 'available', coalesce(stock.available, 0), 'back_order', coalesce(stock.back_order, false), 'restock_on', stock.restock_on) || jsonb_build_object(
      'weight_lb', trim_scale(p.weight_lb), 'height_in', p.dimensions -> 'height', 'width_in', p.dimensions -> 'width', 'depth_in', p.dimensions -> 'depth', 'carton_length_in', p.freight -> 'length', 'carton_width_in', p.freight -> 'width',
      'carton_height_in', p.freight -> 'height', 'freight_class', p.freight -> 'freightClass', 'freight_mode', p.freight -> 'mode', 'included', p.included, 'ships_free', p.ships_free, 'pays_shipping', p.pays_shipping,
      'installation_services', p.installation_service_ids, 'withdrawn', p.withdrawn_at is not null, 'drawing', p.drawing,
      'relations', coalesce((select jsonb_agg(jsonb_build_object('kind', r.kind, 'sku', o.sku, 'quantity', r.quantity, 'page', r.page, 'reason', r.reason) order by r.position, r.kind, o.sku) from product_relation r join product o on o.id = r.related_id where r.product_id = p.id), '[]'),
      'match', (select jsonb_build_object('outdoor', o.sku, 'indoor', i.sku, 'furnace', f.sku, 'outdoorModel', m.outdoor_model, 'indoorModel', m.indoor_model, 'furnaceModel', m.furnace_model, 'referenceNumber', m.reference_number,
        'seer2', trim_scale(m.seer2), 'eer2', trim_scale(m.eer2), 'hspf2', trim_scale(m.hspf2), 'afue', trim_scale(m.afue), 'coolingBtu', m.cooling_btu, 'heatingBtu', m.heating_btu, 'source', m.rating_source)
        from matched_system m left join product o on o.id = m.outdoor_id left join product i on i.id = m.indoor_id left join product f on f.id = m.furnace_id where m.product_id = p.id),
      'documents', coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'title', d.title, 'url', d.url) order by d.position) from product_document d where d.product_id = p.id), '[]'),
      'images', (select jsonb_agg(jsonb_build_object('file', 'stored:' || i.hash, 'alt', i.alt) order by i.position) from product_image i where i.product_id = p.id)) as plain
    from product p join category on category.id = p.category_id join product_price price on price.product_id = p.id and price.valid_to is null left join stock on stock.product_id = p.id
    where p.id > ${after} order by p.id limit ${BATCH}`.execute(db)
  return rows
}

/** All sold products in the order of their ids, a batch at a time, from one moment's view of the catalogue. */
async function* allProducts(db: Db): AsyncGenerator<ExportRow> {
  for (
    let batch = await readBatch(db, '');
    batch.length > 0;
    batch = await readBatch(db, batch.at(-1)?.id ?? '~')
  )
    yield* batch
}

const columnOf = (id: string): string => `${ATTRIBUTE_PREFIX}${attributeById(Number(id))?.key ?? id}`

async function attributeColumns(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select distinct jsonb_object_keys(attributes) as id from product`.execute(db)
  return rows
    .map(({ id }) => id)
    .sort((a, b) => Number(a) - Number(b))
    .filter((id) => attributeById(Number(id)) !== undefined)
}

const quoted = (cell: string): string =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

function plainCell(value: ExportRow['plain'][string] | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string') ? writeTexts(value) : JSON.stringify(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function attributeCell(value: AttributeValue | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? String(value) : writeTextOrTexts(value)
}

const COLUMNS: readonly string[] = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS]

async function* csv(db: Db): AsyncGenerator<string> {
  const attributes = await attributeColumns(db)
  yield `${[...COLUMNS, ...attributes.map(columnOf)].join(',')}\n`
  for await (const { plain, attributes: values } of allProducts(db))
    yield `${[...COLUMNS.map((column) => plainCell(plain[column])), ...attributes.map((id) => attributeCell(values[id]))].map(quoted).join(',')}\n`
}

async function* jsonl(db: Db): AsyncGenerator<string> {
  for await (const { plain, attributes } of allProducts(db)) {
    const named = Object.fromEntries(
      Object.entries(attributes).flatMap(([id, value]) =>
        attributeById(Number(id)) === undefined ? [] : [[attributeById(Number(id))?.key ?? id, value]],
      ),
    )
    yield `${JSON.stringify({ ...Object.fromEntries(COLUMNS.map((column) => [column, plain[column]])), attributes: named })}\n`
  }
}

/** The whole catalogue in the format that import takes, piece by piece: memory does not grow with it. */
export const exportCatalogue = (db: Db, format: ImportFormat): AsyncGenerator<string> =>
  format === 'csv' ? csv(db) : jsonl(db)

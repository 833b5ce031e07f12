import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { AttributeValue } from '../../rules/plate.ts'

const BATCH = 500

export type ExportCell = string | number | boolean | string[] | object | null

/** A product as an export writes it: plain columns by their names in the file, attributes by id. */
export interface ExportRow {
  id: string
  plain: Record<string, ExportCell>
  attributes: Record<string, AttributeValue>
}

/** Amounts are written as decimals from whole cents, so that nothing is rounded. */
const dollars = (cents: string) => sql`trim_scale(round(${sql.raw(cents)}::numeric / 100, 2))`

// PostgreSQL takes at most 100 arguments, so the object is built in two parts.
const plainColumns = sql`
  jsonb_build_object(
    'id', p.id,
    'sku', p.sku,
    'name', p.name,
    'slug', p.slug,
    'brand', p.brand,
    'series', p.series,
    'type', p.type,
    'template', p.template,
    'category', category.slug,
    'summary', p.summary,
    'description', p.description,
    'price', ${dollars('price.price_cents')},
    'list_price', ${dollars('price.list_price_cents')},
    'available', coalesce(stock.available, 0),
    'back_order', coalesce(stock.back_order, false),
    'restock_on', stock.restock_on
  ) || jsonb_build_object(
    'weight_lb', trim_scale(p.weight_lb),
    'height_in', p.dimensions -> 'height',
    'width_in', p.dimensions -> 'width',
    'depth_in', p.dimensions -> 'depth',
    'carton_length_in', p.freight -> 'length',
    'carton_width_in', p.freight -> 'width',
    'carton_height_in', p.freight -> 'height',
    'freight_class', p.freight -> 'freightClass',
    'freight_mode', p.freight -> 'mode',
    'included', p.included,
    'ships_free', p.ships_free,
    'pays_shipping', p.pays_shipping,
    'installation_services', p.installation_service_ids,
    'withdrawn', p.withdrawn_at is not null,
    'drawing', p.drawing
  )`

/** The links of a product `p`, as a file has them. */
export const relationsOf = sql`
  select jsonb_agg(
    jsonb_build_object(
      'kind', r.kind,
      'sku', o.sku,
      'quantity', r.quantity,
      'page', r.page,
      'reason', r.reason
    )
    order by r.position, r.kind, o.sku
  )
  from product_relation r
  join product o on o.id = r.related_id
  where r.product_id = p.id`

export const matchOf = sql`
  select jsonb_build_object(
    'outdoor', o.sku,
    'indoor', i.sku,
    'furnace', f.sku,
    'outdoorModel', m.outdoor_model,
    'indoorModel', m.indoor_model,
    'furnaceModel', m.furnace_model,
    'referenceNumber', m.reference_number,
    'seer2', trim_scale(m.seer2),
    'eer2', trim_scale(m.eer2),
    'hspf2', trim_scale(m.hspf2),
    'afue', trim_scale(m.afue),
    'coolingBtu', m.cooling_btu,
    'heatingBtu', m.heating_btu,
    'source', m.rating_source
  )
  from matched_system m
  left join product o on o.id = m.outdoor_id
  left join product i on i.id = m.indoor_id
  left join product f on f.id = m.furnace_id
  where m.product_id = p.id`

export const documentsOf = sql`
  select jsonb_agg(jsonb_build_object('kind', d.kind, 'title', d.title, 'url', d.url) order by d.position)
  from product_document d
  where d.product_id = p.id`

const images = sql`
  select jsonb_agg(
    jsonb_build_object('file', 'stored:' || i.hash, 'alt', i.alt, 'kind', i.kind)
    order by i.position
  )
  from product_image i
  where i.product_id = p.id`

export const exportBatch = (after: string, now: Date) => sql<ExportRow>`
  select
    p.id,
    p.attributes,
    ${plainColumns} || jsonb_build_object(
      'relations', coalesce((${relationsOf}), '[]'),
      'match', (${matchOf}),
      'documents', coalesce((${documentsOf}), '[]'),
      'images', (${images})
    ) as plain
  from product p
  join category on category.id = p.category_id
  join lateral price_in_force(p.id, ${now}) as price on true
  left join stock on stock.product_id = p.id
  where p.id > ${after}
  order by p.id
  limit ${BATCH}`

/** Every product that has a price in force, in the order of the ids, read a batch at a time. */
export async function* exportRows(db: Db, now: Date): AsyncGenerator<ExportRow> {
  let after = ''
  for (;;) {
    const { rows } = await exportBatch(after, now).execute(db)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

/** Ids of the attributes that any product has, ascending. */
export async function usedAttributeIds(db: Db): Promise<string[]> {
  const { rows } = await usedAttributes.execute(db)
  return rows.map(({ id }) => id).sort((a, b) => Number(a) - Number(b))
}

export const usedAttributes = sql<{ id: string }>`
  select distinct jsonb_object_keys(attributes) as id
  from product`

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { grouped } from '#lib/numbers.ts'
import { attributeById } from '../../rules/attributes.ts'
import { ATTRIBUTE_PREFIX } from '../../rules/import/import-columns.ts'

interface Sample {
  sku: string
  before: unknown
  after: unknown
}

/** What a file would change, field by field. */
export interface Difference {
  added: { count: number; samples: string[] }
  withdrawn: { count: number; samples: string[] }
  fields: { field: string; count: number; samples: Sample[] }[]
}

const SAMPLES = sql.lit(3)

/** The changed fields, most changed first; of attributes each by its number. */
export const changedByField = sql<Difference['fields'][number]>`
  with changed as (
    select change.line, staged.sku, value.field, value.before, value.after
    from catalog_difference as change
    join catalog_import_row as staged using (id)
    cross join lateral (
      select field, change.before -> field as before, to_jsonb(staged) -> field as after
      from unnest(change.fields) as field
      where field <> 'attributes'
      union all
      select 'attribute:' || key, was.value, will.value
      from jsonb_each(change.before -> 'attributes') as was
      full join jsonb_each(staged.attributes) as will using (key)
      where 'attributes' = any(change.fields) and was.value is distinct from will.value
    ) as value
    where not change.is_new
  ), numbered as (
    select *, row_number() over (partition by field order by line) as turn
    from changed
  )
  select
    field,
    count(*) as count,
    jsonb_agg(jsonb_build_object('sku', sku, 'before', before, 'after', after) order by line)
      filter (where turn <= ${SAMPLES}) as samples
  from numbered
  group by field
  order by count(*) desc, field`

interface Some {
  count: number
  samples: string[]
}

const firstOf = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with chosen as (
    select staged.sku, change.line
    from catalog_difference as change
    join catalog_import_row as staged using (id)
    where ${condition}
  )
  select
    (select count(*) from chosen) as count,
    array(select sku from chosen order by line limit ${SAMPLES}) as samples`

export const addedProducts = sql<Some>`${firstOf(sql`change.is_new`)}`
export const withdrawnProducts = sql<Some>`${firstOf(
  sql`staged.withdrawn and (change.is_new or 'withdrawn' = any(change.fields))`,
)}`

const NONE = { count: 0, samples: [] }

/** What the staged rows would change; `compareStaged` has compared them. */
export async function readDifference(db: Db): Promise<Difference> {
  const [added, withdrawn, fields] = [
    await addedProducts.execute(db),
    await withdrawnProducts.execute(db),
    await changedByField.execute(db),
  ]
  return { added: added.rows[0] ?? NONE, withdrawn: withdrawn.rows[0] ?? NONE, fields: fields.rows }
}

/** Stored columns that have another name in a file, and amounts in cents. */
const IN_FILE: Readonly<Record<string, string>> = {
  category_id: 'category',
  price_cents: 'price',
  list_price_cents: 'list_price',
  pictures: 'images',
  installation_service_ids: 'installation_services',
}

function columnOf(field: string): string {
  if (!field.startsWith(ATTRIBUTE_PREFIX)) return IN_FILE[field] ?? field
  const id = field.slice(ATTRIBUTE_PREFIX.length)
  return `${ATTRIBUTE_PREFIX}${attributeById(Number(id))?.key ?? id}`
}

const LONGEST = 40

function shown(field: string, value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (field.endsWith('_cents') && typeof value === 'number') return (value / 100).toFixed(2)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…`.toWellFormed() : text
}

/** The lines that a person reads of a difference. */
export function linesOf({ added, withdrawn, fields }: Difference): string[] {
  const some = (samples: readonly string[]) => (samples.length === 0 ? '' : `, e.g. ${samples.join(', ')}`)
  return [
    `new products: ${grouped(added.count)}${some(added.samples)}`,
    `no longer sold: ${grouped(withdrawn.count)}${some(withdrawn.samples)}`,
    ...fields.map(
      ({ field, count, samples }) =>
        `changed ${columnOf(field)}: ${grouped(count)}${some(
          samples.map(({ sku, before, after }) => `${sku} ${shown(field, before)} → ${shown(field, after)}`),
        )}`,
    ),
  ]
}

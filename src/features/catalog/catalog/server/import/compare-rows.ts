import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { documentsOf, matchOf, relationsOf } from './export-rows.ts'
import { FACTS } from './write-products.ts'

const picturesOf = sql`
  select jsonb_agg(
    jsonb_build_object('hash', i.hash, 'alt', i.alt, 'kind', i.kind, 'width', i.width, 'height', i.height)
    order by i.position
  )
  from product_image i
  where i.product_id = p.id`

/**
 * What the catalog has of some products, in the columns of the stage. `opening` is the stock without what was
 * sold or reserved since: a sale is no change of what an import wrote.
 */
export const catalogRows = (ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select
    p.id, ${sql.raw(FACTS.map((name) => `p.${name}`).join(', '))},
    p.withdrawn_at is not null as withdrawn,
    price.price_cents,
    price.list_price_cents,
    stock.available,
    stock.opening,
    stock.back_order,
    stock.restock_on,
    coalesce((${relationsOf}), '[]') as relations,
    (${matchOf}) as match,
    coalesce((${documentsOf}), '[]') as documents,
    coalesce((${picturesOf}), '[]') as pictures
  from product p
  left join lateral price_in_force(p.id, now()) as price on true
  left join stock on stock.product_id = p.id
  where p.id in (${ids})`

/** The columns of the stage that are compared with the catalog. */
const FIELDS = [
  ...FACTS,
  'withdrawn',
  'price_cents',
  'list_price_cents',
  'available',
  'back_order',
  'restock_on',
  'relations',
  'match',
  'documents',
]

/** The names of the fields in which a staged row differs. Pictures that the file does not name stay. */
const changedFields = sql`
  array_remove(array[
    ${sql.raw(
      FIELDS.map((name) => `case when staged.${name} is distinct from now.${name} then '${name}' end`).join(
        ',\n    ',
      ),
    )},
    case when staged.pictures is not null and staged.pictures <> now.pictures then 'pictures' end
  ], null)`

/**
 * Compares the staged rows with the catalog: `catalog_difference` has each that adds or changes a product,
 * with the changed fields as they were. The others leave the stage.
 */
export async function compareStaged(db: Db): Promise<void> {
  await sql`
    create temporary table catalog_difference on commit drop as
    select
      line,
      id,
      is_new,
      case when not is_new then fields end as fields,
      case when not is_new then (
        select jsonb_object_agg(field, was -> field) from unnest(fields || 'opening'::text) as field
      ) end as before
    from (
      select
        staged.line,
        staged.id,
        now.id is null as is_new,
        ${changedFields} as fields,
        to_jsonb(now) as was
      from catalog_import_row as staged
      left join (${catalogRows(sql`select id from catalog_import_row`)}) as now on now.id = staged.id
    ) as compared
    where is_new or fields <> '{}'`.execute(db)
  await sql`create index on catalog_difference (id)`.execute(db)
  await sql`analyze catalog_difference`.execute(db)
  await sql`
    delete from catalog_import_row as staged
    where not exists (select from catalog_difference where catalog_difference.id = staged.id)`.execute(db)
}

export const differenceCounts = sql<{ added: number; changed: number }>`
  select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as changed
  from catalog_difference`

/**
 * A digest of a product: of the fields that an import changed, or of all when it added the product. Of the
 * stock it takes what does not follow sales. `all`: the columns of the product; `one`: its row as JSON.
 */
const digestOf = (
  fields: RawBuilder<unknown>,
  { all, one }: { all: RawBuilder<unknown>; one: RawBuilder<unknown> },
): RawBuilder<unknown> => sql`
  case
    when ${fields} is null then hash_record_extended(row(${all}), 0)::text
    else md5((
      select jsonb_object_agg(field, ${one} -> field)
      from unnest(array_replace(${fields}, 'available', 'opening')) as field
    )::text)
  end`

const columnsOf = (table: string): RawBuilder<unknown> =>
  sql.raw(
    FIELDS.filter((name) => name !== 'available')
      .map((name) => `${table}.${name}`)
      .join(', '),
  )

/** The digest of a product as it is, `now` of `catalogRows`. */
export const digestNow = (fields: RawBuilder<unknown>) =>
  digestOf(fields, { all: sql`${columnsOf('now')}, now.opening, now.pictures`, one: sql`to_jsonb(now)` })

/** The same of a staged row: it has what the catalog has when it is written. */
const digestStaged = digestOf(sql`change.fields`, {
  all: sql`${columnsOf('staged')}, staged.available, coalesce(staged.pictures, '[]')`,
  one: sql`(to_jsonb(staged) || jsonb_build_object(
    'opening', staged.available
      + coalesce((change.before ->> 'opening')::integer - (change.before ->> 'available')::integer, 0)
  ))`,
})

/** Keeps what an import changes, so that it can be taken back. */
export const keepChanges = (db: Db, importId: number) =>
  sql`
    insert into catalog_import_change (import_id, product_id, fields, before, written)
    select ${importId}, change.id, change.fields, change.before, ${digestStaged}
    from catalog_difference as change
    join catalog_import_row as staged using (id)`.execute(db)

/** The kinds of changes that readers are told of, by the fields that they are of. */
const KINDS = {
  product: [...FACTS, 'withdrawn'],
  price: ['price_cents', 'list_price_cents'],
  stock: ['available', 'back_order', 'restock_on'],
  relation: ['relations'],
  match: ['match'],
  document: ['documents'],
  image: ['pictures'],
}

const OF_KINDS = sql.raw(
  Object.entries(KINDS)
    .map(([kind, fields]) => `('${kind}', '{${fields.join(',')}}'::text[])`)
    .join(', '),
)

/** What changes by kind, of a table of products with their changed `fields`, null for all of them. */
export const changedKinds = (table: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select kind.name as kind, change.id
  from ${table} as change
  join (values ${OF_KINDS}) as kind(name, fields)
    on change.fields is null or change.fields && kind.fields`

import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { cardColumns, pricedAndStocked } from './find-cards.ts'
import type { ProductPageRow } from './rows.ts'
import { unitsOfProduct } from './units.ts'

const MAX_SIBLINGS = 32
const MAX_SYSTEMS = 3
const MAX_NEIGHBORS = 3
/** A category may have 100,000 products: those with the most reviews are compared by price. */
const MAX_CANDIDATES = 300
/** A page shows this many reviews before the shopper asks for more. */
const FIRST_REVIEWS = 4
const MAX_QUESTIONS = 12

/**
 * One product with everything its page shows, in one query; undefined when it is not sold. Its links are ids:
 * relations by kind, the parts of a matched system (outdoor, indoor, furnace), its series, the systems it is
 * a part of, and the well known products of its category that are nearest in price (neighbor).
 */
export async function findProduct(db: Db, id: string, now: Date): Promise<ProductPageRow | undefined> {
  const { rows } = await productPage(id, now).execute(db)
  return rows[0]
}

const links = (now: Date) => sql`
  select related_id as id, kind, position, quantity, page, reason
  from product_relation
  where product_id = p.id

  union all
  select part.id, part.kind, 0, 1, null, ''
  from matched_system m
  cross join lateral (
    values (m.outdoor_id, 'outdoor'), (m.indoor_id, 'indoor'), (m.furnace_id, 'furnace')
  ) as part(id, kind)
  where m.product_id = p.id and part.id is not null

  union all
  (
    select s.id, 'series', 0, 1, null, ''
    from product s
    where p.template = 'series'
      and s.brand = p.brand
      and s.series = p.series
      and s.type = p.type
      and s.withdrawn_at is null
    order by s.id
    limit ${MAX_SIBLINGS}
  )

  union all
  (
    select product_id, 'system', 0, 1, null, ''
    from matched_system
    where outdoor_id = p.id or indoor_id = p.id or furnace_id = p.id
    order by product_id
    limit ${MAX_SYSTEMS}
  )

  union all
  (
    select q.id, 'neighbor', 0, 1, null, ''
    from (
      select known.id
      from product known
      where known.category_id = p.category_id
        and known.withdrawn_at is null
      order by known.rating_count desc, known.id
      limit ${MAX_CANDIDATES}
    ) q
    join lateral price_in_force(q.id, ${now}) as near on true
    where q.id <> p.id
    order by abs(near.price_cents - price.price_cents), q.id
    limit ${MAX_NEIGHBORS}
  )`

const documents = sql`
  select coalesce(
    jsonb_agg(jsonb_build_object('kind', kind, 'title', title, 'url', url) order by position),
    '[]'
  )
  from product_document
  where product_id = p.id`

const distribution = sql`
  select jsonb_build_array(
    count(*) filter (where rating = 1),
    count(*) filter (where rating = 2),
    count(*) filter (where rating = 3),
    count(*) filter (where rating = 4),
    count(*) filter (where rating = 5)
  )
  from review
  where product_id = p.id and approved`

const reviews = sql`
  select coalesce(jsonb_agg(to_jsonb(r)), '[]')
  from (
    select rating, title, body, author, place, verified, written_on
    from review
    where product_id = p.id and approved
    order by written_on desc, review.id desc
    limit ${FIRST_REVIEWS}
  ) as r`

const questions = sql`
  select coalesce(jsonb_agg(to_jsonb(q)), '[]')
  from (
    select body, author, asked_on, answer, answered_by, answered_on
    from question
    where product_id = p.id and answer is not null
    order by answered_on desc, question.id
    limit ${MAX_QUESTIONS}
  ) as q`

const images = sql`
  select coalesce(
    jsonb_agg(
      jsonb_build_object('hash', hash, 'alt', alt, 'kind', kind, 'width', width, 'height', height)
      order by position
    ),
    '[]'
  )
  from product_image
  where product_id = p.id`

export const productPage = (id: string, now: Date) => sql<ProductPageRow>`
  select
    ${cardColumns},
    p.description,
    p.included,
    p.installation_service_ids,
    p.updated_at,
    (select version from catalogue_version) as version,
    (
      select coalesce(jsonb_agg(to_jsonb(link) order by position, id), '[]')
      from (${links(now)}) as link
    ) as links,
    (${documents}) as documents,
    (select to_jsonb(m) - 'product_id' from matched_system m where product_id = p.id) as match,
    (${unitsOfProduct}) as units,
    (${distribution}) as distribution,
    (${reviews}) as reviews,
    (${questions}) as questions,
    (${images}) as images
  from product p
  ${pricedAndStocked(now)}
  where p.id = ${id}`

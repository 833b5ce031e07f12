import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { AttributeValue, Dimensions, FreightFacts, ProductTemplate } from '#db/tables.ts'
import type { DrawingSpec } from '#drawings/spec.ts'

/** A product with its current price and its stock; amounts in cents. */
export interface CardRow {
  id: string
  sku: string
  name: string
  slug: string
  brand: string
  series: string
  type: string
  template: ProductTemplate
  category_id: number
  summary: string
  attributes: Record<string, AttributeValue>
  dimensions: Dimensions | null
  drawing: DrawingSpec | null
  weight_lb: number
  freight: FreightFacts
  ships_free: boolean
  pays_shipping: boolean
  is_service: boolean
  rating_average: number | null
  rating_count: number
  withdrawn_at: Date | null
  price_cents: number
  list_price_cents: number | null
  available: number
  back_order: boolean
  restock_on: string | null
}

/** A product with all that its page shows of itself. */
export interface ProductRowFull extends CardRow, PageExtras {
  description: string
  included: string[]
  installation_service_ids: string[]
  updated_at: Date
  version: number
}

/** How a product is joined to the one of a page. */
export interface LinkRow {
  id: string
  kind: string
  position: number
  quantity: number
  page: number | null
  reason: string
}

const cardColumns = sql`p.id, p.sku, p.name, p.slug, p.brand, p.series, p.type, p.template, p.category_id, p.summary, p.attributes, p.dimensions, p.drawing, p.weight_lb, p.freight, p.ships_free, p.pays_shipping, p.is_service,
  p.rating_average, p.rating_count, p.withdrawn_at, price.price_cents, price.list_price_cents, coalesce(stock.available, 0) as available, coalesce(stock.back_order, false) as back_order, stock.restock_on`

// A product without a price in force is not sold, so it is not found either.
const priced = (now: Date) => sql`
  join lateral (select price_cents, list_price_cents from product_price where product_id = p.id and valid_from <= ${now} and (valid_to is null or valid_to > ${now}) order by valid_from desc limit 1) as price on true
  left join stock on stock.product_id = p.id`

/** Several products, in no order. */
export async function findCards(db: Db, ids: readonly string[], now: Date): Promise<CardRow[]> {
  const { rows } =
    await sql<CardRow>`select ${cardColumns} from product p ${priced(now)} where p.id = any(${[...ids]}::text[])`.execute(
      db,
    )
  return rows
}

const SIBLINGS = 32
const SYSTEMS = 3
const NEIGHBOURS = 3

interface PageExtras {
  links: LinkRow[]
  documents: { kind: string; title: string; url: string }[]
  match: MatchedRow | null
  distribution: number[]
  reviews: StoredReview[]
  questions: StoredQuestion[]
  images: StoredImage[]
}

export interface MatchedRow {
  outdoor_id: string | null
  indoor_id: string | null
  furnace_id: string | null
  outdoor_model: string
  indoor_model: string
  furnace_model: string
  reference_number: string | null
  seer2: number | null
  eer2: number | null
  hspf2: number | null
  afue: number | null
  cooling_btu: number | null
  heating_btu: number | null
  rating_source: string
}

export interface StoredReview {
  rating: number
  title: string
  body: string
  author: string
  place: string
  verified: boolean
  written_on: string
}

export interface StoredQuestion {
  body: string
  author: string
  asked_on: string
  answer: string
  answered_by: string
  answered_on: string
}

export interface StoredImage {
  hash: string
  alt: string
  width: number
  height: number
}

const REVIEWS_A_PAGE = 10
/** A page shows so many before somebody asks for more. */
const REVIEWS_AT_FIRST = 4
const MOST_QUESTIONS = 12

/**
 * One product with everything its page shows, in one query; undefined when nobody sells it. Its links are ids: relations by kind, the parts of
 * a matched system (outdoor, indoor, furnace), its series, the systems it is a part of and the nearest in price on the same shelf (neighbour).
 */
export async function findProduct(db: Db, id: string, now: Date): Promise<ProductRowFull | undefined> {
  const { rows } = await sql<ProductRowFull>`
    select ${cardColumns}, p.description, p.included, p.installation_service_ids, p.updated_at, (select version from catalogue_version) as version,
      (select coalesce(jsonb_agg(to_jsonb(link) order by position, id), '[]') from (
        select related_id as id, kind, position, quantity, page, reason from product_relation where product_id = p.id
        union all select part.id, part.kind, 0, 1, null, '' from matched_system m cross join lateral (values (m.outdoor_id, 'outdoor'), (m.indoor_id, 'indoor'), (m.furnace_id, 'furnace')) as part(id, kind) where m.product_id = p.id and part.id is not null
        union all (select s.id, 'series', 0, 1, null, '' from product s where p.template = 'series' and s.brand = p.brand and s.series = p.series and s.type = p.type and s.withdrawn_at is null order by s.id limit ${SIBLINGS})
        union all (select product_id, 'system', 0, 1, null, '' from matched_system where outdoor_id = p.id or indoor_id = p.id or furnace_id = p.id order by product_id limit ${SYSTEMS})
        union all (
          select q.id, 'neighbour', 0, 1, null, '' from product q join product_price on product_price.product_id = q.id and product_price.valid_to is null
          where q.category_id = p.category_id and q.id <> p.id and q.withdrawn_at is null order by abs(product_price.price_cents - price.price_cents), q.id limit ${NEIGHBOURS})
      ) as link) as links,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'title', title, 'url', url) order by position), '[]') from product_document where product_id = p.id) as documents,
      (select to_jsonb(m) from matched_system m where product_id = p.id) as match,
      (select jsonb_build_array(count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5))
        from review where product_id = p.id and approved) as distribution,
      (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
        select rating, title, body, author, place, verified, written_on from review where product_id = p.id and approved order by written_on desc, review.id desc limit ${REVIEWS_AT_FIRST}) as r) as reviews,
      (select coalesce(jsonb_agg(to_jsonb(q)), '[]') from (
        select body, author, asked_on, answer, answered_by, answered_on from question where product_id = p.id and answer is not null order by answered_on desc, question.id limit ${MOST_QUESTIONS}) as q) as questions,
      (select coalesce(jsonb_agg(jsonb_build_object('hash', hash, 'alt', alt, 'width', width, 'height', height) order by position), '[]') from product_image where product_id = p.id) as images
    from product p ${priced(now)} where p.id = ${id}`.execute(db)
  return rows[0]
}

export interface ReviewsWanted {
  page: number
  sort: 'newest' | 'highest' | 'lowest'
  stars?: number | undefined
  verifiedOnly: boolean
}

const reviewOrders = { newest: sql``, highest: sql`rating desc,`, lowest: sql`rating,` }

/** One page of reviews and how many there are of the wanted kind. */
export async function findReviews(
  db: Db,
  id: string,
  { page, sort, stars, verifiedOnly }: ReviewsWanted,
): Promise<{ total: number; reviews: StoredReview[] }> {
  const wanted = sql`product_id = ${id} and approved and (${stars ?? null}::integer is null or rating = ${stars ?? null}) and (verified or not ${verifiedOnly}::boolean)`
  const { rows } = await sql<{ total: number; reviews: StoredReview[] }>`
    select (select count(*)::integer from review where ${wanted}) as total,
      (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (select rating, title, body, author, place, verified, written_on from review where ${wanted}
        order by ${reviewOrders[sort]} written_on desc, id desc limit ${REVIEWS_A_PAGE} offset ${(page - 1) * REVIEWS_A_PAGE}) as r) as reviews`.execute(
    db,
  )
  return rows[0] ?? { total: 0, reviews: [] }
}

/** The number that moves with every change of the catalogue. */
export async function catalogueVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom('catalogue_version')
    .select('version')
    .where(sql<SqlBool>`only_row`)
    .executeTakeFirstOrThrow()
  return version
}

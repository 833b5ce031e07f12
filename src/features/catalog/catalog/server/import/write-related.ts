import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { RelationKind } from '../../rules/product-facts.ts'
import type { MatchedRow, StoredQuestion, StoredReview } from '../read/rows.ts'
import { type ColumnTypes, inChunks, recordSet } from './write-products.ts'

export interface RelationRow {
  product_id: string
  kind: RelationKind
  related_id: string
  position: number
  quantity: number
  page: number | null
  reason: string
}

export interface MatchRow extends MatchedRow {
  product_id: string
}

export interface DocumentRow {
  product_id: string
  position: number
  kind: string
  title: string
  url: string
}

export interface ReviewRow extends StoredReview {
  product_id: string
}

export interface QuestionRow extends StoredQuestion {
  product_id: string
}

/** Inserts rows into a table; rows that are there already stay as they are. */
async function insertRows<Row>(
  db: Db,
  table: string,
  types: ColumnTypes<keyof Row & string>,
  rows: readonly Row[],
): Promise<void> {
  const names = sql.raw(Object.keys(types).join(', '))
  await inChunks(rows, (json) =>
    sql`
      insert into ${sql.table(table)} (${names})
      select ${names}
      from ${recordSet(json, types)}
      on conflict do nothing`.execute(db),
  )
}

export const RELATION_COLUMNS: ColumnTypes<keyof RelationRow> = {
  product_id: 'text',
  kind: 'text',
  related_id: 'text',
  position: 'integer',
  quantity: 'integer',
  page: 'integer',
  reason: 'text',
}

export const insertRelations = (db: Db, rows: readonly RelationRow[]): Promise<void> =>
  insertRows<RelationRow>(db, 'product_relation', RELATION_COLUMNS, rows)

export const MATCH_COLUMNS: ColumnTypes<keyof MatchRow> = {
  product_id: 'text',
  outdoor_id: 'text',
  indoor_id: 'text',
  furnace_id: 'text',
  outdoor_model: 'text',
  indoor_model: 'text',
  furnace_model: 'text',
  reference_number: 'text',
  seer2: 'numeric',
  eer2: 'numeric',
  hspf2: 'numeric',
  afue: 'numeric',
  cooling_btu: 'integer',
  heating_btu: 'integer',
  rating_source: 'text',
}

export const insertMatches = (db: Db, rows: readonly MatchRow[]): Promise<void> =>
  insertRows<MatchRow>(db, 'matched_system', MATCH_COLUMNS, rows)

export const DOCUMENT_COLUMNS: ColumnTypes<keyof DocumentRow> = {
  product_id: 'text',
  position: 'integer',
  kind: 'text',
  title: 'text',
  url: 'text',
}

export const insertDocuments = (db: Db, rows: readonly DocumentRow[]): Promise<void> =>
  insertRows<DocumentRow>(db, 'product_document', DOCUMENT_COLUMNS, rows)

/** Adds reviews and updates the products' averages. */
export async function insertReviews(db: Db, rows: readonly ReviewRow[]): Promise<void> {
  await insertRows<ReviewRow>(
    db,
    'review',
    {
      product_id: 'text',
      rating: 'smallint',
      title: 'text',
      body: 'text',
      author: 'text',
      place: 'text',
      verified: 'boolean',
      written_on: 'date',
    },
    rows,
  )
  await sql`
    update product
    set rating_average = summary.average, rating_count = summary.count
    from (
      select product_id, round(avg(rating), 2) as average, count(*)::integer as count
      from review
      where approved
      group by product_id
    ) as summary
    where summary.product_id = product.id`.execute(db)
}

/** Adds questions that have an answer. */
export const insertQuestions = (db: Db, rows: readonly QuestionRow[]): Promise<void> =>
  insertRows<QuestionRow>(
    db,
    'question',
    {
      product_id: 'text',
      body: 'text',
      author: 'text',
      asked_on: 'date',
      answer: 'text',
      answered_by: 'text',
      answered_on: 'date',
    },
    rows,
  )

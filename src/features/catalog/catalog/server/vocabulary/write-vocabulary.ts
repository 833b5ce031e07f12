import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type DocumentRow, nameOf, type Section, type Sections } from './document.ts'
import type { RowChange } from './merge-document.ts'
import { type StoredRows, TABLE_OF, TO_ROW, type VocabularyTable } from './tables.ts'

/** Who changes the vocabulary, and why. */
export interface ChangeNote {
  by: string
  reason: string
  /** the number of the change that this one takes back */
  undoes?: number
}

/** One change at a time, and none beside an import of products, which counts on what it has read. */
export async function lockVocabulary(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalogue import'))`.execute(trx)
}

/** Begins a change in a transaction: what this writes from here on is kept under its number. */
export async function beginChange(trx: Db, { by, reason, undoes }: ChangeNote): Promise<number> {
  const { number } = await trx
    .insertInto('vocabulary_change')
    .values({ changed_by: by, reason, undoes: undoes ?? null })
    .returning('number')
    .executeTakeFirstOrThrow()
  await sql`select set_config('store.vocabulary_change', ${String(number)}, true)`.execute(trx)
  return number
}

/** The column that a row is written again by. */
const KEY_COLUMNS = {
  goods_type: 'type',
  attribute_group: 'name',
  attribute: 'id',
  category: 'id',
  facet_order: 'facet',
  promoted_question: 'attribute',
  import_column: 'name',
} as const satisfies { [T in VocabularyTable]: keyof StoredRows[T] }

/** Adds rows; those that the table has are written again, or left with `keeps`. */
export async function putRows<T extends VocabularyTable>(
  trx: Db,
  table: T,
  rows: readonly StoredRows[T][],
  { keeps = false } = {},
): Promise<void> {
  if (rows.length === 0) return
  const key = sql.ref(KEY_COLUMNS[table])
  const columns = Object.keys(rows[0] ?? {})
  const set: RawBuilder<unknown> = sql.join(
    columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  )
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(column)))}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict ${keeps ? sql`do nothing` : sql`(${key}) do update set ${set}`}`.execute(trx)
}

/** Writes what differs. New rows come first, parents before children; rows go in the opposite order. */
export async function writeChanges(
  trx: Db,
  changes: readonly RowChange[],
  { before, after }: { before: Sections; after: Sections },
): Promise<void> {
  const isChanged = (section: Section, name: string, way: 'put' | 'gone') =>
    changes.some(
      (change) =>
        change.section === section &&
        change.name === name &&
        (change.after === undefined) === (way === 'gone'),
    )
  const changed = <S extends Section>(section: S, rows: readonly DocumentRow<S>[]) =>
    rows.filter((row) => isChanged(section, nameOf(section, row), 'put'))
  const idOf = (slug: string) => after.categories.find((each) => each.slug === slug)?.id
  await putRows(trx, 'attribute_group', changed('groups', after.groups).map(TO_ROW.groups))
  await putRows(trx, 'attribute', changed('attributes', after.attributes).map(TO_ROW.attributes))
  await putRows(trx, 'goods_type', changed('types', after.types).map(TO_ROW.types))
  await putRows(trx, 'facet_order', changed('facets', after.facets).map(TO_ROW.facets))
  await putRows(trx, 'promoted_question', changed('questions', after.questions).map(TO_ROW.questions))
  await putRows(trx, 'import_column', changed('columns', after.columns).map(TO_ROW.columns))
  for (const row of changed('categories', byLevel(after)))
    await putRows(trx, 'category', [TO_ROW.categories(row, idOf)])
  for (const { slug } of byLevel(before).toReversed())
    if (isChanged('categories', slug, 'gone'))
      await trx.deleteFrom('category').where('slug', '=', slug).execute()
  for (const { section, name, after: row } of changes) if (!row) await removeRow(trx, section, name)
}

const NAME_COLUMNS = {
  types: 'type',
  groups: 'name',
  attributes: 'key',
  facets: 'facet',
  questions: 'attribute',
  columns: 'name',
} as const

async function removeRow(trx: Db, section: Section, name: string): Promise<void> {
  if (section === 'categories') return
  await sql`
    delete from ${sql.table(TABLE_OF[section])}
    where ${sql.ref(NAME_COLUMNS[section])} = ${name}`.execute(trx)
}

/** Categories, each after its parent. */
function byLevel({ categories }: Sections): Sections['categories'] {
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]))
  const level = (slug: string): number => {
    let depth = 0
    for (let at = parents.get(slug); at && depth < 9; at = parents.get(at)) depth++
    return depth
  }
  return categories.toSorted((a, b) => level(a.slug) - level(b.slug))
}

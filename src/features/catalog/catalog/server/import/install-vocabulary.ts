import type { Db } from '#db/connect.ts'
import { learnVocabulary } from '../vocabulary/learn-vocabulary.ts'
import { seedTables } from '../vocabulary/seed-tables.ts'
import {
  readTables,
  type StoredRows,
  TABLE_OF,
  type VocabularyTable,
  type VocabularyTables,
} from '../vocabulary/tables.ts'
import { beginChange, lockVocabulary, putRows } from '../vocabulary/write-vocabulary.ts'

/** The column that names a row, in the history as well. */
const NAMES = {
  goods_type: 'type',
  attribute_group: 'name',
  attribute: 'key',
  category: 'slug',
  facet_order: 'facet',
  promoted_question: 'attribute',
  import_column: 'name',
} as const satisfies { [T in VocabularyTable]: keyof StoredRows[T] }

/**
 * Loads the vocabulary that comes with this software, and learns what the tables then have. Only rows that
 * the database never had are added: what staff changed or removed stays as they left it.
 */
export async function installVocabulary(db: Db): Promise<void> {
  if ((await missingRows(db)).length > 0)
    await (db.isTransaction ? install(db) : db.transaction().execute(install))
  await learnVocabulary(db)
}

async function install(trx: Db): Promise<void> {
  await lockVocabulary(trx)
  // Another process may have loaded them meanwhile.
  const missing = await missingRows(trx)
  if (missing.length === 0) return
  await beginChange(trx, { by: 'release', reason: 'comes with the release' })
  for (const { table, rows } of missing) await putRows(trx, table, rows, { keeps: true })
}

interface Missing {
  table: VocabularyTable
  rows: StoredRows[VocabularyTable][]
}

/** The rows of the release that the database has not and never had. */
async function missingRows(db: Db): Promise<Missing[]> {
  const [known, kept] = [await readTables(db), await keptNames(db)]
  const seed = seedTables()
  return Object.values(TABLE_OF).flatMap((table) => {
    const rows = missingOf(table, seed, known, kept)
    return rows.length === 0 ? [] : [{ table, rows }]
  })
}

function missingOf<T extends VocabularyTable>(
  table: T,
  seed: VocabularyTables,
  known: VocabularyTables,
  kept: ReadonlySet<string>,
): StoredRows[T][] {
  const nameOf = (row: object): string => String(new Map(Object.entries(row)).get(NAMES[table]))
  const names = new Set(known[table].map(nameOf))
  return (seed[table] as StoredRows[T][]).filter(
    (row) => !names.has(nameOf(row)) && !kept.has(`${table} ${nameOf(row)}`),
  )
}

/** The rows that the database ever had, removed ones too. */
async function keptNames(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('vocabulary_history').select(['kind', 'key']).distinct().execute()
  return new Set(rows.map(({ kind, key }) => `${kind} ${key}`))
}

import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { STATE_NAMES } from '#features/catalog/location/rules/states.ts'
import { factLines } from '#features/desk/store-facts/rules/fact-lines.ts'
import { FIRST_FACTS } from '#lib/merchant/merchant.ts'
import { wordsOf } from './words.ts'

export interface KnownData {
  /** Whether these words, in this order, are data as a whole. */
  isData: (words: string) => boolean
  /** a maker at the beginning, in front of a product's name */
  makers: RegExp
}

/** So many words of a longer text are no chance: a paragraph that links cut, or its beginning in a list. */
const PART_OF_TEXT = 4

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* stringsIn(inner)
}

async function* stringsOfDatabase(db: Db): AsyncGenerator<string> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column
    from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')`.execute(db)
  for (const { table, column } of columns) {
    const { rows } = await sql<{ value: unknown }>`
      select distinct ${sql.ref(column)} as value from ${sql.table(table)}`.execute(db)
    for (const { value } of rows) yield* stringsIn(value)
  }
}

/** Tables of facts, the files that name the catalog's values, and what the merchant is called. */
const TABLES = [
  'src/**/data/*.{csv,json,ts}',
  'src/features/catalog/catalog/rules/{product-types,attribute-ids,attributes}.ts',
  'src/features/catalog/location/rules/location.ts',
]

async function* stringsOfTables(): AsyncGenerator<string> {
  // the payment provider of the tests
  yield 'scripted'
  yield* STATE_NAMES.values()
  for (const { value } of factLines(FIRST_FACTS)) yield value
  for await (const file of glob(TABLES)) {
    const text = readFileSync(file, 'utf8')
    for (const [, quoted] of text.matchAll(/['"]((?:[^'"\\\n]|\\.)+)['"]/g)) yield quoted!
    for (const line of text.split('\n')) yield* line.split(',')
  }
}

/** What the store's data says: each text of the database and of the tables of facts. */
export async function knownData(db: Db): Promise<KnownData> {
  const known = new Set<string>()
  const long: string[] = []
  const take = (text: string): void => {
    for (const part of [text, ...text.split('\n')]) {
      const words = wordsOf(part)
      if (words.split(' ').length > PART_OF_TEXT && !known.has(words)) long.push(words)
      known.add(words)
    }
  }
  for await (const text of stringsOfDatabase(db)) take(text)
  for await (const text of stringsOfTables()) take(text)
  const all = long.join('\n')
  const brands = await db.selectFrom('product').select('brand').distinct().execute()
  return {
    isData: (words) => known.has(words) || (words.split(' ').length >= PART_OF_TEXT && all.includes(words)),
    makers: new RegExp(`^(${brands.map(({ brand }) => wordsOf(brand)).join('|')}) `),
  }
}

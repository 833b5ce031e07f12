import type { Db } from '#db/connect.ts'
import { grouped } from '#lib/numbers.ts'
import { bytesOf, readCells } from '#lib/table/read-cells.ts'
import type { TableProblem } from '#lib/table/table-problem.ts'
import type { SearchWord } from '../../rules/query/vocabulary.ts'
import { compact } from '../../rules/query/words.ts'
import {
  findDoubles,
  MOST_ROWS,
  OPTIONAL_COLUMNS,
  readWordRow,
  WORD_COLUMNS,
  WORDS_DOCUMENT,
  type WordRow,
} from '../../rules/words/words-table.ts'

/** Reads a table of search words. Every problem of every row is reported. */
export async function readWordsTable(
  text: string,
): Promise<{ rows: WordRow[]; problems: TableProblem[]; notes: TableProblem[] }> {
  const {
    rows: lines,
    problems,
    notes,
  } = await readCells(bytesOf(text), WORD_COLUMNS, {
    document: WORDS_DOCUMENT,
    optional: OPTIONAL_COLUMNS,
  })
  if (lines.length > MOST_ROWS) {
    const found = grouped(lines.length)
    problems.push({
      line: 1,
      column: '',
      expected: `at most ${grouped(MOST_ROWS)} rows`,
      found,
    })
    return { rows: [], problems, notes }
  }
  const read: { line: number; row: WordRow }[] = []
  for (const { line, cells } of lines) {
    const result = readWordRow(line, cells)
    if ('row' in result) read.push({ line, row: result.row })
    else problems.push(...result.problems)
  }
  problems.push(...findDoubles(read))
  return { rows: read.map(({ row }) => row), problems: problems.toSorted((a, b) => a.line - b.line), notes }
}

/** Grows with each import. */
export async function readWordsVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('search_words_version').select('version').executeTakeFirstOrThrow()
  return row.version
}

/**
 * Our models instead of others, as staff have imported them, by the plain form of the other's number: capital
 * letters and digits.
 */
export async function importedReplacements(
  db: Db,
  plainNumbers: readonly string[],
): Promise<ReadonlyMap<string, Replacement>> {
  const wanted = new Map(plainNumbers.map((number) => [compact(number), number]))
  if (wanted.size === 0) return new Map()
  const rows = await db
    .selectFrom('search_word')
    .select(['said', 'means', 'brand', 'source'])
    .where('kind', '=', 'replaced')
    .where('said', 'in', [...wanted.keys()])
    .execute()
  return new Map(
    rows.flatMap(({ said, means, brand, source }) => {
      const number = wanted.get(said)
      return number === undefined ? [] : [[number, { models: means.split(', '), brand, source }] as const]
    }),
  )
}

/** Models of ours that replace a model of another maker. */
export interface Replacement {
  models: readonly string[]
  /** the maker of the other model; may be empty */
  brand: string
  /** where staff know it from; may be empty */
  source: string
}

/** The words that staff have imported, in the order of the file. */
export const readWords = (db: Db): Promise<SearchWord[]> =>
  db
    .selectFrom('search_word')
    .select(['kind', 'said', 'means', 'brand', 'page', 'advice', 'call'])
    .orderBy('position')
    .execute()

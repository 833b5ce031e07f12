import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { grouped } from '#lib/numbers.ts'
import { firstProblem, type Out, printProblems, type Report, readTextFile } from '#lib/table/import-file.ts'
import { SHIPPED_VOCABULARY } from '../../rules/query/vocabulary.ts'
import type { WordRow } from '../../rules/words/words-table.ts'
import { readWordsTable } from './read-words.ts'

const MOST_BYTES = 2_000_000

/**
 * Replaces the words that staff imported by those of a file, or none of them, and prints the result, one
 * problem a line. Returns the exit code: 0 imported, 1 refused, 2 the file cannot be read.
 */
export async function runWordsImport(
  db: Db,
  file: string,
  out: Out,
  report: Report = () => undefined,
): Promise<0 | 1 | 2> {
  const text = await readTextFile(file, MOST_BYTES)
  if ('refusal' in text) {
    out(`${file}: ${text.refusal}`)
    report({ rows: 0, rejected: 0, problem: text.refusal })
    return 2
  }
  const { rows, problems, notes } = await readWordsTable(text.read)
  printProblems(notes, (note) => out(`note: ${note}`))
  report({ rows: rows.length, rejected: problems.length, problem: firstProblem(problems) })
  if (problems.length > 0) {
    printProblems(problems, out)
    out('Nothing was imported. The former words stay.')
    return 1
  }
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('search_words_version').select('version').forUpdate().execute()
    await trx.deleteFrom('search_word').execute()
    await insert(trx, rows)
  })
  out(`Imported: ${grouped(rows.length)} words. A running store reads them within a second.`)
  return 0
}

// One statement inserts thousands of rows: each column travels as one array.
async function insert(db: Db, rows: readonly WordRow[]): Promise<void> {
  const column = (name: keyof WordRow) => rows.map((row) => row[name])
  await sql`
    insert into search_word (position, kind, said, means, brand, source, page, advice, call)
    select *
    from unnest(
      ${rows.map((_, position) => position)}::integer[], ${column('kind')}::text[], ${column('said')}::text[],
      ${column('means')}::text[], ${column('brand')}::text[], ${column('source')}::text[],
      ${column('page')}::text[], ${column('advice')}::text[], ${column('call')}::text[]
    )`.execute(db)
}

/** Prints the words that staff imported, and how many the release brings. Returns the exit code. */
export async function runWordsShow(db: Db, out: Out): Promise<0> {
  const rows = await db.selectFrom('search_word').selectAll().orderBy('position').execute()
  for (const { kind, said, means, brand, source, advice } of rows) {
    const maker = brand === '' ? '' : ` (${brand})`
    out(`${kind} ${said}${maker}: ${means || advice || 'taken out'}${source === '' ? '' : `; ${source}`}`)
  }
  const { meanings, brands, series } = SHIPPED_VOCABULARY
  out(
    `${grouped(rows.length)} imported. The release brings ${grouped(meanings.size)} words of slang, ` +
      `${grouped(brands.size)} names of brands and ${grouped(series.size)} beginnings of model numbers.`,
  )
  return 0
}

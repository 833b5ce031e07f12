import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { grouped } from '#lib/numbers.ts'
import type { DocumentProblem, DocumentRow, Sections } from './document.ts'
import type { RowChange } from './merge-document.ts'

/** What products of the catalog forbid: to remove what they have, or limits that their figures break. */
export async function checkUse(
  db: Db,
  changes: readonly RowChange[],
  wanted: Sections,
): Promise<DocumentProblem[]> {
  const problems: DocumentProblem[] = []
  for (const change of changes) {
    const problem = await problemOf(db, change, wanted)
    if (problem) problems.push(problem)
  }
  return problems
}

async function problemOf(
  db: Db,
  { section, name, before, after }: RowChange,
  wanted: Sections,
): Promise<DocumentProblem | undefined> {
  const path = after === undefined ? `remove.${section}` : `${section}.${name}`
  if (section === 'types' && after === undefined) {
    const count = await countOf(db, sql`type = ${name}`)
    return count > 0 ? { path, problem: `${grouped(count)} products are of the type ${name}` } : undefined
  }
  if (section === 'categories' && after === undefined) {
    const { id } = before as DocumentRow<'categories'>
    if (wanted.categories.some((each) => each.id === id)) return undefined
    const count = await countOf(db, sql`category_id = ${id}`)
    return count > 0 ? { path, problem: `${grouped(count)} products are in ${name}` } : undefined
  }
  if (section !== 'attributes' || before === undefined) return undefined
  const was = before as DocumentRow<'attributes'>
  const is = after as DocumentRow<'attributes'> | undefined
  if (is === undefined && wanted.attributes.some(({ id }) => id === was.id)) return undefined
  return attributeProblem(db, path, was, is)
}

async function attributeProblem(
  db: Db,
  path: string,
  was: DocumentRow<'attributes'>,
  is: DocumentRow<'attributes'> | undefined,
): Promise<DocumentProblem | undefined> {
  const has = sql`jsonb_exists(attributes, ${String(was.id)})`
  if (is === undefined || is.kind !== was.kind || is.id !== was.id) {
    const count = await countOf(db, has)
    const what = is === undefined ? 'have' : 'have it as it was: take it from them before'
    return count > 0
      ? { path, problem: `${grouped(count)} products ${what}${is === undefined ? ` ${was.key}` : ''}` }
      : undefined
  }
  if (is.least === was.least && is.most === was.most) return undefined
  const value = sql`(attributes ->> ${String(was.id)})::double precision`
  const count = await countOf(db, sql`${has} and (${value} < ${is.least} or ${value} > ${is.most})`)
  return count > 0
    ? { path: `${path}.least`, problem: `${grouped(count)} products have a value outside these limits` }
    : undefined
}

export const productsThat = (condition: ReturnType<typeof sql>) => sql<{ count: number }>`
  select count(*)::integer as count
  from product
  where ${condition}`

async function countOf(db: Db, condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await productsThat(condition).execute(db)
  return rows[0]?.count ?? 0
}

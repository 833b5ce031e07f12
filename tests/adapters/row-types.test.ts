import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
const sources = globSync('src/**/*.{ts,tsx}')
const read = (path: string): string => readFileSync(path, 'utf8')

/**
 * A query with a row type. `sql<SqlBool>` is a condition, and Kysely knows the row of its query. A row of any
 * table promises no column.
 */
const ROW_TYPE = /\bsql<(?!SqlBool>|Record<string, unknown>>)/g
const TOP_LEVEL = /^(?:export )?(?:async )?(?:const|function) (\w+)/gm

/** The names of the declarations of a file that hold a raw query with a row type. */
function queriesOf(source: string): string[] {
  const declarations = [...source.matchAll(TOP_LEVEL)]
  const names = [...source.matchAll(ROW_TYPE)].map(
    ({ index }) => declarations.findLast((declaration) => declaration.index < index)?.[1] ?? '',
  )
  return [...new Set(names)]
}

const rowTests = sources
  .filter(isTest)
  .map(read)
  .filter((source) => source.includes('expectRows('))

const isTested = (query: string): boolean =>
  rowTests.some((source) => new RegExp(`expectRows\\([^)]*\\b${query}\\b`).test(source))

test('every raw query has a test that its row type is what the database returns', () => {
  const untested = sources
    .filter((path) => !isTest(path))
    .flatMap((path) => queriesOf(read(path)).map((query) => ({ path, query })))
    .filter(({ query }) => !isTested(query))
  expect(untested).toEqual([])
})

test('a query is found by the declaration that holds it', () => {
  const source = [
    'export const waiting = (most: number) => sql<Waiting>`select`',
    'async function held() {',
    '  const { rows } = await sql<{ id: string }>`select`.execute(db)',
    '}',
    'const isOpen = () => sql<SqlBool>`true`',
  ].join('\n')
  expect(queriesOf(source)).toEqual(['waiting', 'held'])
})

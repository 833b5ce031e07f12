import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fuelsAt } from '#features/choosing/compare/rules/reference-house.ts'
import { fuelPrices, pricesWithoutPlace } from '#features/choosing/operating-cost/server/index.ts'
import type { Staff } from '#features/people/accounts/rules/actor.ts'
import { MOST_TABLE_BYTES, writeTableDocument } from '#platform/reference-tables/server/document.ts'
import { learnReferenceTables } from '#platform/reference-tables/server/learn-tables.ts'
import { type ReferenceTable, setStoredTables } from '#platform/reference-tables/server/reference-table.ts'
import { ageOf } from '#platform/reference-tables/server/table-age.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { referenceTables } from '../declared.ts'
import { consoleStaff } from './console.ts'
import { runReferenceTables } from './reference-tables.ts'

const TODAY = '2026-11-29'
const ANN = consoleStaff('ann')
const folder = mkdtempSync(join(tmpdir(), 'tables-'))
const file = join(folder, 'table.json')

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
})
beforeEach(() => sql`delete from reference_table`.execute(database.db))
afterEach(() => setStoredTables(new Map()))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

interface How {
  staff?: Staff
  why?: string
  older?: boolean
  today?: string
}

/** The exit code and the lines of a command. */
async function run(words: readonly string[], how: How = {}) {
  const { staff = ANN, why = 'newer data', older = false, today = TODAY } = how
  const lines: string[] = []
  const context = { db: database.db, staff, tables: referenceTables, today }
  const code = await runReferenceTables({ ...context, out: (line) => void lines.push(line) }, words, {
    why,
    older,
  })
  return { code, lines }
}

/** What `list` says of a table. */
async function listed(name: string, today = TODAY): Promise<string[]> {
  const { lines } = await run(['list'], { today })
  const after = lines.slice(lines.findIndex((line) => line.startsWith(`${name}: `)) + 1)
  const end = after.findIndex((line) => !line.startsWith(' '))
  return after.slice(0, end < 0 ? undefined : end)
}

function importJson(json: unknown, how: How & { action?: string } = {}) {
  writeFileSync(file, typeof json === 'string' ? json : JSON.stringify(json))
  return run([how.action ?? 'import', file], how)
}

type Row = Record<string, unknown>
interface Document {
  table: string
  source: string
  asOf: string
  rows: Row[] & Record<'programs' | 'areas' | 'stations' | 'states', Row[]> & { records: Row }
}

/** The document of a table in force, which a test changes. */
const documentOf = (name: string): Document =>
  JSON.parse(writeTableDocument(referenceTables.find((table) => table.name === name)!))

/** Prices of energy with another price of gas in the country. */
function pricesWith(usd: number, asOf = '2026-11-01'): Document {
  const document = documentOf('energy-prices')
  return {
    ...document,
    asOf,
    rows: document.rows.map((row, at) => (at === 0 ? { ...row, usd } : row)) as Document['rows'],
  }
}
/** A table that is older than the release's. */
function pricesOfBefore(): Document {
  const document = pricesWith(2, '2026-04-29')
  for (const row of document.rows) row.as_of = '2023-12-31'
  return document
}

const gas = () => fuelPrices('US')['Natural Gas'].regional
const importNumber = (lines: readonly string[]) => /^Import (\d+)\./.exec(lines[0] ?? '')?.[1] ?? ''

describe('[30] who may', () => {
  const sales: Staff = { kind: 'staff', role: 'sales', name: 'sam' }
  test.each([
    ['import', file],
    ['undo', '1'],
    ['release', 'rebates'],
  ])('sales may not %s', async (...words) => {
    await expect(run(words, { staff: sales })).rejects.toMatchObject({ status: 403 })
  })

  test.each([['list'], ['check', file], ['history', 'rebates'], ['export', 'rebates', file]])(
    'sales may %s',
    async (...words) => {
      writeFileSync(file, JSON.stringify(documentOf('energy-prices')))
      expect((await run(words, { staff: sales })).code).toBe(0)
    },
  )
})

test('[30] the release’s own tables pass the checks of an import', () => {
  for (const { name, readRows, current } of referenceTables) {
    const { rows, asOf } = current()
    expect([name, readRows(rows, asOf)]).toEqual([name, { rows }])
  }
})

test.each(referenceTables.map(({ name }) => [name]))(
  '[30] %s: export, import, export are the same bytes',
  async (name) => {
    const again = join(folder, 'again.json')
    await run(['export', name, file])
    const first = readFileSync(file)
    writeFileSync(file, first.toString().replace(/"source": ".*?",/, '"source": "another list",'))
    expect((await run(['import', file])).code).toBe(0)
    // As another process reads it from the database.
    setStoredTables(new Map())
    await learnReferenceTables(database.db)
    await run(['export', name, again])
    expect(readFileSync(again).equals(readFileSync(file))).toBe(true)
    expect((await run(['import', again])).lines).toEqual(['Nothing differs.'])
  },
)

/** The document of a table with a change of its rows. */
const changed =
  (name: string) =>
  (change: (rows: Document['rows']) => void): Document => {
    const document = documentOf(name)
    change(document.rows)
    return document
  }
const climate = changed('climate')
const credits = changed('federal-credits')
const prices = changed('energy-prices')
const rebates = changed('rebates')

describe('[30] a document that is wrong is refused at its place, and nothing is changed', () => {
  test.each<[string, () => unknown, RegExp]>([
    ['no JSON', () => '{', /^expected JSON: /],
    ['too long', () => ' '.repeat(MOST_TABLE_BYTES + 1), /^expected at most 8000000 bytes$/],
    [
      'of no table',
      () => ({ ...pricesWith(1), table: 'taxes' }),
      /^table: expected one of climate, energy-prices, /,
    ],
    ['without a source', () => ({ ...pricesWith(1), source: '' }), /^source: expected 1 to 300 characters/],
    ['without a day', () => ({ ...pricesWith(1), asOf: 'May' }), /^asOf: expected a day, yyyy-mm-dd$/],
    ['of tomorrow', () => pricesWith(1, '2026-11-30'), /^asOf: expected a day up to today, 2026-11-29$/],
    ['with a strange field', () => ({ ...pricesWith(1), by: 'me' }), /Unrecognized key: "by"/],
    [
      'older than the present one',
      () => pricesOfBefore(),
      /^asOf: is older than the table in force, of 2026-04-30/,
    ],
    ['a negative price', () => prices((rows) => Object.assign(rows[3]!, { usd: -1 })), /^rows\.3\.usd: /],
    [
      'a price twice',
      () => prices((rows) => rows.push(rows[0]!)),
      /^rows\.\d+: US Natural Gas stands twice$/,
    ],
    [
      'no price for the country',
      () => prices((rows) => rows.shift()),
      /^rows: expected a price of Natural Gas for US$/,
    ],
    [
      'a price of later',
      () => prices((rows) => Object.assign(rows[2]!, { as_of: '2026-05-01' })),
      /^rows\.2\.as_of: is after the day/,
    ],
    [
      'a strange area',
      () => rebates(({ programs }) => Object.assign(programs[4]!, { areas: ['Mars'] })),
      /^rows\.programs\.4\.areas: there is no area Mars$/,
    ],
    [
      'a program twice',
      () => rebates(({ programs }) => programs.push(programs[0]!)),
      /^rows\.programs\.\d+: AK-2 stands twice$/,
    ],
    [
      'an end before its begin',
      () =>
        rebates(({ programs }) =>
          Object.assign(programs[1]!, { first_day: '2026-02-01', last_day: '2026-01-01' }),
        ),
      /^rows\.programs\.1\.last_day: is before the first day$/,
    ],
    [
      'a share above all',
      () => rebates(({ programs }) => Object.assign(programs[0]!, { amount: 15 })),
      /^rows\.programs\.0\.amount: expected a share/,
    ],
    [
      'zips that are none',
      () => rebates(({ areas }) => Object.assign(areas[1]!, { zips_also_served: '6061' })),
      /^rows\.areas\.1\.zips_also_served: must be zips/,
    ],
    [
      'a state without a name',
      () => rebates(({ areas }) => Object.assign(areas[0]!, { state: '' })),
      /^rows\.areas\.0: expected the name of the state$/,
    ],
    ['a credit twice', () => credits((rows) => rows.push(rows[0]!)), /^rows\.2: 25C stands twice$/],
    [
      'a summer colder than the winter',
      () => climate(({ stations }) => Object.assign(stations[7]!, { cooling_1_percent_f: -60 })),
      /^rows\.stations\.7\.cooling_1_percent_f: expected more than the winter's/,
    ],
    [
      'a county with two regions',
      () => climate(({ states }) => Object.assign(states[1]!, { cold_counties: ['001'] })),
      /^rows\.states\.1: county 001 has two regions$/,
    ],
    [
      'records that end before they begin',
      () => climate((rows) => Object.assign(rows.records, { to: 2008 })),
      /^rows\.records\.to: is before the first year$/,
    ],
  ])('%s', async (_, make, problem) => {
    for (const action of ['check', 'import']) {
      const { code, lines } = await importJson(make(), { action })
      expect([code, lines.at(-1)]).toEqual([1, 'Nothing was changed.'])
      expect(lines[0]).toMatch(problem)
    }
    expect(await database.db.selectFrom('reference_table').selectAll().execute()).toEqual([])
  })

  test('a file that is not there, and an import without a reason', async () => {
    expect(await run(['import', join(folder, 'none.json')])).toMatchObject({ code: 2 })
    expect(await importJson(pricesWith(1), { why: '' })).toMatchObject({ code: 2 })
    expect(await run(['undo', '1'], { why: '' })).toMatchObject({ code: 2 })
    expect(await run(['export', 'taxes', file])).toMatchObject({ code: 1 })
    expect(await run(['forget'])).toMatchObject({ code: undefined })
  })
})

test('[30] imports are taken back one after another, the last one first, with their history', async () => {
  const release = gas()
  expect((await importJson(pricesWith(2), { action: 'check' })).lines).toEqual([
    'It can be imported. Nothing was changed.',
  ])
  expect(gas()).toBe(release)
  const [first, second] = [
    importNumber((await importJson(pricesWith(2))).lines),
    importNumber((await importJson(pricesWith(3))).lines),
  ]
  expect(gas()).toBe(3)

  expect((await run(['undo', first])).lines[0]).toBe(`energy-prices was imported again since, by ${second}`)
  expect((await run(['undo', '999999'])).lines[0]).toBe('there is no import 999999')
  expect((await run(['undo', 'two'])).lines[0]).toBe('expected the number of an import')
  const third = importNumber((await run(['undo', second], { why: 'wrong' })).lines)
  expect(gas()).toBe(2)
  const { lines } = await run(['history', 'energy-prices'])
  expect(lines.map((line) => line.split('  ')[0])).toEqual([third, second, first])
  expect(lines[0]).toMatch(new RegExp(`ann .*2026-11-01  wrong  \\(takes back ${second}\\)$`))
})

test('[30] a comparison without a place has the imported prices, and its own of electricity', async () => {
  await importJson(pricesWith(2))
  const { gas, electricity } = fuelsAt(pricesWithoutPlace())
  expect([gas.price, electricity.price]).toEqual([2, 0.14])
})

test('[30] the first import undone puts the release’s table in force', async () => {
  const [release, before] = [gas(), await listed('energy-prices')]
  const number = importNumber((await importJson(pricesWith(2))).lines)
  expect((await run(['undo', number])).code).toBe(0)
  expect(gas()).toBe(release)
  expect(await listed('energy-prices')).toEqual(before)
})

test('[30] an older table is taken when it is meant; list says that the release is newer', async () => {
  const release = gas()
  await importJson(pricesWith(2))
  expect((await importJson(pricesOfBefore(), { older: true })).code).toBe(0)
  expect((await run(['list'])).lines).toContain('  the release has a newer one, of 2026-04-30')
  expect((await run(['release', 'energy-prices'])).lines[0]).toMatch(/^Import \d+\./)
  expect(gas()).toBe(release)
  expect((await run(['release', 'energy-prices'])).lines).toEqual(['Nothing differs.'])
})

test('[30] an import that this release cannot read is said, and the release’s table holds', async () => {
  const release = gas()
  await sql`
    insert into reference_table (name, source, as_of, rows, imported_by, why)
    values ('energy-prices', 'a later release', '2026-11-01', '[{"fuel": "Hydrogen"}]', 'ann', 'x')`.execute(
    database.db,
  )
  await learnReferenceTables(database.db)
  expect(gas()).toBe(release)
  expect((await run(['list'])).lines.join('\n')).toMatch(/import \d+ cannot be read by this release/)
})

test('[30] SQL by hand changes no import', async () => {
  await importJson(pricesWith(2))
  await expect(sql`update reference_table set source = 'x'`.execute(database.db)).rejects.toThrow(
    'is not changed',
  )
})

describe('[30] the age of a table', () => {
  const table = (limitDays: number): ReferenceTable => ({
    ...referenceTables[0]!,
    limitDays,
    asOf: () => '2026-03-01',
  })
  test.each([
    ['2026-03-01', 30, { days: 0, isOld: false }],
    ['2026-03-31', 30, { days: 30, isOld: false }],
    ['2026-04-01', 30, { days: 31, isOld: true }],
    ['2027-03-01', 365, { days: 365, isOld: false }],
  ])('on %s with a limit of %i days', (today, limit, expected) => {
    expect(ageOf(table(limit), today)).toEqual(expected)
  })

  test('list says source, day and age, and which table is older than its limit', async () => {
    expect(await listed('energy-prices', '2027-05-01')).toEqual([
      '  U.S. Energy Information Administration; each row names its survey; of the release',
      '  as of 2026-04-30, 366 days old: OLDER than its limit of 365 days',
      '  its oldest row is of 2023-12-31',
    ])
    expect((await listed('energy-prices'))[1]).toBe('  as of 2026-04-30, 213 days old')
  })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { seedPlaces } from '#tests/fixtures/database/price-list.ts'
import { TAX_COLUMNS } from '../../rules/tax/local-table.ts'
import { runTaxImport, runTaxShow } from './import-command.ts'
import { replaceLocalTax } from './replace-table.ts'

const TODAY = '2026-11-22'
const HEADER = TAX_COLUMNS.join(',')
const CHICAGO = '60614,,IL,Chicago,6.25,1.75,1.25,1,10.25,2016-01-01,City of Chicago,2026-02-10'
const LOS_ANGELES = '90001,,CA,Los Angeles,7.25,0,0,2.5,9.75,2026-01-01,"CDTFA, rates",2026-01-01'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await makeDatabase()
  await seedPlaces(database.db)
  folder = await mkdtemp(join(tmpdir(), 'tax-'))
})
afterAll(() => Promise.all([database.drop(), rm(folder, { recursive: true })]))

async function run(content: string | Uint8Array): Promise<{ code: number; out: string[] }> {
  const file = join(folder, 'rates.csv')
  await writeFile(file, content)
  const out: string[] = []
  return { code: await runTaxImport(database.db, file, (line) => out.push(line), TODAY), out }
}

const held = () =>
  database.db.selectFrom('local_tax_rate').select(['zip', 'place', 'special_rate']).orderBy('zip').execute()

beforeEach(async () => {
  expect(await run(`${HEADER}\n${CHICAGO}\n`)).toEqual({
    code: 0,
    out: ['Imported: 1 rows for 1 ZIP codes.'],
  })
})

test.each([
  ['commas', `${HEADER}\n${LOS_ANGELES}\n`],
  [
    'semicolons, as Excel saves them',
    `${HEADER}\n${LOS_ANGELES}`.replaceAll(',', ';').replace('CDTFA;', 'CDTFA,'),
  ],
  [
    'a byte order mark, capitals in the header and an empty line',
    `\uFEFF${HEADER.toUpperCase()}\r\n\r\n${LOS_ANGELES}\r\n`,
  ],
])('an import replaces the whole table: a file with %s', async (_, content) => {
  expect(await run(content)).toEqual({ code: 0, out: ['Imported: 1 rows for 1 ZIP codes.'] })
  expect(await held()).toEqual([{ zip: '90001', place: 'Los Angeles', special_rate: 0.025 }])
})

test.each([
  ['an empty file', '', ['line 1: expected a header that names the columns, found an empty file']],
  ['a header alone', `${HEADER}\n`, ['line 2: expected a row, found nothing']],
  [
    'a missing column',
    `${HEADER.replace(',source,', ',')}\n${CHICAGO}\n`,
    ['line 1, column source: expected this column, found nothing'],
  ],
  [
    'wrong cells in two rows',
    `${HEADER}\n${LOS_ANGELES}\n${CHICAGO.replace('10.25,', '9,')}\n${CHICAGO.replace('IL', 'OH')}\n`,
    [
      'line 3, column total_rate: expected the sum of the four rates, 10.25, found 9',
      "line 4, column state_rate: expected the state's own rate, 5.75, found 6.25",
    ],
  ],
  [
    'a zip that does not exist',
    `${HEADER}\n${CHICAGO.replace('60614', '60999')}\n`,
    ['line 2, column zip: expected a zip of IL, found 60999'],
  ],
  [
    'a zip twice',
    `${HEADER}\n${CHICAGO}\n${CHICAGO}\n`,
    [
      'line 3, column zip: expected zips that no other row of 2016-01-01 has, ' +
        'found 60614, which line 2 has too',
    ],
  ],
  [
    'too few cells',
    `${HEADER}\n60614,,IL\n`,
    ['line 2, column state: expected 12 cells, as many as the header names, found 3 cells'],
  ],
])('%s is refused with row and column, and the former table stays', async (_, content, problems) => {
  expect(await run(content)).toEqual({
    code: 1,
    out: [...problems, 'Nothing was imported. The former rates stay.'],
  })
  expect(await held()).toEqual([{ zip: '60614', place: 'Chicago', special_rate: 0.01 }])
})

test("[P10] Avalara's table is imported; ZIP codes that the store does not know are left out", async () => {
  const avalara =
    'State,ZipCode,TaxRegionName,EstimatedCombinedRate,StateRate,EstimatedCountyRate,EstimatedCityRate,' +
    'EstimatedSpecialRate,RiskLevel\n' +
    'CA,90001,LOS ANGELES,0.0975,0.06,0.0125,0,0.025,1\nIL,60999,NOWHERE,0.0625,0.0625,0,0,0,1\n'
  expect(await run(avalara)).toEqual({
    code: 0,
    out: [
      expect.stringMatching(/^note: line 3, .* 60999; left out, as the store does not know them$/),
      'Imported: 1 rows for 1 ZIP codes.',
    ],
  })
  expect(await held()).toEqual([{ zip: '90001', place: 'Los Angeles', special_rate: 0.025 }])
})

test('a broken quote is refused', async () => {
  const { code, out } = await run(`${HEADER}\n${CHICAGO.replace('City', '"City')}\n`)

  expect([code, out.at(-1), (await held()).length]).toEqual([
    1,
    'Nothing was imported. The former rates stay.',
    1,
  ])
})

test('another encoding and a missing file end with 2', async () => {
  const bad = await run(Uint8Array.from([0x7a, 0xff, 0xfe, 0x00]))
  const out: string[] = []
  const missing = await runTaxImport(database.db, join(folder, 'none.csv'), (line) => out.push(line), TODAY)

  expect([bad.code, bad.out[0]]).toEqual([2, expect.stringContaining('save the file as "CSV UTF-8"')])
  expect([missing, out]).toEqual([2, [`${join(folder, 'none.csv')}: cannot be read (ENOENT)`]])
})

test('a hundred problems are printed, the rest is counted', async () => {
  const { out } = await run(`${HEADER}\n${`${CHICAGO.replace('6.25', 'x')}\n`.repeat(120)}`)

  expect([out.length, out.at(-2)]).toEqual([102, 'and 20 more problems'])
})

test('a release does not replace the table that staff imported', async () => {
  const shipped = await replaceLocalTax(database.db, `${HEADER}\n${LOS_ANGELES}\n`, {
    origin: 'shipped',
    today: TODAY,
  })

  expect([shipped.kind, await held()]).toEqual([
    'kept',
    [{ zip: '60614', place: 'Chicago', special_rate: 0.01 }],
  ])
})

test('a rate is shown with its source', async () => {
  const out: string[] = []
  const codes = [
    await runTaxShow(database.db, '60614', (line) => out.push(line)),
    await runTaxShow(database.db, '90001', (line) => out.push(line)),
  ]

  expect([codes, out]).toEqual([
    [0, 1],
    [
      '60614 Chicago 10.25% from 2016-01-01',
      '  City of Chicago, 2026-02-10',
      '90001 has no local rate. The average of its state holds.',
    ],
  ])
})

test('a release leaves out its rates for places that the store does not hold', async () => {
  await database.db.updateTable('tax_version').set({ local_origin: 'none' }).execute()
  const hartford = '06103,,CT,Connecticut,6.35,0,0,0,6.35,2011-07-01,CT DRS,2026-01-01'
  const shipped = await replaceLocalTax(database.db, `${HEADER}\n${CHICAGO}\n${hartford}\n`, {
    origin: 'shipped',
    today: TODAY,
  })

  expect([shipped, (await held()).map(({ zip }) => zip)]).toEqual([
    { kind: 'replaced', rows: 2, zips: 1, notes: [] },
    ['60614'],
  ])
})

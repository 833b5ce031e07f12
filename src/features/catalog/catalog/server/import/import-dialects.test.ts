import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { type ImportOptions, type ImportResult, importCatalogue } from './import-catalogue.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.drop())

const COLUMNS = 'id,sku,name,brand,type,category,price,available,weight_lb'
const ROW = '452000001,AB-1,Plain Furnace,Acme,gas-furnace,gas-furnaces,999.95,7,120'

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, 3)
  yield bytes.subarray(3)
}
const load = (text: string | Uint8Array, more: Partial<ImportOptions> = {}): Promise<ImportResult> =>
  importCatalogue(database.db, pieces(typeof text === 'string' ? Buffer.from(text) : text), {
    format: 'csv',
    ...more,
  })
const problemsOf = async (text: string, more: Partial<ImportOptions> = {}) =>
  (await load(text, more)).problems.map(
    ({ line, column, expected, found }) => `${line} ${column}: ${expected} / ${found}`,
  )
const unicodeText = (text: string): Uint8Array =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const attribute = (key: string, value: string): string => `${COLUMNS},attribute:${key}\n${ROW},"${value}"\n`

test.each([
  ['semicolons', `${COLUMNS}\n${ROW}\n`.replaceAll(',', ';')],
  ['semicolons around quoted text', `${COLUMNS};summary\n${ROW};"Quiet; cool"\n`.replaceAll(',', ';')],
  [
    'tabs in UTF-16, as Excel saves Unicode text',
    unicodeText(`${COLUMNS}\r\n${ROW}\r\n`.replaceAll(',', '\t')),
  ],
  ['a first line that states the separator', `sep=;\n${`${COLUMNS}\n${ROW}`.replaceAll(',', ';')}\n`],
  ['UTF-16 without its mark', Buffer.from(`${COLUMNS}\r\n${ROW}\r\n`, 'utf16le')],
  ['old Macintosh line ends', `${COLUMNS}\r${ROW}\r`],
  ['headings in capitals with blanks', `${COLUMNS.toUpperCase().replaceAll('_', ' ')}\n${ROW}\n`],
  ['an amount with $ and thousands', `${COLUMNS}\n${ROW.replace('999.95', '"$1,099.95"')}\n`],
  [
    'Windows-1252, as Excel saves CSV',
    Buffer.from(`${COLUMNS}\n${ROW.replace('Plain Furnace', 'Glacière für Öl')}\n`, 'latin1'),
  ],
  ['three empty columns at the end', `${COLUMNS},,,\n${ROW},,,\n`],
  [
    'a byte order mark and three languages',
    `\ufeff${COLUMNS}\n${ROW.replace('Plain Furnace', 'Glacière für Öl')}\n`,
  ],
])('a file with %s is read', async (_, text) => {
  expect(await load(text)).toMatchObject({ kind: 'imported', rows: 1, problems: [] })
})

test.each([
  ['an Excel workbook', Buffer.from('PK\u0003\u0004rest of it'), /Excel workbook .*save it as "CSV UTF-8"/],
  ['an old one', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /old Excel workbook/],
  ['a web page', Buffer.from('<html><body>Prices</body></html>'), /web page/],
  ['a PDF', Buffer.from('%PDF-1.7'), /PDF/],
  ['bars between cells', Buffer.from(`${COLUMNS}\n${ROW}\n`.replaceAll(',', '|')), /separated by \|/],
])('refuses %s and names it', async (_, bytes, found) => {
  const { problems } = await load(bytes)
  expect(problems.map((problem) => problem.found)).toEqual([expect.stringMatching(found)])
})

test('a line after the stated separator keeps its number', async () => {
  const row = ROW.replace('999.95', '-5')
  const { problems } = await load(`sep=;\n${`${COLUMNS}\n${row}`.replaceAll(',', ';')}\n`)
  expect(problems.map(({ line, column }) => `${line} ${column}`)).toEqual(['3 price'])
})

test('a gas furnace may state its NOx class without its fuel; an electric one has none', async () => {
  expect(await problemsOf(attribute('emissionStandard', 'Low NOx'))).toEqual([])
  const electric = attribute('emissionStandard', 'Low NOx').replace(
    'gas-furnace,gas-furnaces',
    'electric-furnace,electric-furnaces',
  )
  expect(await problemsOf(electric)).toEqual([expect.stringMatching(/nothing without a burner/)])
})

test('the error about a broken quote names the separator and has no stack trace', async () => {
  expect(await problemsOf(`${COLUMNS}\n452000001,AB"1",x\n`.replaceAll(',', ';'))).toEqual([
    expect.stringMatching(/^\d+ : semicolon-separated values .* \/ a broken quote$/),
  ])
})

test('a misspelled column is reported once, with the name that was probably meant', async () => {
  const header = COLUMNS.replace('price', 'prise').replace('weight_lb', 'wieght_lb')
  expect(await problemsOf(`${header},attribute:sear2\n${ROW},15\n`)).toEqual([
    expect.stringMatching(/^1 prise: .*did you mean price\?/),
    expect.stringMatching(/^1 wieght_lb: .*did you mean weight_lb\?/),
    expect.stringMatching(/^1 attribute:sear2: .*did you mean attribute:seer2\?/),
  ])
})

test('[P8] a title above the header is left out with a note', async () => {
  const read = await load(`Price list 2026,,\n\nvalid from March,,\n${COLUMNS}\n${ROW}\n`)
  expect(read).toMatchObject({ kind: 'imported', problems: [] })
  expect(read.warnings.map(({ line, found }) => `${line} ${found}`)).toEqual([
    '4 it in line 4; the lines above it were left out',
  ])
})

test('[P10] headings that are not ours are looked for below a title', async () => {
  expect(await problemsOf('Price list 2026,,,\n\nModel,Words,Net,On hand\nA-1,Filter,12.50,5\n')).toEqual([
    expect.stringMatching(/^3 : the columns of .*; the header seems to be in line 3 \/ Model, Words, Net/),
  ])
})

test('[P10] a product without an id keeps the number of its SKU or gets the next free one', async () => {
  const idOf = async (sku: string) =>
    (await database.db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirst())?.id
  const row = (id: string, sku: string) => ROW.replace('452000001', id).replace('AB-1', sku)
  await load(`${COLUMNS}\n${row('', 'N-1')}\n${row('700000005', 'N-2')}\n${row('', 'N-3')}\n`)
  expect([await idOf('N-1'), await idOf('N-3')]).toEqual(['700000006', '700000007'])

  const withoutColumn = `${COLUMNS.slice(3)}\n${row('', 'N-1').slice(1)}\n${row('', 'N-4').slice(1)}\n`
  expect(await load(withoutColumn)).toMatchObject({ created: 1, updated: 0, unchanged: 1 })
  expect([await idOf('N-1'), await idOf('N-4')]).toEqual(['700000006', '700000008'])
  expect(await problemsOf(`${COLUMNS}\n${row('', 'N-9')}\n${row('', 'N-9')}\n`)).toEqual([
    '3 sku: a SKU that no other row has / N-9',
  ])
})

test('[P8] what Excel did to a cell is said', async () => {
  expect(await problemsOf(`${COLUMNS}\n${ROW.replace('452000001', '4.52E+08')}\n`)).toEqual([
    expect.stringMatching(/2 id: .*Excel has shortened a long number; set the column to Text/),
  ])
  expect(await problemsOf(`${COLUMNS},width_in\n${ROW},8-Mar\n`)).toEqual(
    expect.arrayContaining([expect.stringMatching(/Excel has turned a fraction such as 3\/8 into a date/)]),
  )
})

test('[P10] a file of another program is answered with one sentence', async () => {
  const shopify = 'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Variant SKU,Variant Price'
  expect(await problemsOf(`${shopify}\na,b,c,d,e,f,g,h,i,1\n`)).toHaveLength(1)
})

test('the error about a cell below a nameless column gives its place', async () => {
  expect(await problemsOf(`${COLUMNS},\n${ROW},stray\n`)).toEqual([
    '2 number 10: a name in the header / stray',
  ])
})

test('the error about a row of several lines names its first line', async () => {
  const row = ROW.replace('Plain Furnace', '"Plain\nFurnace\nOf ours"').replace('999.95', '-5')
  expect((await load(`${COLUMNS}\n${row}\n`)).problems.map(({ line }) => line)).toEqual([2])
})

test.each([
  ['refrigerant', 'R32', /did you mean R-32\?/],
  ['refrigerant', 'R454-B', /did you mean R-454B\?/],
  ['region', 'North', /did you mean N\?/],
  ['airHandlerType', 'Wall mounted', /did you mean Wall Mount\?/],
  ['fuel', 'natural  gas', /did you mean Natural gas\?/],
  ['seer2', '215', /6 to 45/],
  ['merv', '30', /1 to 16/],
])('a file with %s %s is refused', async (key, value, expected) => {
  expect(await problemsOf(attribute(key, value))).toEqual([expect.stringMatching(expected)])
})

test('refuses figures that contradict each other and warns of unlikely ones', async () => {
  const text = `${COLUMNS},attribute:mca,attribute:mop,attribute:voltage\n${ROW},20,15,115 V\n`
  expect(await problemsOf(text)).toEqual([
    expect.stringMatching(/attribute:mop: at least the ampacity of 20 A/),
  ])
  const light = await load(`${COLUMNS}\n${ROW.replace(/120$/, '5')}\n`)
  expect([light.kind, light.warnings.map(({ column, line }) => `${line} ${column}`)]).toEqual([
    'imported',
    ['2 weight_lb'],
  ])
})

test('a misspelled type or category gets a suggestion', async () => {
  const text = `${COLUMNS}\n${ROW.replace('gas-furnace,gas-furnaces', 'gas furnace,gas-furnace')}\n`
  expect(await problemsOf(text)).toEqual([
    expect.stringMatching(/type: .*did you mean gas-furnace\?/),
    expect.stringMatching(/category: .*did you mean gas-furnaces\?/),
  ])
})

test('refuses a price of zero unless the merchant allows it', async () => {
  const free = `${COLUMNS}\n452000009,FREE-1,Free Manual,Acme,install-supply,tools-chemicals,0,7,1\n`
  expect(await problemsOf(free)).toEqual([expect.stringMatching(/^2 price: 0.01 to /)])
  expect(await load(free, { allowFree: true })).toMatchObject({ kind: 'imported' })
})

test('a price that moves by more than half must be confirmed', async () => {
  await load(`${COLUMNS}\n${ROW}\n`, { confirmPrices: true })
  const cheap = `${COLUMNS}\n${ROW.replace('999.95', '99.99')}\n`
  expect(await problemsOf(cheap)).toEqual([
    '2 price: a price within 50% of 999.95; add --confirm-prices when it is right / 99.99',
  ])
  expect(await problemsOf(`${COLUMNS}\n${ROW.replace('999.95', '1499')}\n`)).toEqual([])
  expect(await load(cheap, { confirmPrices: true })).toMatchObject({ kind: 'imported' })
})

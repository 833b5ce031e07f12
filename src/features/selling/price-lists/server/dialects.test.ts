import { describe, expect, test } from 'vitest'
import { textOf } from '#lib/table/decode-text.ts'
import { bytesOf, readCells } from '#lib/table/read-cells.ts'
import { changedByExcel } from '#lib/table/table-problem.ts'
import { readSheet } from './sheets/read-sheet.ts'

const TABLE = 'model,price\nNVF-1,"1,299.99"\nÉT-2,20\n'
const semicolons = TABLE.replaceAll(',', ';').replace('1;299', '1,299')
const tabs = TABLE.replaceAll(',', '\t').replace('1\t299', '1,299')
const utf8 = (text: string) => Buffer.from(text)

/** One table as programs save it. */
const DIALECTS: readonly [name: string, bytes: Uint8Array][] = [
  ['commas', utf8(TABLE)],
  ['semicolons', utf8(semicolons)],
  ['tabs', utf8(tabs)],
  ['a byte order mark', utf8(`\ufeff${TABLE}`)],
  ['UTF-16, as Excel saves Unicode text', Buffer.from(`\ufeff${tabs}`, 'utf16le')],
  ['UTF-16 without its mark', Buffer.from(tabs, 'utf16le')],
  ['Windows-1252, as Excel saves CSV', Buffer.from(TABLE, 'latin1')],
  ['a stated separator', utf8(`sep=;\n${semicolons}`)],
  ['line ends of Windows', utf8(TABLE.replaceAll('\n', '\r\n'))],
  ['line ends of an old Macintosh', utf8(TABLE.replaceAll('\n', '\r'))],
  ['headings in capitals', utf8(TABLE.replace('model,price', 'MODEL,Price'))],
  ['a title and an empty line', utf8(`Prices from March\n\n${TABLE}`)],
  ['no line end', utf8(TABLE.trimEnd())],
]

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  // byte by byte: a character may be divided between two pieces
  for (const byte of bytes) yield Uint8Array.of(byte)
}

describe.each(DIALECTS)('[P8] a table with %s', (_, bytes) => {
  test('is read by the reader of tables', async () => {
    const { rows, problems } = await readCells(once(bytes), ['model', 'price'], { document: 'docs' })
    expect(problems).toEqual([])
    expect(rows.map(({ cells }) => cells)).toEqual([
      { model: 'NVF-1', price: '1,299.99' },
      { model: 'ÉT-2', price: '20' },
    ])
  })

  test('is read as a price list', async () => {
    const { prices, problems } = await readSheet(await textOf(bytes))
    expect(problems).toEqual([])
    expect(prices.map(({ product, price }) => [product, price])).toEqual([
      ['NVF-1', 1_299_99],
      ['ÉT-2', 20_00],
    ])
  })
})

test('[P8] empty columns at the end, and columns in any order and spelling', async () => {
  const text = 'Unit Price,MODEL NO,,\n5,A,,\n'
  const { rows } = await readCells(bytesOf(text), ['model_no', 'unit_price'], { document: 'docs' })
  expect(rows.map(({ cells }) => cells)).toEqual([{ model_no: 'A', unit_price: '5' }])
})

test('[P8] the line above which a header stands is named', async () => {
  const { notes } = await readCells(bytesOf(`Title\n\n\n${TABLE}`), ['model', 'price'], { document: 'docs' })
  expect(notes.map(({ line, found }) => `${line}: ${found}`)).toEqual([
    '4: it in line 4; the lines above it were left out',
  ])
})

test.each([
  ['8-Mar', '3/8'],
  ['Mar-08', '3/8'],
  ['5-Aug-26', '8/5'],
  ['4.529E+08', 'long number'],
  ['1E+12', 'long number'],
])('[P8] Excel made %s of something else', (text, word) => {
  expect(changedByExcel(text)).toContain(word)
})

test.each(['3/8', 'R-32', 'MAR-500', '12-May-Ln', '1e', 'NVF96-080B', '2026-03-08', ''])(
  '[P8] %j is left alone',
  (text) => {
    expect(changedByExcel(text)).toBeUndefined()
  },
)

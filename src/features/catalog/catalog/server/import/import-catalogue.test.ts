import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '#lib/clock.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { catalogueVersion } from '../catalogue-version.ts'
import { catalogHandlers } from '../handlers.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { type ImportResult, importCatalogue } from './import-catalogue.ts'
import { runExport, runImport } from './import-command.ts'

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))

beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const HEADER = 'id,sku,name,brand,type,category,price,available,weight_lb'
const ROW = '452000001,AB-1,Plain Furnace,Acme,gas-furnace,gas-furnaces,999.95,7,120'

async function* pieces(...parts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === 'string' ? new TextEncoder().encode(part) : part
}

const importCsv = (...parts: (string | Uint8Array)[]): Promise<ImportResult> =>
  importCatalogue(database.db, pieces(...parts), { format: 'csv' })
const importJsonl = (...parts: string[]): Promise<ImportResult> =>
  importCatalogue(database.db, pieces(...parts), { format: 'jsonl' })
const countProducts = async (): Promise<number> =>
  (
    await database.db
      .selectFrom('product')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
const exported = async (format: 'csv' | 'jsonl'): Promise<string> =>
  (await Readable.from(exportCatalogue(database.db, format, new Date())).toArray()).join('')

/** One row with some cells changed, under a header that names exactly these columns. */
function file(changes: Record<string, string>): string {
  const [names, values] = [HEADER.split(','), ROW.split(',')]
  const cells = { ...Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])), ...changes }
  return `${Object.keys(cells).join(',')}\n${Object.values(cells)
    .map((cell) => `"${cell.replaceAll('"', '""')}"`)
    .join(',')}\n`
}

describe('a file with a mistake', () => {
  const relation = (json: object): string => JSON.stringify([json])

  test.each([
    [
      'a missing column',
      'id,sku,name,brand,type,category,available,weight_lb\n' +
        '452000001,AB-1,Plain Furnace,Acme,gas-furnace,gas-furnaces,7,120\n',
      1,
      'price',
      /this column/,
    ],
    ['an unknown column', file({ shape: 'red' }), 1, 'shape', /docs\/catalogue-format\.md/],
    ['a column named twice', `${HEADER},sku\n${ROW},AB-1\n`, 1, 'sku', /once/],
    ['an unknown attribute', file({ 'attribute:magic': '1' }), 1, 'attribute:magic', /attribute/],
    ['nothing at all', '', 1, '', /header/],
    ['too few cells', `${HEADER}\n452000001,AB-1,Plain\n`, 2, 'name', /9 cells/],
    ['an id of letters', file({ id: 'ABC' }), 2, 'id', /nine digits/],
    ['an empty name', file({ name: ' ' }), 2, 'name', /a value/],
    ['a negative price', file({ price: '-5' }), 2, 'price', /not negative/],
    ['a price with three decimals', file({ price: '5.001' }), 2, 'price', /two decimals/],
    ['an unknown category', file({ category: 'spaceships' }), 2, 'category', /slug of a category/],
    ['an unknown type', file({ type: 'spaceship' }), 2, 'type', /product type/],
    ['a text where a number belongs', file({ 'attribute:afue': 'high' }), 2, 'attribute:afue', /a number/],
    ['half a box', file({ height_in: '34' }), 2, 'width_in', /together/],
    ['a day that does not exist', file({ restock_on: '2026-02-30' }), 2, 'restock_on', /a day that exists/],
    [
      'a script as a document',
      file({ documents: '[{"kind":"manual","title":"x","url":"javascript:alert(1)"}]' }),
      2,
      'documents',
      /https/,
    ],
    [
      'a relation to an unknown product',
      file({ relations: relation({ kind: 'required', sku: 'NOBODY', page: 1 }) }),
      2,
      'relations',
      /SKU of a product/,
    ],
    [
      'a relation on page six',
      file({ relations: relation({ kind: 'required', sku: 'AB-1', page: 6 }) }),
      2,
      'relations',
      /page 1 to 5/,
    ],
    [
      'a matched system of unknown parts',
      file({ match: '{"outdoor":"NOBODY","source":"ours"}' }),
      2,
      'match',
      /SKU of a product/,
    ],
    ['the same id twice', `${HEADER}\n${ROW}\n${ROW.replace('AB-1', 'AB-2')}\n`, 3, 'id', /no other row/],
    [
      'the same SKU twice',
      `${HEADER}\n${ROW}\n${ROW.replace('452000001', '452000002')}\n`,
      3,
      'sku',
      /no other row/,
    ],
    ['a quote that never ends', `${HEADER}\n452000001,"AB-1,Plain\n`, 2, '', /comma-separated/],
    ['a NUL character', file({ summary: 'a\u0000b' }), 2, 'summary', /plain characters/],
  ])(
    '[K-ATTRS] with %s is refused with line, column and what was expected',
    async (_, text, line, column, expected) => {
      const result = await importCsv(text)

      expect(result.kind).toBe('refused')
      expect(result.problems[0]).toMatchObject({ line, column, expected: expect.stringMatching(expected) })
      expect(await countProducts()).toBe(0)
    },
  )

  test('in two encodings names the line and asks for UTF-8', async () => {
    const result = await importCsv(
      `${HEADER}\n`,
      new Uint8Array([...new TextEncoder().encode(`${ROW.slice(0, 20)}é`), 0xe9, 0x20, 0x0a]),
    )

    expect(result).toMatchObject({
      kind: 'refused',
      problems: [{ line: 2, expected: expect.stringContaining('UTF-8') }],
    })
  })

  test('cut in the middle of a character is refused', async () => {
    const result = await importCsv(`${HEADER}\n${ROW}`, new Uint8Array([0xe2, 0x80]))

    expect(result).toMatchObject({ kind: 'refused', problems: [{ line: 2, expected: 'text in UTF-8' }] })
  })

  test.each(['csv', 'jsonl'] as const)(
    'whose one line never ends is refused without reading it into memory (%s)',
    async (format) => {
      const piece = new TextEncoder().encode('x'.repeat(64 * 1024))
      let served = 0
      async function* endless(): AsyncGenerator<Uint8Array> {
        yield new TextEncoder().encode(format === 'csv' ? `${HEADER}\n452000001,` : '{"id":"')
        for (; served < 16_384; served++) yield piece
      }

      const result = await importCatalogue(database.db, endless(), { format })

      expect(result).toMatchObject({
        kind: 'refused',
        problems: [{ expected: expect.stringMatching(/1,000,000 characters/) }],
      })
      expect(served).toBeLessThan(200)
    },
  )

  test.each([
    ['not JSON', '{oops}'],
    ['a bare number', '7'],
    ['attributes that are a list', '{"attributes":[]}'],
    ['an unknown field', '{"shape":"red"}'],
  ])('of JSON lines with %s is refused', async (_, line) => {
    const result = await importJsonl(line)

    expect(result).toMatchObject({ kind: 'refused', problems: [{ line: 1 }] })
  })

  test('reports the first hundred problems and counts the rest', async () => {
    const rows = Array.from({ length: 250 }, (_, index) =>
      ROW.replace('452000001', String(452_000_001 + index))
        .replace('AB-1', `AB-${index}`)
        .replace('999.95', '-1'),
    )

    const result = await importCsv(`${HEADER}\n${rows.join('\n')}\n`)

    expect(result).toMatchObject({ kind: 'refused', rows: 250, problemCount: 250 })
    expect(result.problems).toHaveLength(100)
  })

  test('imports no row, unless the command asks for the right rows', async () => {
    const text = `${HEADER}\n${ROW}\n${ROW.replace('452000001', 'x')}\n`

    const refused = await importCsv(text)
    const taken = await importCatalogue(database.db, pieces(text), { format: 'csv', mode: 'valid-rows' })

    expect(refused).toMatchObject({ kind: 'refused', problemCount: 1 })
    expect(taken).toMatchObject({ kind: 'imported', created: 1, updated: 0, problemCount: 1 })
    expect(await countProducts()).toBe(1)
  })
})

describe('a good file', () => {
  test('[E-PRODUCT] makes products that shoppers see and buy; a second import changes nothing', async () => {
    const text = file({
      id: '452000010',
      sku: 'AB-10',
      name: 'Warm “Best” Furnace, 17½ in',
      height_in: '34.5',
      width_in: '17.5',
      depth_in: '28.75',
      'attribute:furnaceHeatingBtu': '76800',
      'attribute:1320': 'N|S',
      'attribute:california': 'yes',
      included: 'Furnace|Manual',
      list_price: '1100',
    })
    const api = createRouterClient(catalogHandlers, { context: { db: database.db, clock: systemClock } })

    const first = await importCsv(text)
    const before = await exported('csv')
    const noted = () => database.db.selectFrom('catalog_change').select('seq').execute()
    const notedBefore = await noted()
    const second = await importCsv(text)
    expect(await noted()).toEqual(notedBefore)
    const product = await api.product({ id: '452000010' })

    expect([first, second]).toMatchObject([
      { created: 1, updated: 0, unchanged: 0 },
      { created: 0, updated: 0, unchanged: 1 },
    ])
    expect(await exported('csv')).toBe(before)
    expect(product.details).toMatchObject({
      price: 999.95,
      listPrice: 1100,
      weight: 120,
      stock: { status: 'in_stock', left: null },
      shipsFree: true,
      attributes: { 111: 76800, 1320: ['N', 'S'], 1376: true },
      path: '/product/furnaces-heaters/gas-furnaces/warm-best-furnace-17-5-in/452000010',
    })
    expect(product.includedItems.includes).toEqual(['Furnace', 'Manual'])
  })

  test('keeps the history of a price and moves the catalog version', async () => {
    const before = await catalogueVersion(database.db)
    await importCsv(file({ id: '452000011', sku: 'AB-11', price: '10' }))
    await importCsv(file({ id: '452000011', sku: 'AB-11', price: '12.5' }))

    const prices = await database.db
      .selectFrom('product_price')
      .select(['price_cents', 'valid_to'])
      .where('product_id', '=', '452000011')
      .orderBy('valid_from')
      .execute()

    expect(prices).toEqual([
      { price_cents: 1000, valid_to: expect.any(Date) },
      { price_cents: 1250, valid_to: null },
    ])
    expect(await catalogueVersion(database.db)).toBe(before + 2)
  })

  test('keeps reserved and sold stock', async () => {
    await importCsv(file({ id: '452000012', sku: 'AB-12', available: '10' }))
    await database.db
      .updateTable('stock')
      .set({ available: 7, reserved: 2, sold: 1 })
      .where('product_id', '=', '452000012')
      .execute()

    await importCsv(file({ id: '452000012', sku: 'AB-12', available: '20' }))

    expect(
      await database.db
        .selectFrom('stock')
        .select(['opening', 'available', 'reserved', 'sold'])
        .where('product_id', '=', '452000012')
        .executeTakeFirst(),
    ).toEqual({
      opening: 23,
      available: 20,
      reserved: 2,
      sold: 1,
    })
  })

  test('of JSON lines gives the same catalog as comma-separated values', async () => {
    const json = {
      id: '452000013',
      sku: 'AB-13',
      name: 'Bar | "quoted"\nfurnace',
      brand: 'Acme',
      type: 'gas-furnace',
      category: 'gas-furnaces',
      price: 5.1,
      available: 1,
      weight_lb: 2.5,
      attributes: { afue: 96, region: ['N'], fuel: 'a|b', california: false },
      relations: [{ kind: 'accessory', sku: 'AB-12' }],
    }
    await importJsonl(JSON.stringify(json))
    const [csv, jsonl] = [await exported('csv'), await exported('jsonl')]

    const [fromCsv, fromJsonl] = [await importCsv(csv), await importJsonl(jsonl)]

    expect([fromCsv, fromJsonl]).toMatchObject([
      { kind: 'imported', created: 0 },
      { kind: 'imported', created: 0 },
    ])
    expect([await exported('csv'), await exported('jsonl')]).toEqual([csv, jsonl])
  })

  test('the example of the documentation imports', async () => {
    const said: string[] = []

    const code = await runImport(database.db, 'docs/examples/catalogue.csv', (line) => said.push(line))

    expect(code).toBe(0)
    expect(said).toEqual([
      expect.stringMatching(/^npm run catalog:undo -- \d+ takes this import back\.$/),
      'Imported: 6 new, 0 changed, 0 as before.',
    ])
  })

  test("the command refuses unknown formats and exports by the file's ending", async () => {
    const said: string[] = []
    const out = (line: string): unknown => said.push(line)
    writeFileSync(join(folder, 'bad.csv'), file({ price: 'free' }))

    const codes = [
      await runImport(database.db, 'x.xlsx', out),
      await runImport(database.db, join(folder, 'none.csv'), out),
      await runImport(database.db, join(folder, 'bad.csv'), out),
      await runExport(database.db, join(folder, 'out.jsonl'), out),
    ]

    expect(codes).toEqual([2, 2, 1, 0])
    expect(said[2]).toBe(
      'line 2, column price: expected US dollars with at most two decimals, not negative, e.g. 1299.99, ' +
        'found free',
    )
    expect(said[3]).toBe('Nothing was imported.')
    expect(said[4]).toMatch(/^Exported \d+ products to /)
  })
})

describe('memory', () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const [ROWS, DESCRIPTION] = [10_000, 'A furnace like many others. '.repeat(100)]

  /**
   * Reads 28 MB and answers how far the heap rose above its lowest point, in bytes. The last row is wrong, so
   * that the test does not wait for PostgreSQL to write the products.
   */
  async function heapGrowth(keep: (piece: Buffer) => void): Promise<number> {
    const heaps: number[] = []
    async function* large(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`${HEADER},attribute:afue,attribute:region,description\n`)
      for (let number = 0; number < ROWS; number++) {
        const facts = `${460_000_000 + number},BULK-${number},Bulk Furnace Number ${number},Acme,gas-furnace`
        const piece = Buffer.from(`${facts},gas-furnaces,${number}.50,5,120,95,N|S|SW,${DESCRIPTION}\n`)
        keep(piece)
        yield piece
      }
      yield Buffer.from('the last row\n')
    }
    const result = await importCatalogue(database.db, large(), {
      format: 'csv',
      onProgress(rows) {
        if (rows % 1_000 !== 0) return
        collectGarbage()
        heaps.push(process.memoryUsage().heapUsed)
      },
    })
    expect(result).toMatchObject({ kind: 'refused', rows: ROWS + 1, problemCount: 1 })
    expect(heaps.length).toBeGreaterThanOrEqual(5)
    return Math.max(...heaps) - Math.min(...heaps)
  }

  test('an import of 28 MB keeps only a limited part of it in memory', async () => {
    expect(await heapGrowth(() => undefined)).toBeLessThan(8e6)
  }, 120_000)

  test('control: an import that keeps its rows has all of it in memory', async () => {
    const kept: string[] = []
    expect(await heapGrowth((piece) => kept.push(piece.toString()))).toBeGreaterThan(20e6)
    expect(kept).toHaveLength(ROWS)
  }, 120_000)
})

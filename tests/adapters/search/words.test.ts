import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMemorySearch } from '#adapters/search-memory/index.ts'
import { createProjection } from '#features/choosing/search/server/projection.ts'
import { runWordsImport, runWordsShow } from '#features/choosing/search/server/words/import-command.ts'
import { systemClock } from '#lib/clock.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'

const HEADER = 'kind,word,means,brand,source'
const SWAMPER = 'slang,Swampers,"=air-conditioner > Package Units",,'
const KEPT = 'Nothing was imported. The former words stay.'
const DONE = 'A running store reads them within a second.'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await makeDatabase()
  folder = await mkdtemp(join(tmpdir(), 'words-'))
})
afterAll(() => Promise.all([database.drop(), rm(folder, { recursive: true })]))

async function run(content: string | Uint8Array): Promise<{ code: number; out: string[] }> {
  const file = join(folder, 'words.csv')
  await writeFile(file, content)
  const out: string[] = []
  return { code: await runWordsImport(database.db, file, (line) => out.push(line)), out }
}
const held = () =>
  database.db
    .selectFrom('search_word')
    .select(['kind', 'said', 'means', 'brand'])
    .orderBy('position')
    .execute()

beforeEach(async () => {
  expect(await run(`${HEADER}\n${SWAMPER}\n`)).toEqual({ code: 0, out: [`Imported: 1 words. ${DONE}`] })
})

test('an import replaces the former words; words are kept as queries are read', async () => {
  const rows = [
    'slang,Café Coolers,"window units, =ptac",,asked by phone',
    'brand,"Aéro Star, AeroStar",mini splits,,',
    'model,XQ-77,heat pumps,Aero Star,',
    'slang,coon,,,',
    'replaced,OLD-36A,"SF96-80, ST-100",Aero Star,maker’s list',
  ]
  expect(await run(`${HEADER}\n${rows.join('\n')}\n`)).toEqual({ code: 0, out: [expect.any(String)] })
  expect(await held()).toEqual([
    { kind: 'slang', said: 'cafe cooler', means: 'window unit, =ptac', brand: '' },
    { kind: 'brand', said: 'Aéro Star, AeroStar', means: 'mini split', brand: '' },
    { kind: 'model', said: 'xq77', means: 'heat pump', brand: 'Aero Star' },
    { kind: 'slang', said: 'coon', means: '', brand: '' },
    { kind: 'replaced', said: 'old36a', means: 'SF96-80, ST-100', brand: 'Aero Star' },
  ])
})

test('brand and source may be left out, columns stand in any order', async () => {
  expect((await run('means;word;kind\n=boiler;hot box;slang\n')).code).toBe(0)
  expect(await held()).toEqual([{ kind: 'slang', said: 'hot box', means: '=boiler', brand: '' }])
})

test.each([
  ['an empty file', '', ['line 1: expected a header that names the columns, found an empty file']],
  ['a header alone', `${HEADER}\n`, ['line 2: expected a row, found nothing']],
  ['a missing column', 'kind,word\nslang,x\n', ['line 1, column means: expected this column, found nothing']],
  [
    'another kind',
    `${HEADER}\n${SWAMPER}\nslag,coil,=coil,,\n`,
    [
      'line 3, column kind: expected slang, brand, model, series, superlative, replaced, symptom, job, ' +
        'unsold; ' +
        'did you mean slang?, found slag',
    ],
  ],
  [
    'a type that does not exist',
    `${HEADER}\nslang,coil,"=coil, =gas-furnaces",,\n`,
    [
      'line 2, column means: expected a product type behind "="; did you mean gas-furnace?, ' +
        'found =coil, =gas-furnaces',
    ],
  ],
  [
    'an empty meaning',
    `${HEADER}\nslang,coil,"coil,,",,\n`,
    ['line 2, column means: expected words or product types with commas between them, found coil,,'],
  ],
  [
    'too many words, a short model and a model without its maker',
    `${HEADER}\nslang,a b c d e f,coil,,\nmodel,abc,coil,X,\nmodel,abc123,coil,,\n`,
    [
      'line 2, column word: expected 1 to 5 words, found a b c d e f',
      'line 3, column word: expected the beginning of a model number: letters and digits, at least 4, ' +
        'found abc',
      'line 4, column brand: expected the maker of the model, found nothing',
    ],
  ],
  [
    'a word twice, in another spelling',
    `${HEADER}\nslang,swampers,coil,,\nslang,Swamper,coil,,\n`,
    ['line 3, column word: expected each word once, found swamper, which line 2 has too'],
  ],
  [
    'too few cells',
    `${HEADER}\nslang,x\n`,
    ['line 2, column word: expected 5 cells, as many as the header names, found 2 cells'],
  ],
])('%s is refused with line and column, and the former words stay', async (_, content, problems) => {
  expect(await run(content)).toEqual({ code: 1, out: [...problems, KEPT] })
  expect(await held()).toHaveLength(1)
})

test('another encoding, a missing file and too many rows', async () => {
  const bad = await run(Uint8Array.from([0x7a, 0xff, 0xfe, 0x00]))
  const missing = await runWordsImport(database.db, join(folder, 'none.csv'), () => undefined)
  const rows = Array.from({ length: 5_001 }, (_, i) => `slang,w${i},coil,,`).join('\n')
  const many = await run(`${HEADER}\n${rows}\n`)

  expect([bad.code, missing, many]).toEqual([
    2,
    2,
    { code: 1, out: ['line 1: expected at most 5,000 rows, found 5,001', KEPT] },
  ])
})

test('the words are shown with their number', async () => {
  const out: string[] = []
  await runWordsShow(database.db, (line) => out.push(line))

  expect(out[0]).toBe('slang swamper: =air-conditioner > package unit')
  expect(out[1]).toMatch(/^1 imported\. The release brings [\d,]+ words of slang, \d+ names of brands/)
})

test('each process reads the words again after an import, and not otherwise', async () => {
  const stores = [createMemorySearch(), createMemorySearch()].map((search) => ({
    search,
    projection: createProjection({ db: database.db, search, clock: systemClock }),
  }))
  const refresh = () => Promise.all(stores.map(({ projection }) => projection.refresh()))
  const meanings = () =>
    stores.map(({ search }) => search.understand('swampers ').terms.map((term) => term.meanings.length))
  await refresh()
  const before = meanings()
  const revision = stores.map(({ projection }) => projection.revision())
  await refresh()
  const unchanged = stores.map(({ projection }) => projection.revision())
  await run(`${HEADER}\nslang,swamper,"=coil, =boiler, =ptac",,\n`)
  await refresh()

  expect([before, meanings()]).toEqual([
    [[2], [2]],
    [[3], [3]],
  ])
  expect(unchanged).toEqual(revision)
  for (const { search } of stores) search.close()
})

import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { searchContract, searchRequestSchema } from '#features/choosing/search/contract.ts'
import { MAX_QUERY_LENGTH } from '#features/choosing/search/rules/listing/listing.ts'
import { cleanQuery } from '#features/choosing/search/rules/listing/search-params.ts'
import { understandQuery } from '#features/choosing/search/rules/query/understand-query.ts'
import { toQuery } from '#features/choosing/search/server/present.ts'
import { presentPage } from '#features/choosing/search/server/write-page.ts'
import { pagesAbout } from '#features/content/content/rules/pages-about.ts'
import { SHARED_MACHINE } from '#tests/fixtures/shared-machine.ts'
import { type Searched, sharedSearch } from './ask.ts'

let search: Searched

beforeAll(async () => {
  search = await sharedSearch()
}, 120_000)

/** What one question may take of the processor of a quiet machine: a bad pattern takes seconds. */
const MOST_MS = 120

const ODD: readonly (readonly [name: string, text: string])[] = [
  ['one letter', 'a'.repeat(100)],
  ['words of one letter', 'a b c d e f g h i j '.repeat(5)],
  ['unknown words', 'xqzv wzkp vvqx qqzw zxkw '.repeat(4)],
  ['misspelt words', 'furnce condnser thermstat humidifer ventilater regster plenm filtr dampr compresr'],
  ['known words', 'gas furnace heat pump mini split line set air filter water heater thermostat coil duct'],
  ['words without, not and for', 'without not for '.repeat(7)],
  ['sizes', '1x2x3x4x5x6 '.repeat(9)],
  ['fractions', '1/2 3/4 5/8 7/16 '.repeat(6)],
  ['numbers', '1 2 3 4 5 6 7 8 9 0 '.repeat(5)],
  ['digits', '9'.repeat(100)],
  ['limits', 'between 1 and 2 under 3 over 4 at most 5 '.repeat(3)],
  ['dashes', '-'.repeat(100)],
  ['dots', '1.'.repeat(50)],
  ['dollars', '$1,'.repeat(33)],
  ['SQL', "'; drop table product; -- or 1=1 union select * from words where words match 'x*'"],
  ['FTS5', '"furnace" NEAR/2 (gas OR oil) NOT {kind}: ^a* AND'],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['patterns', '(a+)+$ [a-z]{1,99} .*.*.*.* ^(?:x|xx)*$ \\d+\\1'],
  ['accents on one letter', `e${'\u0301'.repeat(99)}`],
  ['ligatures that grow', '\ufdfa'.repeat(100)],
  ['fractions in one letter', '¼½¾⅓⅔⅛⅜⅝⅞'.repeat(11)],
  ['halves of pairs', '\ud83d\ud83d\udd25\udd25'.repeat(20)],
  ['right to left', '\u202egas \u200bfurnace\u200f'.repeat(6)],
  ['Chinese', '燃气炉空调热泵'.repeat(14)],
  ['emoji', '🔥❄️'.repeat(20)],
  ['control characters', '\u0000\u0001\t\n\u007f\u0085'.repeat(16)],
  ['names of properties', '__proto__ constructor toString hasOwnProperty valueOf'],
]

const spent = async (run: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** A question as a new one: nothing of it may be known from before. */
async function askAll(text: string): Promise<void> {
  const cut = text.slice(0, MAX_QUERY_LENGTH)
  const query = toQuery(searchRequestSchema.parse({ query: cut }), search.engine)
  presentPage(await search.engine.search(query), query)
  await search.engine.suggest(search.engine.understand(cleanQuery(cut)), 20)
  pagesAbout(cut, [])
}

test.each(ODD)('%s: an answer, in a bounded time', async (_, text) => {
  await askAll(text)
  const times: number[] = []
  for (let turn = 0; turn < 5; turn++) times.push(await spent(() => askAll(`${turn}${text}`)))

  expect(Math.min(...times), 'milliseconds of the processor').toBeLessThan(MOST_MS * SHARED_MACHINE)
})

test('a text of 10,000 characters is refused by the API and cut by the address', () => {
  const long = 'gas furnace '.repeat(900)
  const suggest = searchContract.suggest['~orpc'].inputSchema

  expect(searchRequestSchema.safeParse({ query: long }).success).toBe(false)
  expect(suggest?.['~standard'].validate({ q: long })).toMatchObject({ issues: expect.anything() })
  expect(cleanQuery(long).length).toBeLessThanOrEqual(MAX_QUERY_LENGTH)
})

test.each(ODD)('%s, 10,000 characters of it: reading takes a bounded time', async (_, text) => {
  const long = text.repeat(Math.ceil(10_000 / text.length)).slice(0, 10_000)
  const times: number[] = []
  for (let turn = 0; turn < 3; turn++) times.push(await spent(() => understandQuery(long)))

  expect(Math.min(...times), 'milliseconds of the processor').toBeLessThan(MOST_MS * SHARED_MACHINE)
  expect(understandQuery(long).terms.length).toBeLessThanOrEqual(24)
})

test('any text gets an answer of at most as many products as were asked for', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 100 }), fc.string({ maxLength: 100 }))
  await fc.assert(
    fc.asyncProperty(text, async (asked) => {
      const { products } = await search.ask(asked.slice(0, MAX_QUERY_LENGTH))
      expect(products.length).toBeLessThanOrEqual(10)
    }),
    { numRuns: 150 },
  )
})

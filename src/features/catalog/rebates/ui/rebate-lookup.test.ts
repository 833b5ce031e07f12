import { beforeEach, expect, test } from 'vitest'
import type { Rebates } from '../contract.ts'
import { type ChosenUtilities, NO_UTILITIES } from '../rules/utilities.ts'
import {
  type FindRebates,
  keepNoAnswerUnderWay,
  rebateFor as lookUp,
  type RebatePlace,
} from './rebate-lookup.ts'
import { readSaved } from './saved-rebates.ts'

let asked: { zipcode: string; ids: string[] }[] = []
const answer = (zipcode: string, ids: string[]): Rebates => ({
  zipcode,
  asOf: '2026-08-06',
  data: ids.map((id) => ({
    product_id: id,
    fuels: [],
    totalRebate: 600,
    atMost: false,
    authorities: ['Commonwealth Edison'],
    rebates: [{ program: 'IL-1', amount: 600, counted: true, conditions: ['contractor'] }],
  })),
  programs: [
    {
      id: 'IL-1',
      name: 'Discounts',
      authority: 'Commonwealth Edison',
      url: 'https://example.com/',
      payment: 'mail',
      incomeTested: false,
      endsOn: null,
    },
  ],
  utilities: [],
  totalRebates: 600 * ids.length,
  endedFederalCredits: [],
})

const find: FindRebates = async ({ zipcode, productsData }) => {
  const ids = productsData.map(({ product_id }) => product_id)
  asked.push({ zipcode, ids })
  if (zipcode === '00000') throw new Error('Invalid zipcode')
  return answer(zipcode, ids)
}

let entry: string | null = null
const saved = {
  read: () => entry,
  write(text: string) {
    entry = text
  },
}
const rebateFor = (by: FindRebates, place: RebatePlace, id: string) => lookUp({ find: by, saved }, place, id)

beforeEach(() => {
  asked = []
  entry = null
})

const at = (zip: string, utilities: ChosenUtilities = NO_UTILITIES) => ({ zip, utilities })
const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => String(450_000_000 + from + index))
const all = (zip: string, list: readonly string[]) =>
  Promise.all(list.map((id) => rebateFor(find, at(zip), id)))

test('[V-REBATES] nothing is asked without a zip', async () => {
  expect([await rebateFor(find, at(''), '450000000'), asked]).toEqual([undefined, []])
})

test('[D1] an answer after the cart was emptied is shown and not kept; the next is kept', async () => {
  const slow: FindRebates = async (request) => {
    keepNoAnswerUnderWay()
    return find(request)
  }
  const shown = await rebateFor(slow, at('60614'), '450000000')
  expect([shown?.total, entry]).toEqual([60_000, null])

  await rebateFor(find, at('60614'), '450000000')
  expect(entry).not.toBeNull()
})

test('[C-REBATES] a list asks once for all its products, and shows each rebate in one line', async () => {
  const found = await all('60614', ids(0, 24))
  expect(asked.map(({ ids: list }) => list.length)).toEqual([24])
  expect(found[0]).toMatchObject({
    line: '−$600 ComEd rebate, after purchase',
    sum: '−$600',
    offers: [{ amount: '$600', conditions: ['must be installed by a participating contractor'] }],
  })
})

test('[S-REBATES] answers the last 48 records from memory, and requests the oldest again', async () => {
  await all('60615', ids(100, 148))
  await all('60615', ids(100, 148))
  await rebateFor(find, at('60615'), '450000200')
  await rebateFor(find, at('60615'), '450000147')
  await rebateFor(find, at('60615'), '450000100')
  expect(asked.map(({ ids: list }) => list.length)).toEqual([48, 1, 1])
  expect(asked[2]?.ids).toEqual(['450000100'])
})

test('[C-REBATES] an answer that does not come leaves the line empty', async () => {
  expect(await rebateFor(find, at('00000'), '450000000')).toBeUndefined()
})

test('[D10] [S-REBATES] the browser keeps the records for a day; another page asks for none', async () => {
  const [first] = await all('60614', ids(0, 2))
  const now = Date.now()
  const place = JSON.stringify(['60614', null, null])

  expect(readSaved(entry, now).get(place)?.get('450000000')).toEqual(first)
  expect(readSaved(entry, now + 25 * 3_600_000).size).toBe(0)
  expect(await rebateFor(find, at('60614'), '450000001')).toMatchObject({ zip: '60614' })
  expect(asked).toHaveLength(1)
})

test.each([[null], ['x'], ['null'], ['{"shape":1}'], ['{"shape":0,"since":0,"places":[]}']])(
  '[D10] an entry that is not ours counts as none: %s',
  (text) => {
    expect(readSaved(text, Date.now()).size).toBe(0)
  },
)

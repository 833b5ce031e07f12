import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts as heatPumpTexts } from '#features/choosing/heat-pump/texts.ts'
import { texts as hotWaterTexts } from '#features/choosing/hot-water/texts.ts'
import { texts as costTexts } from '#features/choosing/operating-cost/texts.ts'
import { billTexts } from '#features/choosing/sizing/bill-texts.ts'
import { estimatorTexts } from '#features/choosing/sizing/estimator-texts.ts'
import { compareBills } from '#features/choosing/sizing/rules/bills/compare-bills.ts'
import { BILL_FUELS } from '#features/choosing/sizing/rules/bills/own-loss.ts'
import { readBillLines } from '#features/choosing/sizing/rules/bills/read-bills.ts'
import { HOME_DEFAULTS } from '#features/choosing/sizing/rules/home.ts'
import { pageTexts as selectorTexts } from '#features/choosing/system-selector/page-texts.ts'
import { leftOut } from '#lib/text/unknown-names.ts'
import { linkTexts } from '#store/routes/tools/load-estimate.server.ts'
import { textOf } from '#tests/fixtures/http/html.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ pages: true })
}, 120_000)
afterAll(() => app.close())

const SIZE = '/sizing-estimator?squareFeet=2000&zipCode=55802'
const COSTS = '/operating-cost-calculator/Results?squareFootage=2000&zipCode=55802'
const WATER = '/tankless-water-heater-size?zipCode=55401&shower=1'
const PUMP = '/heatpump?squareFeet=2000&zipCode=55802'
const SELECT = '/system-selector?step=tonnage&zip_code_location=55802'

const { errors } = estimatorTexts
const red = leftOut(['color'])
const noWeather = 'We have no weather data for American Samoa 96799'

// Each answer is impossible in one way. The page names it: it neither moves nor ignores it.
test.each([
  ['a home without area', '/sizing-estimator?squareFeet=0&zipCode=55802', errors.squareFeet],
  ['a home of 40 floors', `${SIZE}&numFloors=40`, errors.numFloors],
  ['a thermostat below the outdoor design', `${SIZE}&thermostatHT=-20`, errors.thermostatHT],
  ['five shared walls', `${SIZE}&sharedWalls=5`, errors.sharedWalls],
  ['a ZIP code without a station', '/sizing-estimator?squareFeet=2000&zipCode=96799', noWeather],
  ['an unknown key', `${SIZE}&color=red`, red],
  ['the end of a link cut off', `${SIZE}&made=xyz`, linkTexts.fault({ kind: 'unreadable' })],
  ['an impossible load by bills', `${SIZE}&billed=-5`, linkTexts.billed],
  ['costs of 40 floors', `${COSTS}&numFloors=40`, costTexts.assumed(['40'])],
  ['costs at −20 °F', `${COSTS}&thermostatHT=-20`, costTexts.errors.thermostatHT],
  ['a fuel that we do not know', `${COSTS}&primaryHeatFuel=Peat&fuel=Peat`, costTexts.assumed(['Peat'])],
  ['costs over 1,000 years', `${COSTS}&compareOverYear=1000`, costTexts.errors.compareOverYear],
  ['costs without a station', COSTS.replace('55802', '96799'), noWeather],
  ['costs with an unknown key', `${COSTS}&color=red`, red],
  ['99 showers', WATER.replace('shower=1', 'shower=99'), hotWaterTexts.errors.count],
  ['half a shower', WATER.replace('shower=1', 'shower=0.5'), hotWaterTexts.errors.count],
  ['water without a station', WATER.replace('55401', '96799'), noWeather],
  ['water with an unknown key', `${WATER}&color=red`, red],
  ['a heat pump for 40 floors', `${PUMP}&numFloors=40`, heatPumpTexts.assumed('Floors', '40', '1')],
  ['a heat pump at −20 °F', `${PUMP}&thermostatHT=-20`, heatPumpTexts.errors.thermostatHT],
  ['a heat pump without a station', PUMP.replace('55802', '96799'), noWeather],
  ['a heat pump with an unknown key', `${PUMP}&color=red`, red],
  ['a system that does not exist', `${SELECT}&systemType=warp`, selectorTexts.wrong(1)],
  ['the selector without a station', SELECT.replace('55802', '96799'), noWeather],
])('[R-SIZING, R-OPCOST, R-TANKLESS, R-HEATPUMP, R-SEL] %s gets a clear word', async (_, path, words) => {
  const answer = await app.fetch(path)
  const text = textOf(await answer.text())

  expect([answer.status < 500, app.errors]).toEqual([true, []])
  expect(text).toContain(words)
  expect(text).not.toMatch(/NaN|Infinity|undefined|\[object/)
})

test.each([
  ['the third question first', '/system-selector?step=zones', '/system-selector?step=place'],
  ['results without an answer', '/system-selector/results', '/system-selector?step=place'],
  [
    'results after one answer',
    '/system-selector/results?zip_code_location=55802',
    '/system-selector?step=system&zip_code_location=55802',
  ],
])('[S-SEL-01] %s leads to the first question that is open', async (_, path, to) => {
  const answer = await app.fetch(path)

  expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
})

test.each([
  ['utm_source=mail', WATER],
  ['gclid=1', PUMP],
  ['fbclid=1', COSTS],
  ['mc_cid=1', SIZE],
])('the name %s of an advertisement is no answer and gets no warning', async (name, path) => {
  const text = textOf(await (await app.fetch(`${path}&${name}`)).text())

  expect(text).not.toContain(name.split('=')[0])
})

/** What the estimator says of bills that a shopper types. */
function saidOf(lines: readonly string[]): string {
  const read = readBillLines(lines.join('\n'))
  if ('fault' in read) return billTexts.fault(read.fault)
  const compared = compareBills(read.rows, {
    home: { ...HOME_DEFAULTS, squareFeet: 2_000, hasBasement: true },
    climate: { heat99F: 2.8, cool1F: 88.9, elevationFt: 594, dailyRangeF: 19, grains: 32 },
    year: { meanF: 51.3, heatingDegreeDays: 6_142 },
    btuPerUnit: BILL_FUELS.gas.btu,
    efficiency: 0.8,
  })
  return 'problem' in compared ? billTexts.problems[compared.problem] : 'a load'
}

const WINTER = ['2025-12-01,2025-12-31,120', '2026-01-01,2026-01-31,150', '2026-02-01,2026-02-28,130']

test('[R-SIZING] bills that go together give a load, so the words below have another reason', () => {
  expect(saidOf(WINTER)).toBe('a load')
})

test.each([
  [
    'days that overlap',
    [...WINTER, '2026-01-15,2026-02-15,140'],
    billTexts.fault({ kind: 'overlap', line: 4 }),
  ],
  [
    'a bill that ends before it begins',
    ['2026-01-31,2026-01-01,150'],
    billTexts.fault({ kind: 'order', line: 1 }),
  ],
  ['a use below 0', ['2026-01-01,2026-01-31,-5'], billTexts.fault({ kind: 'use', line: 1 })],
  [
    'only summer',
    ['2025-07-01,2025-07-31,20', '2025-08-01,2025-08-31,20'],
    billTexts.problems['too-few-cold'],
  ],
  [
    'winters that contradict each other',
    ['2025-12-01,2025-12-31,20', '2026-01-01,2026-01-31,900', '2026-02-01,2026-02-28,15'],
    billTexts.problems.contradict,
  ],
])('[R-SIZING] bills with %s get a clear word', (_, lines, words) => {
  expect(saidOf(lines)).toBe(words)
})

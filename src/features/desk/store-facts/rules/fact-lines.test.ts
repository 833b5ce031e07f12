import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_FACTS, type Figure, type StoreFacts } from '#lib/merchant/merchant.ts'
import { texts } from '../texts.ts'
import { factLines, readFacts } from './fact-lines.ts'
import { FIGURE_NAMES, FIGURES } from './figures.ts'
import { SWITCHES } from './switches.ts'

const hours = fc.option(
  fc
    .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 23 }))
    .filter(([from, to]) => from < to) as fc.Arbitrary<[number, number]>,
  { nil: null },
)
const on = fc.oneof(
  fc.record({
    kind: fc.constant('date' as const),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 28 }),
  }),
  fc.record({
    kind: fc.constant('nth' as const),
    month: fc.integer({ min: 1, max: 12 }),
    weekday: fc.integer({ min: 0, max: 6 }),
    n: fc.integer({ min: 1, max: 4 }),
    plus: fc.integer({ min: 0, max: 6 }),
  }),
  fc.record({
    kind: fc.constant('last' as const),
    month: fc.integer({ min: 1, max: 12 }),
    weekday: fc.integer({ min: 0, max: 6 }),
  }),
  fc.constant({ kind: 'once' as const, day: '2026-12-31' }),
)
const anyFacts: fc.Arbitrary<StoreFacts> = fc.record({
  phone: fc.constant('(312) 555-0100'),
  hours: fc.array(hours, { minLength: 7, maxLength: 7 }),
  cutoffMinutes: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  holidays: fc.array(
    fc.record({
      name: fc.constantFrom('Day of the boss', 'Inventory'),
      on,
      hours: fc.oneof(hours, fc.constant(undefined)),
      stopsDeliveries: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  refundAloneUpTo: fc.integer({ min: 0, max: 99_999_99 }),
  checks: fc.record({
    payee: fc.constantFrom('Alpine', 'Alpine Heating & Cooling, Inc.'),
    address: fc.constant('P.O. Box 12, Chicago, IL 60614'),
  }),
  switchedOff: fc.subarray([...SWITCHES]),
  // A figure that is as usual is not kept.
  figures: fc
    .record(
      Object.fromEntries(
        FIGURE_NAMES.map((name) => [name, fc.integer({ min: FIGURES[name].least, max: FIGURES[name].most })]),
      ) as Record<Figure, fc.Arbitrary<number>>,
      { requiredKeys: [] },
    )
    .map(
      (figures) =>
        Object.fromEntries(
          Object.entries(figures).filter(([name, value]) => value !== FIGURES[name as Figure].usual),
        ) as StoreFacts['figures'],
    ),
})

test('what is written is read back', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(readFacts(factLines(facts))).toEqual(facts)
    }),
  )
  expect(readFacts(factLines(FIRST_FACTS))).toEqual(FIRST_FACTS)
})

const lines = factLines(FIRST_FACTS)
const changed = (key: string, value: string) =>
  readFacts(lines.map((line) => (line.key === key ? { key, value } : line)))

test.each([
  ['phone', '555-0142', texts.phone],
  ['hours Monday', '7:30 AM - 7 PM', texts.hours],
  ['hours Monday', '7 PM - 7 AM', texts.hours],
  ['hours Monday', '', texts.hours],
  ['cutoff', '13:00', texts.cutoff],
  ['refund alone', '1,00', texts.refundAlone],
  ['refund alone', '100,000', texts.refundAlone],
  ['pay PayPal', 'maybe', texts.onOff],
  ['price liftgate', 'free', texts.amount('$0.00', '$999.99')],
  ['price liftgate', '$1,000.00', texts.amount('$0.00', '$999.99')],
  ['cutoff guaranteed', 'noon', texts.ownCutoff],
  ['discount alone', '51%', texts.number('0%', '50%')],
  ['bulk orders', '501', texts.number('1', '500')],
  ['deliver inside', 'maybe', texts.onOff],
  ['check payee', '', texts.payee],
  ['check address', 'Chicago', texts.address],
])('%s “%s” is refused with what to write', (key, value, problem) => {
  expect(changed(key, value)).toEqual([{ line: lines.findIndex((line) => line.key === key) + 1, problem }])
})

test('[29] amounts are written with commas, as everywhere else, and read with or without them', () => {
  const large = factLines({
    ...FIRST_FACTS,
    figures: { 'large order': 25_000_00 },
    refundAloneUpTo: 1_500_00,
  })
  const written = (key: string) => large.find((line) => line.key === key)?.value
  expect([written('large order'), written('refund alone')]).toEqual(['$25,000.00', '$1,500.00'])
  for (const value of ['1,000', '$1,000.00', '1000', '$1000'])
    expect(changed('refund alone', value)).toMatchObject({ refundAloneUpTo: 1_000_00 })
})

test.each([
  'Christmas; December 32; closed; stop',
  'Christmas; 6th Monday of May; closed; stop',
  'Christmas; 2026-02-30; closed; stop',
  'Christmas; December 25; maybe; stop',
  'Christmas; December 25; closed; perhaps',
  '; December 25; closed; stop',
  'Christmas; December 25; closed',
])('the holiday “%s” is refused with what to write', (value) => {
  expect(readFacts([...lines, { key: 'holiday', value }])).toMatchObject([
    { line: lines.length + 1, problem: texts.holiday },
  ])
})

test('an unknown key, a key that stands twice and one that is missing are named', () => {
  const problems = readFacts([
    ...lines.filter(({ key }) => key !== 'cutoff'),
    { key: 'fax', value: '1' },
    lines[1]!,
  ])
  expect(problems).toMatchObject([
    { line: 0, problem: texts.missing('cutoff') },
    { problem: expect.stringContaining('“fax” is no fact of the store') },
    { problem: texts.twice('hours Sunday') },
  ])
})

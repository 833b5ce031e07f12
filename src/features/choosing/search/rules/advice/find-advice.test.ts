import { describe, expect, test } from 'vitest'
import { SHIPPED_VOCABULARY } from '../query/vocabulary.ts'
import { SHIPPED_ADVICE } from './advice-table.ts'
import { ADVICE_SOURCES } from './data/advice-sources.ts'
import { findAdvice } from './find-advice.ts'
import { understandAsked } from './understand-asked.ts'

const titleOf = (text: string): string | undefined =>
  findAdvice(text, SHIPPED_VOCABULARY.advice)?.advice.title
const ADVICE = [...new Set(SHIPPED_ADVICE.map(({ advice }) => advice))]

describe('[E2] a fault is read by its machine, its part and its verb, in words that no row has', () => {
  test.each([
    ['my heat pump is iced over', 'The heat pump is covered in ice'],
    ['there is a thick block of ice around the outside heat pump', 'The heat pump is covered in ice'],
    ['the pilot on my old heater will not stay lit', 'The pilot light goes out'],
    ['furnce wont ignit', 'The burner doesn’t light'],
    ['why does the airconditioner keep leeking water on the carpet', 'Water leaks from the air conditioner'],
    ['the AC’s fan isn’t spinning but I hear it hum', 'It hums and the fan stands still'],
    ['shower goes cold after 5 minutes', 'The shower turns cold'],
    ['we ran out of hot water', 'Hot water runs out too soon'],
    ['no hot water', 'No hot water'],
    ['la calefaccion no calienta', 'The furnace doesn’t heat'],
    ['el aire no enfria', 'The air conditioner doesn’t cool'],
    ['thermostat went blank', 'The thermostat is blank'],
    ['electric bill doubled', 'The energy bill is high'],
    ['pipes froze last night', 'Frozen water pipes'],
  ])('%s: %s', (text, title) => {
    expect(titleOf(text)).toBe(title)
  })
})

describe('[E3] "no" before what is missing is a complaint, before a feature an exclusion', () => {
  test.each([
    ['no cooling upstairs', 'Upstairs is too hot, or downstairs too cold'],
    ['no heat', 'The furnace doesn’t heat'],
    ['no ducts in my house', 'A house without ducts'],
    ['thermostat no wifi', undefined],
    ['heat pump without wifi', undefined],
    ['mini split no line set', undefined],
  ])('%s: %s', (text, title) => {
    expect(titleOf(text)).toBe(title)
  })
})

test.each([
  'i smell gas',
  'rotten egg smell near the furnace',
  'furnace smells like propane and wont light',
  'co detector going off',
  'smoke coming out of the ac',
  'sparks in the furnace',
  'dizzy when the furnace runs',
])('[E2] %s is a danger: leave first, and no product', (text) => {
  const { advice, terms } = understandAsked(text)

  expect([advice?.call, advice?.goods]).toEqual(['danger', []])
  expect(terms.flatMap(({ meanings }) => meanings.flatMap(({ tokens }) => tokens))).toEqual(['is.nothing'])
})

describe('[E12] a room or a plan means the equipment that suits, and what is named beside it stays', () => {
  test.each([
    ['sunroom ac 800 sq ft', 'A sunroom'],
    ['heat my 2 car garage', 'Heat for a garage'],
    ['double wide furnace', 'A manufactured home'],
    ['cool my server closet', 'A server closet'],
    ['heat pump with gas backup', 'Dual fuel: a heat pump with a gas furnace'],
  ])('%s: %s', (text, title) => {
    expect(understandAsked(text).advice?.title).toBe(title)
  })

  test.each([
    'thermostat for a garage',
    'mini split for a sunroom',
    'garage door opener',
    'hot water heater for a cabin',
  ])('%s names what is wanted', (text) => {
    expect(understandAsked(text).advice?.kind).not.toBe('job')
  })

  test('the area is a measure', () => {
    expect(understandAsked('sunroom ac 800 sq ft').measures).toHaveLength(1)
  })
})

test.each([
  'low noise heat pump',
  'quiet mini split for a bedroom',
  'leak detector',
  'cold climate heat pump',
  'hard start kit',
  'surge protector',
  'furnace filter',
  'humidifier pad',
  'gas furnace 80k',
])('%s asks for goods', (text) => {
  expect(understandAsked(text).advice).toBeUndefined()
})

test('[E2] at least 150 faults, each with what to do, whether to call, and a source', () => {
  const faults = ADVICE.filter(({ kind }) => kind === 'symptom')

  expect(faults.length).toBeGreaterThanOrEqual(150)
  expect(faults.filter(({ call, text }) => call === '' || text.length < 20)).toEqual([])
  expect(ADVICE.filter(({ source }) => !(source in ADVICE_SOURCES)).map(({ title }) => title)).toEqual([])
  const used = new Set(ADVICE.map(({ source }) => source))
  expect(Object.keys(ADVICE_SOURCES).filter((source) => !used.has(source))).toEqual([])
})

test('[E2] nothing is sold to who is in danger, and no advice is without help', () => {
  for (const { call, goods, path, title } of ADVICE) {
    if (call === 'danger') expect([title, goods.length]).toEqual([title, 0])
    if (call !== '') expect([title, path === '']).toEqual([title, false])
  }
})

test('a text of thousands of words is read in a moment', () => {
  const text = 'my furnace is not heating and it smells '.repeat(2_000)
  // The least of three: the first run also compiles the code, and a busy machine slows it.
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    findAdvice(text, SHIPPED_VOCABULARY.advice)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })

  expect(Math.min(...times), 'milliseconds of the processor').toBeLessThan(100)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, formatDay } from './dates.ts'
import { formatMoney, toCents } from './money.ts'
import { grouped, roundStep, upToHundredths, withUnit } from './numbers.ts'

const intl = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options)

test('a whole number is grouped as Intl groups it', () => {
  const format = intl()
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => grouped(value) === format.format(value)),
  )
})

test('a number with three decimals is grouped as Intl groups it', () => {
  const format = intl()
  fc.assert(
    fc.property(
      fc.integer({ min: -1e11, max: 1e11 }),
      (thousandths) => grouped(thousandths / 1000) === format.format(thousandths / 1000),
    ),
  )
})

test('a number with two decimals is written as Intl writes it', () => {
  const format = intl({ maximumFractionDigits: 2 })
  fc.assert(
    fc.property(
      fc.integer({ min: -1e11, max: 1e11 }),
      (hundredths) => upToHundredths(hundredths / 100) === format.format(hundredths / 100),
    ),
  )
})

test('an amount is written as Intl writes it, with a true minus sign', () => {
  const format = intl({ style: 'currency', currency: 'USD' })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => {
      const written = format.format(cents / 100)
      return (
        formatMoney(toCents(cents)) === written &&
        (cents === 0 || formatMoney(toCents(-cents)) === `−${written}`)
      )
    }),
  )
})

test('every day of twenty years is named as Intl names it', () => {
  const day = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const date = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })
  for (let at = Date.UTC(2016, 0, 1); at < Date.UTC(2036, 0, 1); at += 86_400_000) {
    const iso = new Date(at).toISOString().slice(0, 10)
    expect([formatDay(iso), formatDate(iso)]).toEqual([day.format(at), date.format(at)])
  }
})

test.each([
  ['36,000', 'BTU/h', '36,000 BTU/h'],
  ['96', '%', '96%'],
  ['17½', '″', '17½″'],
  ['Yes', '', 'Yes'],
])('"%s" with the unit "%s" reads "%s"', (value, unit, expected) => {
  expect(withUnit(value, unit)).toBe(expected)
})

test.each([
  [0.9, 0.4],
  [40_000, 10_000],
  [41_000, 20_000],
  [80_000, 20_000],
  [120_000, 40_000],
  [13_476, 4_000],
])('grid lines up to %s stand %s apart', (most, step) => expect(roundStep(most)).toBeCloseTo(step, 9))

test('at most four grid lines reach any number, and at least two', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), (most) => {
      const lines = Math.ceil(most / roundStep(most) - 1e-9)
      return lines >= 2 && lines <= 4
    }),
  )
})

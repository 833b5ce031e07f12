import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  readDay,
  readMoney,
  readNumber,
  readTextOrTexts,
  readTexts,
  readYesNo,
  writeTextOrTexts,
  writeTexts,
} from './import-cells.ts'

const value = <T>(read: T) => ({ kind: 'value', value: read })
const wrong = { kind: 'wrong', expected: expect.any(String) }

describe('a cell', () => {
  test.each([
    ['0', 0],
    ['1299.99', 129_999],
    ['5.1', 510],
    ['5', 500],
    ['0.07', 7],
    ['999999999.99', 99_999_999_999],
    ['$5', 500],
    ['1,299.99', 129_999],
    ['$1,299.99', 129_999],
    ['$ 12,345,678.9', 1_234_567_890],
  ])('of money %s holds %d cents', (text, cents) => {
    expect(readMoney(text)).toEqual(value(cents))
  })

  test.each(['-1', '1.001', '1,29', '1,2999.99', '1.299,99', '1e3', 'NaN', '.5', '5.', '€5', '9999999999'])(
    'of money is refused: %s',
    (text) => {
      expect(readMoney(text)).toEqual(wrong)
    },
  )

  test('of money holds every amount of cents exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(readMoney((cents / 100).toFixed(2))).toEqual(value(cents))
      }),
    )
  })

  test.each([
    ['12', { least: 0 }, true],
    ['-1', { least: 0 }, false],
    ['1.5', { whole: true }, false],
    ['1e5', {}, false],
    ['Infinity', {}, false],
    ['0x10', {}, false],
    ['', {}, false],
  ])('of a number %s within %j is right: %s', (text, bounds, right) => {
    expect(readNumber(text, bounds).kind === 'value').toBe(right)
  })

  test.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['1900-02-29', false],
    ['2026-13-01', false],
    ['26-01-01', false],
  ])('of a day %s is right: %s', (text, right) => {
    expect(readDay(text).kind === 'value').toBe(right)
  })

  test.each([
    ['yes', true],
    ['TRUE', true],
    ['no', false],
  ])('of yes or no: %s', (text, expected) => {
    expect(readYesNo(text)).toEqual(value(expected))
    expect(readYesNo('maybe')).toEqual(wrong)
  })

  test('of texts reads the written texts back', () => {
    const texts = fc.array(
      fc.string({ minLength: 1 }).filter((text) => text === text.trim()),
      { minLength: 1, maxLength: 5 },
    )

    fc.assert(
      fc.property(texts, (list) => {
        expect(readTexts(writeTexts(list))).toEqual(value(list))
      }),
    )
    fc.assert(
      fc.property(texts, (list) => {
        expect(readTextOrTexts(writeTextOrTexts(list))).toEqual(value(list))
      }),
    )
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => text === text.trim()),
        (text) => {
          expect(readTextOrTexts(writeTextOrTexts(text))).toEqual(value(text))
        },
      ),
    )
  })
})

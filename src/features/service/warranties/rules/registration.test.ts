import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { serialTexts } from '#features/selling/fulfilment/rules/serial-texts.ts'
import { plainSerial, serialFault } from '#features/selling/fulfilment/rules/serials.ts'
import { texts } from '../texts.ts'
import { checkRegistration } from './registration.ts'
import { coverageOf, daysBetween, type WarrantyTerms } from './terms.ts'

const { errors } = texts

describe('[R-TENYEAR] a serial number', () => {
  test.each([
    ['4821N07731', undefined],
    [' 4821 n0 7731 ', undefined],
    ['E-240912345', undefined],
    ['', serialTexts.length(0)],
    ['4821', serialTexts.length(4)],
    ['1'.padEnd(21, '23'), serialTexts.length(21)],
    ['AAAAAAAA', serialTexts.none],
    ['00000000', serialTexts.none],
    ['SERIALNO', serialTexts.none],
    ['48×21N0', serialTexts.signs],
    ["1' or 1=1", serialTexts.signs],
    ['ac14-36', serialTexts.model],
  ])('“%s”: %s', (typed, fault) => expect(serialFault(typed, 'AC14-36')).toBe(fault))

  test('is the same with blanks and in small letters', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{5,20}$/), (serial) =>
        [serial.toLowerCase(), serial.replaceAll('', ' '), ` ${serial}`].every(
          (typed) => plainSerial(typed) === serial,
        ),
      ),
    ))
})

describe('[R-TENYEAR] what a registration needs', () => {
  const days = { model: 'AC14-36', shipped: [], soldOn: '2026-11-02', today: '2026-11-23' }
  const draft = { serial: '4821N07731', installedOn: '2026-11-10', installer: '', hasPhoto: false }
  test.each([
    ['a serial number', {}, {}],
    ['a photo alone', { serial: '', hasPhoto: true }, {}],
    ['neither', { serial: ' ' }, { serial: errors.serialOrPhoto }],
    ['no day', { installedOn: '' }, { installedOn: errors.day }],
    ['a day that no calendar has', { installedOn: '2026-02-30' }, { installedOn: errors.day }],
    ['a day before the order', { installedOn: '2026-11-01' }, { installedOn: errors.beforeSale }],
    ['tomorrow', { installedOn: '2026-11-24' }, { installedOn: errors.future }],
    ['a long name', { installer: 'x'.repeat(81) }, { installer: errors.installer }],
  ])('%s', (_, change, faults) => expect(checkRegistration({ ...draft, ...change }, days)).toEqual(faults))
})

describe('[R-TENYEAR] what a registration is worth', () => {
  const terms: WarrantyTerms = { registeredYears: 10, unregisteredYears: 5, coreYears: 12, withinDays: 60 }
  const at = (registeredOn: string, state = 'MN', installedOn = '2026-11-10') =>
    coverageOf(terms, { installedOn, registeredOn, state })

  test('on the last day it holds ten years, a day later five', () => {
    expect(at('2027-01-09')).toEqual({
      registerBy: '2027-01-09',
      isLate: false,
      years: 10,
      endsOn: '2036-11-09',
    })
    expect(at('2027-01-10')).toMatchObject({ isLate: true, years: 5, endsOn: '2031-11-09' })
  })

  test('the law of California keeps the full term', () => {
    expect(at('2028-01-01', 'CA')).toMatchObject({ isLate: true, years: 10, endsOn: '2036-11-09' })
  })

  test('a unit installed on 29 February is covered to the end of February', () => {
    expect(at('2028-03-01', 'MN', '2028-02-29').endsOn).toBe('2038-02-27')
  })

  test('days are counted over a change of the clock', () => {
    expect(daysBetween('2026-10-30', '2026-11-03')).toBe(4)
    expect(daysBetween('2026-11-03', '2026-10-30')).toBe(-4)
  })
})

test('[29] another number than the one that we shipped takes a photo of the plate', () => {
  const draft = { serial: 'N0000002', installedOn: '2026-11-20', installer: '', hasPhoto: false }
  const facts = { model: 'AC14-36', soldOn: '2026-11-02', today: '2026-11-23' }
  const faults = (shipped: string[]) => checkRegistration(draft, { ...facts, shipped }).serial
  expect(faults(['N0000001'])).toBe(serialTexts.shipped('N0000001'))
  expect(faults(['N0000001', 'N0000002'])).toBeUndefined()
  expect(faults([])).toBeUndefined()
})

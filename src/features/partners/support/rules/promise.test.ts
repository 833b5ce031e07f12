import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#lib/dates.ts'
import {
  addOpenMinutes,
  CALL_BACK_MINUTES,
  callBackBy,
  callBackTimes,
  openingAt,
  promiseText,
} from './business-hours.ts'

const at = (text: string) => new Date(text)

test.each([
  ['at noon on a Monday', '2026-11-23T18:10:40Z', '2026-11-23T19:10:00.000Z', 'today by 1:10 PM CT'],
  ['an hour before closing', '2026-11-24T00:00:00Z', '2026-11-24T01:00:00.000Z', 'today by 7:00 PM CT'],
  [
    'half an hour before closing',
    '2026-11-24T00:30:00Z',
    '2026-11-24T13:30:00.000Z',
    'by 7:30 AM CT on Tue, Nov 24',
  ],
  ['at closing', '2026-11-24T01:00:00Z', '2026-11-24T14:00:00.000Z', 'by 8:00 AM CT on Tue, Nov 24'],
  ['after closing', '2026-11-24T03:00:00Z', '2026-11-24T14:00:00.000Z', 'by 8:00 AM CT on Tue, Nov 24'],
  ['before opening', '2026-11-23T12:00:00Z', '2026-11-23T14:00:00.000Z', 'today by 8:00 AM CT'],
  [
    'the evening before Thanksgiving',
    '2026-11-26T02:00:00Z',
    '2026-11-27T14:00:00.000Z',
    'by 8:00 AM CT on Fri, Nov 27',
  ],
  [
    'late on Christmas Eve’s morning',
    '2026-12-24T18:45:00Z',
    '2026-12-26T16:45:00.000Z',
    'by 10:45 AM CT on Sat, Dec 26',
  ],
  [
    'the night in which clocks go forward',
    '2027-03-14T07:30:00Z',
    '2027-03-14T16:00:00.000Z',
    'today by 11:00 AM CT',
  ],
  ['the hour after', '2027-03-14T08:30:00Z', '2027-03-14T16:00:00.000Z', 'today by 11:00 AM CT'],
  [
    'the evening before that night',
    '2027-03-13T21:30:00Z',
    '2027-03-14T15:30:00.000Z',
    'by 10:30 AM CT on Sun, Mar 14',
  ],
  [
    'the night in which clocks go back',
    '2027-11-07T06:30:00Z',
    '2027-11-07T17:00:00.000Z',
    'today by 11:00 AM CT',
  ],
  [
    'the hour that is shown again',
    '2027-11-07T07:30:00Z',
    '2027-11-07T17:00:00.000Z',
    'today by 11:00 AM CT',
  ],
  [
    'the evening before that night',
    '2027-11-06T20:30:00Z',
    '2027-11-07T16:30:00.000Z',
    'by 10:30 AM CT on Sun, Nov 7',
  ],
])('[S-EXP-05] %s: a call within an hour of business hours', (_, now, promised, text) => {
  expect(callBackBy(at(now)).toISOString()).toBe(promised)
  expect(promiseText(at(promised), at(now))).toBe(text)
})

test('[S-EXP-05] an hour that the visitor chose is promised to its end', () => {
  const chosen = at('2026-11-24T15:00:00Z')

  expect(callBackBy(at('2026-11-24T03:00:00Z'), chosen)).toEqual(at('2026-11-24T16:00:00Z'))
})

const instant = fc.date({
  min: at('2026-01-01T00:00:00Z'),
  max: at('2032-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('[S-EXP-05] at any instant: exactly an hour of open minutes lies before the promise', () => {
  fc.assert(
    fc.property(instant, (now) => {
      const promised = callBackBy(now)
      let open = 0
      const start = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
      for (let minute = start; minute < promised.getTime(); minute += MINUTE_MS)
        if (openingAt(new Date(minute)).isOpen) open++

      expect(open).toBe(CALL_BACK_MINUTES)
      expect(openingAt(new Date(promised.getTime() - MINUTE_MS)).isOpen).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('at any instant: each offered hour lies ahead and within business hours', () => {
  fc.assert(
    fc.property(instant, (now) => {
      const times = callBackTimes(now)

      expect(new Set(times.map(({ day }) => day)).size).toBe(3)
      for (const { from } of times) {
        expect(from.getTime()).toBeGreaterThan(now.getTime() - MINUTE_MS)
        expect(openingAt(from).isOpen).toBe(true)
        expect(addOpenMinutes(from, 60).getTime() - from.getTime()).toBe(60 * MINUTE_MS)
      }
    }),
    { numRuns: 300 },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { fromStoreZone, inStoreZone } from './calendar.ts'

const FIRST = Date.UTC(2007, 0, 1, 12)
const LAST = Date.UTC(2045, 0, 1)

const chicago = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Chicago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The same as the time zone database of Node has it. */
function byDatabase(at: Date): { day: string; minutes: number } {
  const parts = Object.fromEntries(chicago.formatToParts(at).map((part) => [part.type, part.value]))
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

test('the warehouse’s clock is that of the time zone database at any moment', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(FIRST), max: new Date(LAST), noInvalidDate: true }), (at) => {
      expect(inStoreZone(at)).toEqual(byDatabase(at))
    }),
    { numRuns: 2_000 },
  )
})

test('it changes at the same hours of every March and November', () => {
  for (let year = 2007; year < 2045; year++)
    for (const month of [2, 10])
      for (let at = Date.UTC(year, month, 1); at < Date.UTC(year, month, 16); at += HOUR_MS)
        for (const moment of [at - 1, at])
          expect(inStoreZone(new Date(moment))).toEqual(byDatabase(new Date(moment)))
})

test('a time on the warehouse’s clock is the instant at which it shows that time', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(FIRST), max: new Date(LAST), noInvalidDate: true }), (at) => {
      const shown = inStoreZone(at)
      const found = fromStoreZone(shown.day, shown.minutes)

      expect(inStoreZone(found)).toEqual(shown)
      // In the hour that the clock shows twice, the first one is meant.
      expect([0, 3_600_000]).toContain(Math.floor(at.getTime() / 60_000) * 60_000 - found.getTime())
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['before clocks go forward', '2027-03-14', 119, '2027-03-14T07:59:00.000Z'],
  ['in the hour that is skipped', '2027-03-14', 150, '2027-03-14T08:30:00.000Z'],
  ['after it', '2027-03-14', 180, '2027-03-14T08:00:00.000Z'],
  ['in the hour that is shown twice', '2027-11-07', 90, '2027-11-07T06:30:00.000Z'],
  ['after it', '2027-11-07', 120, '2027-11-07T08:00:00.000Z'],
])('%s', (_, day, minutes, instant) => {
  expect(fromStoreZone(day, minutes).toISOString()).toBe(instant)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#kit/dates.ts'
import { inChicago } from './calendar.ts'

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
      expect(inChicago(at)).toEqual(byDatabase(at))
    }),
    { numRuns: 2_000 },
  )
})

test('it changes at the same hours of every March and November', () => {
  for (let year = 2007; year < 2045; year++)
    for (const month of [2, 10])
      for (let at = Date.UTC(year, month, 1); at < Date.UTC(year, month, 16); at += HOUR_MS)
        for (const moment of [at - 1, at])
          expect(inChicago(new Date(moment))).toEqual(byDatabase(new Date(moment)))
})

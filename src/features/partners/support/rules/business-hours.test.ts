import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holidaysOn, inStoreZone } from '#platform/clock/rules/calendar.ts'
import { texts } from '../texts.ts'
import { BUSINESS_HOURS, openingAt, openingText } from './business-hours.ts'

test.each([
  ['Sunday before ten', '2026-11-22T15:59:59Z', 'Closed now. Opens today 10 AM CT'],
  ['Sunday at ten', '2026-11-22T16:00:00Z', 'Open until 3 PM CT'],
  ['Sunday at three', '2026-11-22T21:00:00Z', 'Closed now. Opens Monday 7 AM CT'],
  ['Monday before seven', '2026-11-23T12:59:00Z', 'Closed now. Opens today 7 AM CT'],
  ['Monday at seven', '2026-11-23T13:00:00Z', 'Open until 7 PM CT'],
  ['Friday a minute before seven in the evening', '2026-11-28T00:59:00Z', 'Open until 7 PM CT'],
  ['Friday at seven in the evening', '2026-11-28T01:00:00Z', 'Closed now. Opens Saturday 10 AM CT'],
  ['Thanksgiving at noon', '2026-11-26T18:00:00Z', 'Closed for Thanksgiving. Opens Friday 7 AM CT'],
  [
    'the evening before Thanksgiving',
    '2026-11-26T02:00:00Z',
    'Closed now. Opens Friday 7 AM CT, after Thanksgiving',
  ],
  ['Christmas Eve in the morning', '2026-12-24T18:00:00Z', 'Open until 1 PM CT (Christmas Eve)'],
  [
    'Christmas Eve in the afternoon',
    '2026-12-24T20:00:00Z',
    'Closed for Christmas Eve. Opens Saturday 10 AM CT',
  ],
  ['the Friday before a Fourth of July on a Saturday', '2026-07-03T15:00:00Z', 'Open until 7 PM CT'],
  ['an hour before clocks went forward', '2027-03-14T07:00:00Z', 'Closed now. Opens today 10 AM CT'],
  ['the last second before opening on that day', '2027-03-14T14:59:59Z', 'Closed now. Opens today 10 AM CT'],
  ['opening on the day on which clocks went forward', '2027-03-14T15:00:00Z', 'Open until 3 PM CT'],
  ['in the hour that clocks show twice', '2027-11-07T06:30:00Z', 'Closed now. Opens today 10 AM CT'],
  ['the same hour again', '2027-11-07T07:30:00Z', 'Closed now. Opens today 10 AM CT'],
  ['the last second before opening on that day', '2027-11-07T15:59:59Z', 'Closed now. Opens today 10 AM CT'],
  ['opening on the day on which clocks went back', '2027-11-07T16:00:00Z', 'Open until 3 PM CT'],
  ['Saturday at ten', '2026-11-28T16:00:00Z', 'Open until 4 PM CT'],
  ['Saturday at four', '2026-11-28T22:00:00Z', 'Closed now. Opens Sunday 10 AM CT'],
  ['in summer, an hour earlier in UTC', '2026-07-20T12:00:00Z', 'Open until 7 PM CT'],
  ['in summer before seven', '2026-07-20T11:59:00Z', 'Closed now. Opens today 7 AM CT'],
  ['the Sunday on which clocks go forward', '2026-03-08T15:00:00Z', 'Open until 3 PM CT'],
  ['the Sunday on which clocks go back', '2026-11-01T15:30:00Z', 'Closed now. Opens today 10 AM CT'],
])('[K-HOURS] %s', (_, instant, text) => {
  expect(openingText(openingAt(new Date(instant)))).toBe(text)
})

test('[K-HOURS] the hours are the specification’s, and its words say the same', () => {
  const [sunday, monday, , , , friday, saturday] = BUSINESS_HOURS

  expect([sunday, monday, friday, saturday]).toEqual([
    [10, 15],
    [7, 19],
    [7, 19],
    [10, 16],
  ])
  expect(texts.hours).toBe('Sun 10am–3pm, Mon–Fri 7am–7pm, Sat 10am–4pm CT')
})

test(
  '[K-HOURS] at any instant that is no holiday: open exactly within the hours of Chicago’s clock; ' +
    'no opening is more than two days away',
  () => {
    const chicago = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Chicago',
      weekday: 'short',
      hour: 'numeric',
      hourCycle: 'h23',
    })
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (instant) => {
          const parts = Object.fromEntries(
            chicago.formatToParts(instant).map(({ type, value }) => [type, value]),
          )
          const [from, to] = { Sun: [10, 15], Sat: [10, 16] }[parts.weekday ?? ''] ?? [7, 19]
          const hour = Number(parts.hour)
          const opening = openingAt(instant)

          if (holidaysOn(inStoreZone(instant).day).every((holiday) => holiday.hours === undefined))
            expect(opening.isOpen).toBe(hour >= from! && hour < to!)
          expect(opening.isOpen || opening.opensIn <= 2).toBe(true)
        },
      ),
    )
  },
)

import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { dueAfter } from './care.ts'
import { careCalendar } from './care-calendar.ts'

const at = new Date('2026-11-23T16:00:00.250Z')

test('[R-TECHINFO] each task is an event of a whole day that repeats', () => {
  const due = [{ what: 'Change the filter: Steady 96, 80,000 BTU', months: 3, dueOn: '2027-02-01' }]
  expect(careCalendar({ id: 'A1', at, since: '2026-11-01', due }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Store//Care of equipment//EN',
    'BEGIN:VEVENT',
    'UID:care-A1-0@store',
    'DTSTAMP:20261123T160000Z',
    'DTSTART;VALUE=DATE:20270201',
    'RRULE:FREQ=MONTHLY;INTERVAL=3',
    'SUMMARY:Change the filter: Steady 96\\, 80\\,000 BTU',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('no line is longer than 75 octets, and unfolding gives the text back', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }).map((text) => text.toWellFormed()),
      (what) => {
        const file = careCalendar({
          id: 'A1',
          at,
          since: '2026-02-01',
          due: [{ what, months: 12, dueOn: '2027-02-01' }],
        })
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const summary = /SUMMARY:([\s\S]*?)\r\nTRANSP/.exec(file.replaceAll('\r\n ', ''))?.[1] ?? ''
        const read = summary.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
        expect(read).toBe(what.replace(/\r\n?/g, '\n'))
      },
    ),
  )
})

/** The first days of a calendar file, as another program reads it. */
function firstDays(file: string, count: number): string[] {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  const days = events.flatMap((event) => {
    const next = new ICAL.Event(event).iterator()
    return Array.from({ length: count }, () => next.next().toString())
  })
  return days.toSorted().slice(0, count)
}

/** The days that the page names, one after the other. */
function pageDays(since: string, months: number, today: string, count: number): string[] {
  const days: string[] = []
  while (days.length < count) days.push(dueAfter(since, months, days.at(-1) ?? today))
  return days
}

describe.each(['2026-08', '2026-11', '2027-01', '2028-02', '2024-12'])('[G7] delivered in %s', (month) => {
  const starts = [28, 29, 30, 31].map((day) => `${month}-${day}`).filter(exists)

  test.each([1, 2, 3, 4, 6, 9, 12, 24])('work every %i months falls on the days of the page', (months) => {
    for (const since of starts)
      for (const today of [since, '2028-02-29', '2029-02-27']) {
        const days = pageDays(since, months, today, 8)
        const due = [{ what: 'Change the filter', months, dueOn: days[0] ?? '' }]
        expect(firstDays(careCalendar({ id: 'A1', at, since, due }), 8), since).toEqual(days)
      }
  })
})

function exists(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}

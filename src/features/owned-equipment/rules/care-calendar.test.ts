import fc from 'fast-check'
import { expect, test } from 'vitest'
import { careCalendar } from './care-calendar.ts'

const at = new Date('2026-11-23T16:00:00.250Z')

test('[R-TECHINFO] each task is an event of a whole day that repeats', () => {
  const due = [{ what: 'Change the filter: Steady 96, 80,000 BTU', months: 3, dueOn: '2027-02-01' }]
  expect(careCalendar({ id: 'A1', at, due }).split('\r\n')).toEqual([
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
        const file = careCalendar({ id: 'A1', at, due: [{ what, months: 12, dueOn: '2027-02-01' }] })
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const summary = /SUMMARY:([\s\S]*?)\r\nTRANSP/.exec(file.replaceAll('\r\n ', ''))?.[1] ?? ''
        const read = summary.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
        expect(read).toBe(what.replace(/\r\n?/g, '\n'))
      },
    ),
  )
})

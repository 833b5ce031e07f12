import { plusMonths } from '#lib/dates.ts'

/** Work that repeats: service of a unit, or a filter change. */
interface DueService {
  what: string
  /** from one time to the next */
  months: number
  /** yyyy-mm-dd: the next time */
  dueOn: string
}

interface Care {
  /** names the order, so that a file that is loaded again changes the events of the first */
  id: string
  /** now */
  at: Date
  /** yyyy-mm-dd: the delivery, from which the months are counted */
  since: string
  due: readonly DueService[]
}

const MOST_OCTETS = 75
const encoder = new TextEncoder()

/** Every month has this day. */
const LAST_DAY_OF_ALL = 28

/** The work as a calendar file (iCalendar, RFC 5545): events of a whole day that repeat without an end. */
export function careCalendar({ id, at, since, due }: Care): string {
  const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Store//Care of equipment//EN',
    ...due.flatMap((service, index) =>
      repeats(service, since).flatMap(({ day, rule }, part) => [
        'BEGIN:VEVENT',
        `UID:care-${id}-${index}${part === 0 ? '' : `-${part}`}@store`,
        `DTSTAMP:${stamp}`,
        `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
        `RRULE:${rule}`,
        `SUMMARY:${escaped(service.what)}`,
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ]),
    ),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

/**
 * The first days of a service, with how each repeats. A monthly rule skips the months that lack its day (RFC
 * 5545, 3.3.10), so the 29th, 30th and 31st have a yearly rule for each of their months: every month but
 * February has one last day, and -1 names that of February.
 */
function repeats({ months, dueOn }: DueService, since: string): { day: string; rule: string }[] {
  if (dayOf(since) <= LAST_DAY_OF_ALL) return [{ day: dueOn, rule: `FREQ=MONTHLY;INTERVAL=${months}` }]
  let cycle = months
  while (cycle % 12 !== 0) cycle += months
  const passed = monthOf(dueOn) - monthOf(since)
  return Array.from({ length: cycle / months }, (_, part) => {
    const day = plusMonths(since, passed + part * months)
    const yearly = `FREQ=YEARLY;INTERVAL=${cycle / 12}`
    return { day, rule: day.slice(5, 7) === '02' ? `${yearly};BYMONTH=2;BYMONTHDAY=-1` : yearly }
  })
}

const dayOf = (day: string): number => Number(day.slice(8))
/** The month, counted from the year 0. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n')

/** A line of at most 75 octets; what is longer goes on in lines that begin with a blank (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MOST_OCTETS) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines.join('\r\n')
}

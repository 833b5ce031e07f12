/** Work that repeats: service of a unit, or a filter change. */
interface DueService {
  what: string
  /** from one time to the next */
  months: number
  /** yyyy-mm-dd: the next time */
  dueOn: string
}

const MOST_OCTETS = 75
const encoder = new TextEncoder()

/**
 * The work as a calendar file (iCalendar, RFC 5545): one event of a whole day for each task, which repeats.
 * `id` names the order, so that a file that is loaded again changes the events of the first. `at`: now.
 */
export function careCalendar({ id, at, due }: { id: string; at: Date; due: readonly DueService[] }): string {
  const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Store//Care of equipment//EN',
    ...due.flatMap(({ what, months, dueOn }, index) => [
      'BEGIN:VEVENT',
      `UID:care-${id}-${index}@store`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${dueOn.replaceAll('-', '')}`,
      `RRULE:FREQ=MONTHLY;INTERVAL=${months}`,
      `SUMMARY:${escaped(what)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

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

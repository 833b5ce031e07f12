import { dayFrom, isCalendarDay } from '#lib/dates.ts'
import type { Figure, Holiday, Hours, StoreFacts, YearlyDay } from '#lib/merchant/merchant.ts'
import { formatMoney, toCents } from '#lib/money.ts'
import { texts } from '../texts.ts'
import { AS_USUAL, FIGURE_NAMES, FIGURES } from './figures.ts'
import { SWITCHES } from './switches.ts'

/** A line of the file that staff edit. */
export interface FactLine {
  key: string
  value: string
}

export interface FactProblem {
  /** counts from 1, without the heading; 0 for what is missing */
  line: number
  problem: string
  /** of a holiday: which part is wrong, and what to write in it */
  part?: HolidayPart
  fieldProblem?: string
}

export const ON = 'on'
export const OFF = 'off'

export const DELIVERIES = { stop: 'stop', goOn: 'go on' } as const
/** The parts of the line of a holiday, in their order. */
export const HOLIDAY_PARTS = ['name', 'day', 'hours', 'deliveries'] as const
type HolidayPart = (typeof HOLIDAY_PARTS)[number]

export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
] as const
const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th'] as const
export const HOLIDAY = 'holiday'
export const hoursKey = <D extends string>(day: D) => `hours ${day}` as const

/** The keys that stand in the file once. */
const SINGLE: readonly string[] = [
  ...['phone', ...DAYS.map(hoursKey), 'cutoff', 'refund alone', 'check payee', 'check address'],
  ...SWITCHES,
  ...FIGURE_NAMES,
]

/** The facts as lines that `readFacts` reads back. */
export function factLines(facts: StoreFacts): FactLine[] {
  return [
    { key: 'phone', value: facts.phone },
    ...DAYS.map((day, index) => ({ key: hoursKey(day), value: hoursText(facts.hours[index] ?? null) })),
    { key: 'cutoff', value: timeText(facts.cutoffMinutes) },
    { key: 'refund alone', value: dollarText(facts.refundAloneUpTo) },
    { key: 'check payee', value: facts.checks.payee },
    { key: 'check address', value: facts.checks.address },
    ...SWITCHES.map((key) => ({ key, value: facts.switchedOff.includes(key) ? OFF : ON })),
    ...FIGURE_NAMES.map((key) => ({ key, value: figureText(key, facts.figures[key]) })),
    ...facts.holidays.map((holiday) => ({ key: HOLIDAY, value: holidayText(holiday) })),
  ]
}

/** The facts that the lines say, or every problem of them. Keys and words are read in any case. */
export function readFacts(lines: readonly FactLine[]): StoreFacts | FactProblem[] {
  const problems: FactProblem[] = []
  const single = new Map<string, { value: string; line: number }>()
  const holidays: Holiday[] = []
  lines.forEach(({ key: written, value }, index) => {
    const line = index + 1
    const key = [...SINGLE, HOLIDAY].find((each) => each.toLowerCase() === written.trim().toLowerCase())
    if (key === undefined)
      problems.push({ line, problem: texts.unknownKey(written, [...SINGLE, HOLIDAY].join(', ')) })
    else if (key === HOLIDAY) {
      const holiday = readHoliday(value)
      if (typeof holiday === 'object') holidays.push(holiday)
      else
        problems.push({
          line,
          problem: texts.holiday,
          part: holiday,
          fieldProblem: texts.holidayPart[holiday],
        })
    } else if (single.has(key)) problems.push({ line, problem: texts.twice(key) })
    else single.set(key, { value: value.trim(), line })
  })
  const read = <T>(key: string, parse: (value: string) => T | undefined, problem: string): T | undefined => {
    const found = single.get(key)
    if (!found) {
      problems.push({ line: 0, problem: texts.missing(key) })
      return undefined
    }
    const parsed = parse(found.value)
    if (parsed === undefined) problems.push({ line: found.line, problem })
    return parsed
  }
  const figures: Partial<Record<Figure, number>> = {}
  for (const name of FIGURE_NAMES) {
    const value = read(name, (text) => readFigure(name, text), figureProblem(name))
    if (typeof value === 'number' && value !== FIGURES[name].usual) figures[name] = value
  }
  const facts: StoreFacts = {
    phone: read('phone', readPhone, texts.phone) ?? '',
    hours: DAYS.map((day) => read(hoursKey(day), readHours, texts.hours) ?? null),
    cutoffMinutes: read('cutoff', readTime, texts.cutoff) ?? 0,
    holidays,
    refundAloneUpTo: read('refund alone', (text) => readDollars(text), texts.refundAlone) ?? 0,
    checks: {
      payee: read('check payee', readPayee, texts.payee) ?? '',
      address: read('check address', readAddress, texts.address) ?? '',
    },
    switchedOff: SWITCHES.filter((key) => read(key, readSwitch, texts.onOff) === OFF),
    figures,
  }
  if (problems.length === 0 && facts.hours.every((each) => each === null))
    problems.push({ line: 0, problem: texts.neverOpen })
  if (holidays.length > MOST_HOLIDAYS) problems.push({ line: 0, problem: texts.tooMany(MOST_HOLIDAYS) })
  return problems.length > 0 ? problems.sort((a, b) => a.line - b.line) : facts
}

const MOST_TEXT = 120
/** So that no search for the next business day is long. */
const MOST_HOLIDAYS = 60
const readPhone = (value: string): string | undefined => {
  const [, area, exchange, number] = /^\+?1?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/.exec(value) ?? []
  return area && `(${area}) ${exchange}-${number}`
}
/** Cents of "$25,000.00", "25000" or "25,000": a comma stands only where a thousand ends. */
function readDollars(value: string, digits = 5): number | undefined {
  const [, dollars = '', cents = '00'] = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d\d))?$/.exec(value) ?? []
  const plain = dollars.replaceAll(',', '')
  return plain === '' || plain.length > digits ? undefined : Number(plain + cents)
}
const readNumber = (value: string): number | undefined =>
  /^\d{1,6} ?%?$/.test(value) ? Number.parseInt(value, 10) : undefined
/** A figure of a file or form: null is what the rule has by itself; undefined: it is none. */
function readFigure(name: Figure, value: string): number | null | undefined {
  const { unit, least, most } = FIGURES[name]
  if (unit === 'time') return value.toLowerCase() === AS_USUAL ? null : readTime(value)
  const read = unit === 'money' ? readDollars(value, 6) : readNumber(value.replaceAll(',', ''))
  return read !== undefined && read >= least && read <= most ? read : undefined
}

function figureText(name: Figure, value: number | undefined): string {
  const { unit, usual } = FIGURES[name]
  const holds = value ?? usual
  if (holds === null) return AS_USUAL
  if (unit === 'money') return dollarText(holds)
  if (unit === 'time') return timeText(holds)
  return unit === 'percent' ? `${holds}%` : String(holds)
}

function figureProblem(name: Figure): string {
  const { unit, least, most } = FIGURES[name]
  if (unit === 'time') return texts.ownCutoff
  if (unit === 'money') return texts.amount(dollarText(least), dollarText(most))
  return texts.number(
    unit === 'percent' ? `${least}%` : `${least}`,
    unit === 'percent' ? `${most}%` : `${most}`,
  )
}

const dollarText = (cents: number): string => formatMoney(toCents(cents))
const readSwitch = (value: string) => [ON, OFF].find((word) => word === value.toLowerCase())
const readPayee = (value: string): string | undefined =>
  value !== '' && value.length <= MOST_TEXT ? value : undefined
const readAddress = (value: string): string | undefined =>
  value.length <= MOST_TEXT && /,.*\b[A-Z]{2} \d{5}(-\d{4})?$/.test(value) ? value : undefined

const hourText = (hour: number): string => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`
const hoursText = (hours: Hours | null): string =>
  hours === null ? 'closed' : `${hourText(hours[0])} - ${hourText(hours[1])}`

function readHours(value: string): Hours | null | undefined {
  if (/^closed$/i.test(value)) return null
  const [, from = '', to = ''] = /^(\d{1,2} ?[ap]m) ?(?:-|–|to) ?(\d{1,2} ?[ap]m)$/i.exec(value) ?? []
  const [begin, end] = [readTime(from), readTime(to)]
  return begin !== undefined && end !== undefined && begin < end ? [begin / 60, end / 60] : undefined
}

const timeText = (minutes: number): string => {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Minutes of the day of "1 PM" or "1:30 pm". */
function readTime(value: string): number | undefined {
  const [, hour, minutes = '0', half = ''] = /^(\d{1,2})(?::([0-5]\d))? ?([ap])m$/i.exec(value) ?? []
  if (hour === undefined || Number(hour) < 1 || Number(hour) > 12) return undefined
  return ((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)) * 60 + Number(minutes)
}

function dayText(on: YearlyDay): string {
  if (on.kind === 'once') return on.day
  const month = MONTHS[on.month - 1]
  if (on.kind === 'date') return `${month} ${on.date}`
  if (on.kind === 'last') return `last ${DAYS[on.weekday]} of ${month}`
  return `${ORDINALS[on.n - 1]} ${DAYS[on.weekday]} of ${month}${on.plus > 0 ? ` + ${on.plus}` : ''}`
}

const place = (names: readonly string[], name = ''): number =>
  names.findIndex((each) => each.toLowerCase() === name.toLowerCase())

function readDay(text: string): YearlyDay | undefined {
  if (isCalendarDay(text)) return { kind: 'once', day: text }
  const [, monthName, dateText] = /^([a-z]+) (\d{1,2})$/i.exec(text) ?? []
  if (monthName !== undefined) {
    const [month, day] = [place(MONTHS, monthName) + 1, Number(dateText)]
    // Of a leap year, so that February 29 is a day.
    return dayFrom(2024, month, day) ? { kind: 'date', month, date: day } : undefined
  }
  const [, nth, dayName, ofMonth, plus = '0'] =
    /^(\w+) ([a-z]+) of ([a-z]+)(?: ?\+ ?([1-6]))?$/i.exec(text) ?? []
  const [n, weekday, month] = [place(ORDINALS, nth) + 1, place(DAYS, dayName), place(MONTHS, ofMonth) + 1]
  if (weekday < 0 || month === 0) return undefined
  if (/^last$/i.test(nth ?? '') && plus === '0') return { kind: 'last', month, weekday }
  return n > 0 && n < 5 ? { kind: 'nth', month, weekday, n, plus: Number(plus) } : undefined
}

function holidayText({ name, on, hours, stopsDeliveries }: Holiday): string {
  const open = hours === undefined ? 'usual' : hoursText(hours)
  return [name, dayText(on), open, stopsDeliveries ? 'stop' : 'go on'].join('; ')
}

/** A holiday, or the name of its first part that is wrong. */
function readHoliday(value: string): Holiday | HolidayPart {
  const [name = '', day = '', hours = '', deliveries = '', ...more] = holidayParts(value)
  if (name === '' || name.length > MOST_TEXT || more.length > 0) return 'name'
  const on = readDay(day)
  if (!on) return 'day'
  const isUsual = /^usual$/i.test(hours)
  const open = isUsual ? undefined : readHours(hours)
  if (!isUsual && open === undefined) return 'hours'
  if (!/^(stop|go on)$/i.test(deliveries)) return 'deliveries'
  return { name, on, hours: open, stopsDeliveries: /^stop$/i.test(deliveries) }
}

export const holidayParts = (value: string): string[] => value.split(';').map((part) => part.trim())
export const holidayLine = (parts: readonly string[]): FactLine => ({ key: HOLIDAY, value: parts.join('; ') })

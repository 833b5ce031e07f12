import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/dates.ts'
import { type Holiday, merchant, type YearlyDay, ZONES } from '#lib/merchant/merchant.ts'

/** A calendar day, yyyy-mm-dd, free of any time zone. Days compare as text. */
export type Day = string

const SATURDAY = 6
const SUNDAY = 0

const toUtc = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
const fromUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)
const dayOf = (year: number, month: number, date: number): Day => fromUtc(Date.UTC(year, month - 1, date))

/** 0 is Sunday. */
export const weekday = (day: Day): number => new Date(toUtc(day)).getUTCDay()
export const addDays = (day: Day, days: number): Day => fromUtc(toUtc(day) + days * DAY_MS)

/** The day of a year on which a holiday falls; undefined when it falls in another year alone. */
function dayIn(year: number, on: YearlyDay): Day | undefined {
  switch (on.kind) {
    case 'once':
      return Number(on.day.slice(0, 4)) === year ? on.day : undefined
    case 'date':
      return dayOf(year, on.month, on.date)
    case 'last': {
      const end = dayOf(year, on.month + 1, 0)
      return addDays(end, -((weekday(end) - on.weekday + 7) % 7))
    }
    case 'nth': {
      const first = dayOf(year, on.month, 1)
      return addDays(first, ((on.weekday - weekday(first) + 7) % 7) + (on.n - 1) * 7 + on.plus)
    }
  }
}

/**
 * The holiday on which nothing leaves and nothing arrives: one that stops deliveries, on its date or on the
 * day on which it is observed. That is Friday for a yearly holiday on a Saturday, Monday for one on a Sunday.
 */
function stoppingHoliday(day: Day): Holiday | undefined {
  const own = holidaysOn(day).find((holiday) => holiday.stopsDeliveries)
  const dayOfWeek = weekday(day)
  if (own || (dayOfWeek !== SATURDAY - 1 && dayOfWeek !== SUNDAY + 1)) return own
  const observed = holidaysOn(addDays(day, dayOfWeek === SATURDAY - 1 ? 1 : -1))
  return observed.find(({ stopsDeliveries, on }) => stopsDeliveries && on.kind !== 'once')
}

/** True when nothing leaves and nothing arrives. */
export const isHoliday = (day: Day): boolean => stoppingHoliday(day) !== undefined

// Every delivery date asks for the holidays of this year or the next.
const MOST_YEARS = 20
const known = new WeakMap<readonly Holiday[], Map<string, ReadonlyMap<Day, readonly Holiday[]>>>()
const NONE: readonly Holiday[] = []

/** The holidays whose own date is this day; a day on which one is observed has none. */
export function holidaysOn(day: Day): readonly Holiday[] {
  const { holidays } = merchant()
  const years = known.get(holidays) ?? new Map<string, ReadonlyMap<Day, readonly Holiday[]>>()
  known.set(holidays, years)
  const year = day.slice(0, 4)
  const days = years.get(year) ?? byDay(holidays, Number(year))
  if (years.size >= MOST_YEARS) years.clear()
  years.set(year, days)
  return days.get(day) ?? NONE
}

function byDay(holidays: readonly Holiday[], year: number): ReadonlyMap<Day, readonly Holiday[]> {
  const days = new Map<Day, readonly Holiday[]>()
  for (const holiday of holidays) {
    const day = dayIn(year, holiday.on)
    if (day) days.set(day, [...(days.get(day) ?? []), holiday])
  }
  return days
}

const isWeekend = (day: Day): boolean => weekday(day) === SATURDAY || weekday(day) === SUNDAY

export const isBusinessDay = (day: Day): boolean => !isWeekend(day) && !isHoliday(day)

/**
 * The name of the holiday for which a shipment waits until a day: the last one from `today` on, with only
 * weekends and holidays in between. Null when none delays it.
 */
export function holidayBefore(shipDay: Day, today: Day): string | null {
  for (let day = addDays(shipDay, -1); day >= today && !isBusinessDay(day); day = addDays(day, -1))
    if (!isWeekend(day)) return stoppingHoliday(day)?.name ?? null
  return null
}

/** The day itself when business is done on it, else the next one that has some. */
export function businessDayFrom(day: Day): Day {
  let found = day
  while (!isBusinessDay(found)) found = addDays(found, 1)
  return found
}

/** The n-th business day after a day. */
export function addBusinessDays(day: Day, count: number): Day {
  let found = day
  for (let n = 0; n < count; n++) found = businessDayFrom(addDays(found, 1))
  return found
}

/** The day of the month of the n-th Sunday; months count from 0. */
function sunday(year: number, month: number, n: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay()
  return 1 + ((7 - first) % 7) + 7 * (n - 1)
}

/**
 * How many hours the merchant's clocks are behind UTC: an hour less from 2 a.m. of the second Sunday of March
 * to 2 a.m. of the first Sunday of November (15 U.S.C. 260a, since 2007; read 2026-11-22). By hand: the first
 * format that Intl makes for a time zone costs a phone some 30 ms. A test compares the two.
 */
function hoursBehind(at: Date): number {
  const year = at.getUTCFullYear()
  const inWinter = ZONES[merchant().zone].hoursBehind
  const begins = Date.UTC(year, 2, sunday(year, 2, 2), inWinter + 2)
  const ends = Date.UTC(year, 10, sunday(year, 10, 1), inWinter + 1)
  return at.getTime() >= begins && at.getTime() < ends ? inWinter - 1 : inWinter
}

/**
 * An instant as the merchant's wall clock shows it, daylight saving included; `minutes` counts from midnight.
 */
export function inStoreZone(at: Date): { day: Day; minutes: number } {
  const shown = new Date(at.getTime() - hoursBehind(at) * HOUR_MS)
  return {
    day: shown.toISOString().slice(0, 10),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  }
}

/**
 * The instant at which the merchant's clocks show these minutes of a day. In the hour that they show twice it
 * is the first one; a time that they skip in March is an hour later.
 */
export function fromStoreZone(day: Day, minutes: number): Date {
  const shown = toUtc(day) + minutes * MINUTE_MS
  const inWinter = ZONES[merchant().zone].hoursBehind
  const inSummer = new Date(shown + (inWinter - 1) * HOUR_MS)
  return hoursBehind(inSummer) < inWinter ? inSummer : new Date(shown + inWinter * HOUR_MS)
}

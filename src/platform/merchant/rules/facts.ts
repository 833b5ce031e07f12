import { MERCHANT_NAME } from '#lib/merchant/name.ts'

/** From and to, in full hours of Central time: open at the first, closed at the second. */
export type Hours = readonly [from: number, to: number]

/** On which day of a year something falls. Months count from 1, weekdays from 0, Sunday. */
export type YearlyDay =
  | { kind: 'date'; month: number; date: number }
  /** the n-th weekday of a month, or so many days after it */
  | { kind: 'nth'; month: number; weekday: number; n: number; plus: number }
  | { kind: 'last'; month: number; weekday: number }
  /** one day, yyyy-mm-dd, in one year */
  | { kind: 'once'; day: string }

export interface Holiday {
  name: string
  on: YearlyDay
  /** in place of the weekday's hours; null: closed all day; undefined: the weekday's */
  hours?: Hours | null | undefined
  /** no deliveries; of a holiday on a Saturday the Friday before, on a Sunday the Monday after */
  stopsDeliveries: boolean
}

/** What staff change about the store without a release. */
export interface StoreFacts {
  /** SUPPORT_PHONE of the settings until staff change it */
  phone: string
  /** Sunday first; null: closed */
  hours: readonly (Hours | null)[]
  /** minutes of the day until which an order in stock ships the same day */
  cutoffMinutes: number
  holidays: readonly Holiday[]
  checks: {
    payee: string
    /** STREET_ADDRESS of the settings until staff change it */
    address: string
  }
}

const date = (month: number, day: number): YearlyDay => ({ kind: 'date', month, date: day })
const nth = (month: number, weekday: number, n: number, plus = 0): YearlyDay => ({
  kind: 'nth',
  ...{ month, weekday, n, plus },
})

/**
 * What holds until staff change it. Hours: K-HOURS. Cutoff: K-SHIP. Holidays: our own choice after the
 * carriers' usual calendars, 2026-11; docs/data-sources.md, "Delivery".
 */
export const FIRST_FACTS: StoreFacts = {
  phone: '(800) 555-0142',
  hours: [
    [10, 15],
    [7, 19],
    [7, 19],
    [7, 19],
    [7, 19],
    [7, 19],
    [10, 16],
  ],
  cutoffMinutes: 13 * 60,
  holidays: [
    { name: 'New Year’s Day', on: date(1, 1), hours: null, stopsDeliveries: true },
    { name: 'Memorial Day', on: { kind: 'last', month: 5, weekday: 1 }, hours: null, stopsDeliveries: true },
    { name: 'Independence Day', on: date(7, 4), hours: null, stopsDeliveries: true },
    { name: 'Labor Day', on: nth(9, 1, 1), hours: null, stopsDeliveries: true },
    { name: 'Thanksgiving', on: nth(11, 4, 4), hours: null, stopsDeliveries: true },
    { name: 'Day after Thanksgiving', on: nth(11, 4, 4, 1), stopsDeliveries: true },
    { name: 'Christmas Eve', on: date(12, 24), hours: [7, 13], stopsDeliveries: true },
    { name: 'Christmas Day', on: date(12, 25), hours: null, stopsDeliveries: true },
  ],
  checks: { payee: MERCHANT_NAME, address: '2100 N Lincoln Park West, Chicago, IL 60614' },
}

let facts = FIRST_FACTS

/**
 * The store's facts as this process knows them. There is one store in a process, so the rules of its calendar
 * ask here instead of taking the facts through every call.
 */
export const storeFacts = (): StoreFacts => facts

/** Sets the facts of this process: when it starts, and when staff changed them. */
export function setStoreFacts(next: StoreFacts): void {
  facts = next
}

/** The facts that decide delivery days, which a browser calculates too. */
export type Calendar = Pick<StoreFacts, 'holidays' | 'cutoffMinutes'>

/** What a page tells the browser of the calendar; null while the release's own holds. */
export const changedCalendar = (): Calendar | null =>
  facts.holidays === FIRST_FACTS.holidays && facts.cutoffMinutes === FIRST_FACTS.cutoffMinutes
    ? null
    : { holidays: facts.holidays, cutoffMinutes: facts.cutoffMinutes }

/** In a browser: takes over what the page told. */
export function takeCalendar(told: Calendar | null): void {
  if (told) facts = { ...facts, ...told }
}

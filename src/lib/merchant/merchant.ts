/** From and to, in full hours of the merchant's zone: open at the first, closed at the second. */
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
  /** cents that one person may refund of an order; more takes a second person */
  refundAloneUpTo: number
  checks: {
    payee: string
    /** STREET_ADDRESS of the settings until staff change it */
    address: string
  }
  /** names of what staff switched off; what is not named is on */
  switchedOff: readonly Switch[]
  /** cents, counts, percent and minutes of a day that staff changed; of another, the rule has its own */
  figures: Readonly<Partial<Record<Figure, number>>>
}

/** What staff can switch off. */
export type Switch = `pay ${string}` | `offer ${string}` | `deliver ${DeliveryOption}`

/** The deliveries that a buyer pays for. Standard delivery is for every order, so it is always on. */
export type DeliveryOption = 'expedited' | 'guaranteed' | 'liftgate' | 'inside' | 'return'

/** What staff can set; `src/features/desk/store-facts/rules/figures.ts` says what each means. */
export type Figure = DeliveryFigure | Threshold
export type DeliveryFigure =
  | `price ${DeliveryOption | 'standard' | 'portable'}`
  | `cutoff ${'expedited' | 'guaranteed'}`
export type Threshold =
  | 'discount alone'
  | 'large order'
  | 'large order units'
  | 'unpaid orders'
  | 'unpaid units'
  | 'bulk orders'
  | 'low stock'

/** Where goods leave. The place is also the example of pages that know no visitor's place. */
interface Warehouse {
  city: string
  state: string
  zip: string
  lat: number
  lng: number
}

/** Zones that keep the summer time of 15 U.S.C. 260a; `hoursBehind` UTC in winter. */
export const ZONES = {
  'America/New_York': { hoursBehind: 5, short: 'ET', long: 'Eastern' },
  'America/Chicago': { hoursBehind: 6, short: 'CT', long: 'Central' },
  'America/Denver': { hoursBehind: 7, short: 'MT', long: 'Mountain' },
  'America/Los_Angeles': { hoursBehind: 8, short: 'PT', long: 'Pacific' },
} as const

/** Whose store this is: all that a feature, a page, a mail or a provider says about the merchant. */
export interface Merchant extends StoreFacts {
  name: string
  zone: keyof typeof ZONES
  /** the language of the texts, and how numbers and days are written */
  locale: string
  /** ISO 4217; amounts are integer hundredths of it */
  currency: 'USD'
  /** the mailbox that sorts mail to its teams by subject; SALES_EMAIL of the settings */
  mailbox: string
  /** the sender of mail; MAIL_FROM of the settings */
  sender: string
  /** the first one is where every order leaves today */
  warehouses: readonly [Warehouse, ...Warehouse[]]
}

const date = (month: number, day: number): YearlyDay => ({ kind: 'date', month, date: day })
const nth = (month: number, weekday: number, n: number, plus = 0): YearlyDay => ({
  kind: 'nth',
  ...{ month, weekday, n, plus },
})

/**
 * What holds until the settings or staff say otherwise. Hours: K-HOURS. Cutoff: K-SHIP. Holidays: our own
 * choice after the carriers' usual calendars, 2026-11; docs/data-sources.md, "Delivery".
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
  refundAloneUpTo: 500_00,
  checks: { payee: 'Alpine', address: '2100 N Lincoln Park West, Chicago, IL 60614' },
  switchedOff: [],
  figures: {},
}

export const FIRST_MERCHANT: Merchant = {
  ...FIRST_FACTS,
  name: 'Alpine',
  zone: 'America/Chicago',
  locale: 'en-US',
  currency: 'USD',
  mailbox: 'sales@example.com',
  sender: 'Alpine <orders@example.com>',
  warehouses: [{ city: 'Chicago', state: 'IL', zip: '60614', lat: 41.9229, lng: -87.6483 }],
}

/** The server and the builds of store and portal are modules apart, so the value lies in the process. */
declare global {
  var merchantOfProcess: Merchant | undefined
}

/**
 * The merchant as this process knows it. There is one in a process, so rules, texts and pages ask here and do
 * not take it through every call.
 */
export const merchant = (): Merchant => globalThis.merchantOfProcess ?? FIRST_MERCHANT

/** Sets what this process knows: when it starts, and when staff changed the facts. */
export function setMerchant(changed: Partial<Merchant>): void {
  globalThis.merchantOfProcess = { ...merchant(), ...changed }
}

/** What staff set, or what the rule has. Browsers know the figures of deliveries alone. */
export const figure = (name: Figure, usual: number): number => merchant().figures[name] ?? usual

/** Whether staff have left it on. Browsers know it of deliveries alone; pages tell them the rest. */
export const isSwitchedOn = (name: Switch): boolean => !merchant().switchedOff.includes(name)

/** How people name the merchant's zone: CT, Central. */
export const zoneName = (): { short: string; long: string } => ZONES[merchant().zone]

/** The facts that decide days and costs of a delivery, which a browser calculates too. */
export type DeliveryFacts = Pick<StoreFacts, 'holidays' | 'cutoffMinutes' | 'switchedOff' | 'figures'>

/** What a page tells the browser of deliveries; null while the release's own facts hold. */
export function changedDelivery(): DeliveryFacts | null {
  const { holidays, cutoffMinutes, figures, switchedOff } = merchant()
  const told: DeliveryFacts = {
    holidays,
    cutoffMinutes,
    switchedOff: switchedOff.filter((name) => name.startsWith('deliver ')),
    figures: Object.fromEntries(Object.entries(figures).filter(([name]) => /^(price|cutoff) /.test(name))),
  }
  const isFirst = (Object.keys(told) as (keyof DeliveryFacts)[]).every(
    (key) => JSON.stringify(told[key]) === JSON.stringify(FIRST_FACTS[key]),
  )
  return isFirst ? null : told
}

/** In a browser: takes over what the page told, before any part of the page names a day or a price. */
export function takeDelivery(told: DeliveryFacts | null): void {
  if (told && typeof document !== 'undefined') setMerchant(told)
}

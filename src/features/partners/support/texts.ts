import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the support feature; the hours are word for word from the specification. */
export const texts = defineTexts({
  hours: 'Sun 10am–3pm, Mon–Fri 7am–7pm, Sat 10am–4pm CT',
  openUntil: (hour: string) => `Open until ${hour} CT`,
  openOnHoliday: (hour: string, holiday: string) => `Open until ${hour} CT (${holiday})`,
  opensAt: (day: string, hour: string) => `Closed now. Opens ${day} ${hour} CT`,
  closedFor: (holiday: string, day: string, hour: string) => `Closed for ${holiday}. Opens ${day} ${hour} CT`,
  opensAfter: (holiday: string, day: string, hour: string) =>
    `Closed now. Opens ${day} ${hour} CT, after ${holiday}`,
  ordersShip: (holiday: string, day: string) => `${holiday}: orders ship ${day}`,
  promisedToday: (time: string) => `today by ${time} CT`,
  promisedOn: (time: string, day: string) => `by ${time} CT on ${day}`,
  callBackHour: (from: string, to: string) => `${from} to ${to} CT`,
})

import { defineTexts } from '#lib/language/texts.ts'
import { zoneName } from '#lib/merchant/merchant.ts'

/** Texts of the support feature; the hours are word for word from the specification. */
export const texts = defineTexts({
  hours: 'Sun 10am–3pm, Mon–Fri 7am–7pm, Sat 10am–4pm CT',
  openUntil: (hour: string) => `Open until ${hour} ${zoneName().short}`,
  openOnHoliday: (hour: string, holiday: string) => `Open until ${hour} ${zoneName().short} (${holiday})`,
  opensAt: (day: string, hour: string) => `Closed now. Opens ${day} ${hour} ${zoneName().short}`,
  closedFor: (holiday: string, day: string, hour: string) =>
    `Closed for ${holiday}. Opens ${day} ${hour} ${zoneName().short}`,
  opensAfter: (holiday: string, day: string, hour: string) =>
    `Closed now. Opens ${day} ${hour} ${zoneName().short}, after ${holiday}`,
  ordersShip: (holiday: string, day: string) => `${holiday}: orders ship ${day}`,
  promisedToday: (time: string) => `today by ${time}`,
  promisedOn: (time: string, day: string) => `by ${time} on ${day}`,
  callBackHour: (from: string, to: string) => `${from} to ${to} ${zoneName().short}`,
})

import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  busy: 'Someone is saving the settings right now. Please try again in a moment.',
  unknownKey: (key: string, known: string) => `“${key}” is no fact of the store. The facts: ${known}`,
  twice: (key: string) => `“${key}” stands twice`,
  missing: (key: string) => `“${key}” is missing`,
  phone: 'Write a phone number of ten digits, such as (800) 555-0142',
  hours: 'Write hours such as 7 AM - 7 PM, full hours, or closed',
  cutoff: 'Write a time such as 1:00 PM',
  refundAlone: 'Write an amount below $100,000, such as $500.00',
  onOff: 'Write on or off',
  amount: (least: string, most: string) => `Write an amount from ${least} to ${most}, such as $25.00`,
  number: (least: string, most: string) => `Write a whole number from ${least} to ${most}`,
  ownCutoff: 'Write a time such as 11:00 AM, or usual',
  noWayToPay: 'Leave at least one of these on: without it, some buyers have no way to pay',
  payee: 'Write to whom checks are made out',
  address: 'Write street, city, state and ZIP, such as 12 Main St, Chicago, IL 60614',
  neverOpen: 'At least one weekday needs hours',
  tooMany: (most: number) => `At most ${most} holidays`,
  holiday:
    'Write: name; day; hours; deliveries. A day is December 24, 4th Thursday of November, 4th Thursday of ' +
    'November + 1, last Monday of May, or 2026-12-31. Hours are closed, usual, or such as 7 AM - 1 PM. ' +
    'Deliveries are stop or go on',
  holidayPart: {
    name: 'Write the name of the holiday, without a semicolon',
    day: 'Write a day such as December 24, 4th Thursday of November, last Monday of May, or 2026-12-31',
    hours: 'Write closed, usual, or hours such as 7 AM - 1 PM',
    deliveries: 'Write stop or go on',
  },
  tooManyTests: 'You tested a lot within a minute. Please wait a moment and try again.',
  noReason: 'Say why you change this',
  check: 'Nothing was saved. Check the fields that are marked.',
  conflict: (who: string) =>
    `${who} saved other settings while you were editing. Nothing of yours was saved yet. ` +
    'Look at what changed, then decide.',
  noSuchChange: 'This change is not in the history',
  restored: (day: string) => `Restored the settings of ${day}`,
  setUp: 'the day the store was set up',
  why: 'Say why: npm run store:facts -- import FILE.csv --why "…"',
  same: 'The file says what already holds. Nothing was changed.',
  changed: (keys: string) => `Changed: ${keys}. Running processes show it within a few seconds.`,
})

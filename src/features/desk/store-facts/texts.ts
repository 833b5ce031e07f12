import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  unknownKey: (key: string, known: string) => `“${key}” is no fact of the store. The facts: ${known}`,
  twice: (key: string) => `“${key}” stands twice`,
  missing: (key: string) => `“${key}” is missing`,
  phone: 'Write a phone number of ten digits, such as (800) 555-0142',
  hours: 'Write hours such as 7 AM - 7 PM, full hours, or closed',
  cutoff: 'Write a time such as 1:00 PM',
  refundAlone: 'Write an amount below $100,000, such as $500.00',
  payee: 'Write to whom checks are made out',
  address: 'Write street, city, state and ZIP, such as 12 Main St, Chicago, IL 60614',
  neverOpen: 'At least one weekday needs hours',
  tooMany: (most: number) => `At most ${most} holidays`,
  holiday:
    'Write: name; day; hours; deliveries. A day is December 24, 4th Thursday of November, 4th Thursday of ' +
    'November + 1, last Monday of May, or 2026-12-31. Hours are closed, usual, or such as 7 AM - 1 PM. ' +
    'Deliveries are stop or go on',
  why: 'Say why: npm run store:facts -- import FILE.csv --why "…"',
  same: 'The file says what already holds. Nothing was changed.',
  changed: (keys: string) => `Changed: ${keys}. Running processes show it within a few seconds.`,
})

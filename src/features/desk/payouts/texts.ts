import { defineTexts } from '#lib/language/texts.ts'

/** Sentences about settlement reports. */
export const texts = defineTexts({
  problems: {
    filled: 'a value',
    short: (most: number) => `at most ${most} characters`,
    dollars: 'dollars such as 1234.50',
    cents: 'whole cents without a sign',
    direction: 'CR or DR',
    day: 'a day such as 2026-11-28',
    column: 'this column; is it the settlement report of this provider?',
    fee: (dollars: number) => `a fee of ${dollars.toFixed(2)}, so that gross less fee is net`,
  },
  tooLarge: 'This file is larger than 4 MB. Download the report of fewer days.',
  tooLong: (most: number) => `This file has more than ${most} lines. Download the report of fewer days.`,
  empty: 'This file has no payments.',
  notText: 'This file is no text. Download the report as CSV.',
  noFile: 'Choose a file.',
  known: (payout: string, by: string) =>
    `The payout ${payout} is in a report that ${by} uploaded. Remove that report first if this one is right.`,
  tooMany: 'You have uploaded many reports. Try again in an hour.',
  tooManyMatches: 'You have matched payouts again many times. Try again in an hour.',
  busy: 'Someone is uploading or matching a report right now. Try again in a minute.',
  gone: 'Someone removed this report just now.',
})

import { defineTexts } from '#lib/language/texts.ts'

/** Texts of what people send in and staff publish: stories, and feedback about installers. */
export const submissionTexts = defineTexts({
  state: 'Status',
  show: 'Apply',
  states: { waiting: 'Waiting', published: 'Published', refused: 'Rejected' },
  consent: (day: string) => `Agreed on ${day} to this text:`,
  noConsent: 'We have no record of consent, so you can’t publish this.',
  decided: (by: string) => `Decided by ${by}.`,
  publish: 'Publish',
  refuse: 'Reject',
  withdraw: 'Delete permanently',
  reason: 'Reason',
  reasonHint: 'We email this to the author.',
  done: 'Saved.',
})

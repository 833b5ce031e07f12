/** Texts of what people send in and staff publish: stories, and feedback about installers. */
export const submissionTexts = {
  state: 'State',
  show: 'Show',
  states: { waiting: 'Waiting', published: 'Published', refused: 'Refused' },
  consent: (day: string) => `Agreed on ${day} to this text:`,
  noConsent: 'There is no record of consent, so this can’t be published.',
  decided: (by: string) => `Decided by ${by}.`,
  publish: 'Publish',
  refuse: 'Refuse',
  withdraw: 'Remove for good',
  reason: 'Reason',
  reasonHint: 'The author reads it in an e-mail.',
  done: 'Saved.',
} as const

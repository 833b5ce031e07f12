import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  title: 'How did we do?',
  greeting: (name: string) => `${name}, how did we do?`,
  intro: 'Five questions, two minutes. You can stop and come back. We keep your answers.',
  save: 'Save for later',
  send: 'Send my answers',
  saved: 'Saved. Use the same link to come back any time.',
  missing: 'Please answer the marked questions.',
  optional: 'Optional',
  thanks: 'Thank you!',
  thanksText: 'Your answers help the next buyer. We read every one.',
  alreadySubmitted: 'You already sent this survey. Thank you!',
  surveySessionExpired: 'This survey has ended. Thank you for your order.',
  unknown: 'This link is incomplete. Please open it from your email again.',
  whereLink: 'Where to find the link',
  whereLinkLines: [
    'The link is in our email “How did we do?”, sent a few days after delivery.',
    'Use the button in the email. If you copy the address instead, copy all of it.',
    'No email? You can still tell us: write a review, or contact us.',
  ],
  contact: 'Ask us instead',
  review: 'Write a review',
  failed: 'We couldn’t save this. Please try again.',
  mail: {
    stops: 'Surveys',
    subject: 'How did we do?',
    preview: 'Five questions about your order, two minutes',
    heading: (name: string) => `${name}, how did we do?`,
    intro:
      'You’ve had your order for a few days. Answering five short questions helps us and the next ' +
      'buyer.',
    open: 'Answer five questions',
    review: 'Or write a review for the next buyer',
    until: (day: string) => `The link works until ${day}.`,
  },
  unhappyMail: {
    subject: (order: string, score: number) => `Survey for order ${order}: ${score} of 10`,
    next: 'Please call this buyer today.',
    open: 'See the order',
  },
})

/** Texts of the desk for reviews and questions about products. */
export const texts = {
  title: 'Reviews and questions',
  intro:
    'What shoppers wrote about products. The store shows it after you have decided; the oldest waits first.',
  none: 'Nothing waits',
  noneHow: 'A new review or question appears here, and the mailbox of the store gets a mail.',
  review: (stars: number) => `Review, ${stars} of 5 stars`,
  question: 'Question',
  by: (author: string, day: string) => `${author}, ${day}`,
  verified: 'Verified purchase',
  publish: 'Publish',
  refuse: 'Refuse',
  answer: 'Your answer',
  answerHint: 'The store shows it with your name. The person who asked gets it by mail.',
  sendAnswer: 'Publish question and answer',
  done: 'Saved.',
} as const

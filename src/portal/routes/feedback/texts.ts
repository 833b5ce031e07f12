import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

/** Texts of the desk for reviews and questions about products. */
export const reviewTexts = defineTexts({
  title: 'Reviews and questions',
  intro: 'Reviews and questions from shoppers. They appear in the store once you publish them.',
  none: { waiting: 'Nothing to review', published: 'Nothing published', refused: 'Nothing rejected' },
  noneHow: {
    waiting: 'New reviews and questions appear here. We also email the store’s mailbox.',
    published: 'What you publish appears here, the newest first. You can take it back here.',
    refused: 'What you reject appears here, the newest first. You can take it back here.',
  },
  review: (stars: number) => `Review, ${stars} of 5 stars`,
  question: 'Question',
  by: (author: string, day: string) => `${author}, ${day}`,
  verified: 'Verified purchase',
  publish: 'Publish',
  refuse: 'Reject',
  answer: 'Your answer',
  answerHint: 'Published with your name. We also email it to the person who asked.',
  sendAnswer: 'Publish with answer',
  answered: (answer: string) => `Answer: ${answer}`,
  decisions: {
    published: (day: string, by: string) => `Published ${day}${by === '' ? '' : ` by ${by}`}.`,
    refused: (day: string, by: string) => `Rejected ${day}${by === '' ? '' : ` by ${by}`}.`,
  },
  reopen: 'Take it back',
  reopenOf: (product: string) => `Take it back: ${product}`,
  reopenHint: {
    published: 'It leaves the store and waits for a decision again.',
    refused: 'It waits for a decision again.',
  },
  answerStays: 'The answer was emailed, so it stays.',
  done: {
    publish: 'Review published.',
    refuse: 'Review rejected.',
    answer: 'Question published with your answer.',
    'refuse-question': 'Question rejected.',
    reopen: 'The review waits for a decision again.',
    'reopen-question': 'The question waits for a decision again.',
  },
})

/** Texts of the pages of stories. */
export const storyTexts = defineTexts({
  title: 'Customer stories',
  none: 'No stories',
  noneHow: 'Customers send stories from the store’s “Customer stories” page.',
  by: (author: string, place: string, day: string) => `${author}, ${place}. Received ${day}`,
  photo: (title: string) => `Photo of “${title}”`,
  publishOf: (title: string) => `Publish “${title}”`,
})

/** Texts of the pages of surveys. */
export const surveyTexts = defineTexts({
  title: 'Surveys',
  lead:
    'Survey answers from buyers after delivery. Each score of 6 or less also goes to the store’s ' +
    'mailbox right away.',
  score: 'Would recommend us',
  scores: { '': 'All', happy: '9 and 10', content: '7 and 8', unhappy: '0 to 6' },
  from: 'From',
  to: 'To',
  show: 'Apply',
  summary: 'Summary',
  answers: (count: number) => (count === 1 ? '1 answer' : `${grouped(count)} answers`),
  average: (average: number, most: number) => `${average.toFixed(1)} of ${most}`,
  plot: (steps: readonly { step: number; count: number }[]) =>
    steps.map(({ step, count }) => `${step}: ${grouped(count)}`).join(', '),
  list: 'Answers',
  buyer: 'Buyer',
  buyerOf: (name: string, order: string) => `${name}, ${order}`,
  sent: 'Sent',
  better: 'Comments',
  columns: { recommend: 'Score', choosing: 'Choosing', delivery: 'Delivery', product: 'Equipment' },
  none: 'No survey answers',
  noneHow: 'We ask buyers four days after delivery. Their answers appear here.',
  file: { sent: 'Sent', order: 'Order', firstName: 'First name' },
})

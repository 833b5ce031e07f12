import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the desk for reviews and questions about products. */
export const texts = defineTexts({
  title: 'Reviews and questions',
  intro: 'Reviews and questions from shoppers. They appear in the store once you publish them. Oldest first.',
  none: 'Nothing to review',
  noneHow: 'New reviews and questions appear here. We also email the store’s mailbox.',
  review: (stars: number) => `Review, ${stars} of 5 stars`,
  question: 'Question',
  by: (author: string, day: string) => `${author}, ${day}`,
  verified: 'Verified purchase',
  publish: 'Publish',
  refuse: 'Reject',
  answer: 'Your answer',
  answerHint: 'Published with your name. We also email it to the person who asked.',
  sendAnswer: 'Publish with answer',
  done: 'Saved.',
})

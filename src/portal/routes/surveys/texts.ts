import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

export const texts = defineTexts({
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

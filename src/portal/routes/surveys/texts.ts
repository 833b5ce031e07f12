import { grouped } from '#kit/numbers.ts'

export const texts = {
  title: 'Surveys',
  lead:
    'What buyers answered some days after the delivery. The store also gets a mail of each score of 6 ' +
    'or less at once.',
  score: 'Would recommend us',
  scores: { '': 'All', happy: '9 and 10', content: '7 and 8', unhappy: '0 to 6' },
  from: 'From',
  to: 'To',
  show: 'Show',
  summary: 'Summary',
  answers: (count: number) => (count === 1 ? '1 answer' : `${grouped(count)} answers`),
  average: (average: number, most: number) => `${average.toFixed(1)} of ${most}`,
  plot: (steps: readonly { step: number; count: number }[]) =>
    steps.map(({ step, count }) => `${step}: ${grouped(count)}`).join(', '),
  list: 'Answers',
  buyer: 'Buyer',
  buyerOf: (name: string, order: string) => `${name}, ${order}`,
  sent: 'Sent',
  better: 'In words',
  columns: { recommend: 'Score', choosing: 'Choosing', delivery: 'Delivery', product: 'Equipment' },
  none: 'No survey here',
  noneHow: 'Buyers are asked four days after the delivery. Their answers appear when they send them.',
  csv: ['Sent', 'Order', 'First name'],
}

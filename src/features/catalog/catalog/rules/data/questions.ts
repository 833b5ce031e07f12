import type { AttributeKey } from '../attribute-ids.ts'

interface QuestionFacts {
  attribute: AttributeKey
  question: string
  /** the topic: a list asks only one question about each */
  about: 'size' | 'efficiency' | 'fuel' | 'place' | 'running' | 'width'
  /** ready-made answers; without them the answers are the values in stock */
  answers?: readonly { label: string; value: string; note?: string }[]
}

/**
 * Questions in the order of their weight, in the buyer's words. A list shows the first three that narrow it.
 */
export const QUESTION_ROWS: readonly QuestionFacts[] = [
  {
    attribute: 'tons',
    about: 'size',
    question: 'How large?',
    answers: [
      { label: '1½ – 2 ton', value: '1.5-2' },
      { label: '2½ – 3 ton', value: '2.5-3' },
      { label: '3½ – 4 ton', value: '3.5-4' },
      { label: '5 ton', value: '5' },
    ],
  },
  {
    attribute: 'systemTons',
    about: 'size',
    question: 'How large?',
    answers: [
      { label: '1½ – 2 ton', value: '1.5-2' },
      { label: '2½ – 3 ton', value: '2.5-3' },
      { label: '3½ – 4 ton', value: '3.5-4' },
      { label: '5 ton', value: '5' },
    ],
  },
  {
    attribute: 'furnaceHeatingBtu',
    about: 'size',
    question: 'How much heat?',
    answers: [
      { label: 'Small home', value: '*-50000', note: 'up to 50k BTU/h' },
      { label: 'Medium', value: '50001-80000', note: '50k to 80k' },
      { label: 'Large', value: '80001-*', note: 'over 80k' },
    ],
  },
  {
    attribute: 'miniSplitHeatingBtu',
    about: 'size',
    question: 'How large?',
    answers: [
      { label: 'One room', value: '*-14000', note: 'up to 12k BTU/h' },
      { label: 'Large room', value: '14001-20000', note: '18k' },
      { label: 'Several rooms', value: '20001-*', note: '24k and up' },
    ],
  },
  {
    attribute: 'coolingBtu',
    about: 'size',
    question: 'How large?',
    answers: [
      { label: 'Small room', value: '*-8499', note: 'up to 8k BTU/h' },
      { label: 'Medium room', value: '8500-12999', note: '9k to 12k' },
      { label: 'Large room', value: '13000-*', note: 'over 12k' },
    ],
  },
  {
    attribute: 'gallons',
    about: 'size',
    question: 'How many people?',
    answers: [
      { label: '1 to 3', value: '*-40', note: 'up to 40 gal' },
      { label: '4', value: '45-55', note: '50 gal' },
      { label: '5 or more', value: '56-*', note: 'over 55 gal' },
    ],
  },
  {
    attribute: 'gpm',
    about: 'size',
    question: 'How much hot water at once?',
    answers: [
      { label: 'One faucet', value: '*-3.99', note: 'under 4 GPM' },
      { label: 'Two showers', value: '4-7.99', note: '4 to 8 GPM' },
      { label: 'Three or more', value: '8-*', note: '8 GPM and up' },
    ],
  },
  {
    attribute: 'merv',
    about: 'efficiency',
    question: 'What should it catch?',
    answers: [
      { label: 'MERV 8', value: '8', note: 'dust' },
      { label: 'MERV 11', value: '11', note: 'pet dander' },
      { label: 'MERV 13', value: '13', note: 'smoke' },
      { label: 'MERV 16', value: '16', note: 'finest' },
    ],
  },
  {
    attribute: 'filterThickness',
    about: 'width',
    question: 'How thick?',
    answers: [
      { label: '1″', value: '1' },
      { label: '2″', value: '2' },
      { label: '4″', value: '4' },
      { label: '5″', value: '5' },
    ],
  },
  {
    attribute: 'hydronicHeatingBtu',
    about: 'size',
    question: 'How much heat?',
    answers: [
      { label: 'Small', value: '*-60000', note: 'up to 60k BTU/h' },
      { label: 'Medium', value: '60001-120000', note: '60k to 120k' },
      { label: 'Large', value: '120001-*', note: 'over 120k' },
    ],
  },
  {
    attribute: 'afue',
    about: 'efficiency',
    question: 'How efficient?',
    answers: [
      { label: '95% and over', value: '95-*' },
      { label: '90 – 94%', value: '90-94.99' },
      { label: '80 – 89%', value: '80-89.99' },
    ],
  },
  {
    attribute: 'seer2',
    about: 'efficiency',
    question: 'How efficient?',
    answers: [
      { label: '18 SEER2 and over', value: '18-*' },
      { label: '15 – 18', value: '15-17.99' },
      { label: 'Up to 15', value: '*-14.99' },
    ],
  },
  {
    attribute: 'uef',
    about: 'efficiency',
    question: 'How efficient?',
    answers: [
      { label: '0.9 UEF and over', value: '0.9-*' },
      { label: '0.7 – 0.9', value: '0.7-0.89' },
      { label: 'Up to 0.7', value: '*-0.69' },
    ],
  },
  {
    attribute: 'position',
    about: 'place',
    question: 'Where will it go?',
    answers: [
      { label: 'Basement', value: 'Upflow' },
      { label: 'Crawl space', value: 'Downflow' },
      { label: 'Attic', value: 'Horizontal left' },
    ],
  },
  {
    attribute: 'width',
    about: 'width',
    question: 'How much width do you have?',
    answers: [
      { label: '14″', value: '14' },
      { label: '17½″', value: '17.5' },
      { label: '21″', value: '21' },
      { label: '24½″', value: '24.5' },
    ],
  },
  {
    attribute: 'fuel',
    about: 'fuel',
    question: 'What does it run on?',
  },
  {
    attribute: 'staging',
    about: 'running',
    question: 'How should it run?',
  },
]

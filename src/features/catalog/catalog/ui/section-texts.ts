import { defineTexts, plural } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'
import { NOT_STATED_BY_MAKER } from '../rules/plate-words.ts'

/** Texts of a product's page below its first screen, and of a category's guide. */
export const sectionTexts = defineTexts({
  description: 'About this product',
  chooseSize: (series: string) => `Choose the size of ${series}`,
  model: 'Model',
  price: 'Price',
  stock: 'Stock',
  fit: 'Fits your home',
  alsoNeed: 'What you also need',
  alsoNeedWhy: 'Matched to this model.',
  lineSet: 'Choose the right line set for your installation',
  installer: 'Find an installer near you',
  moreNeeds: (titles: readonly string[]): string =>
    `You may also need: ${titles.map((title) => title.toLowerCase()).join(', ')}.`,
  wholeJob: 'Everything for the job, with one total',
  inTheBox: 'In the box',
  specifications: 'Specifications',
  circuits: 'Circuits',
  circuitColumns: ['Unit', 'Supply', 'Minimum circuit ampacity', 'Largest breaker'],
  circuitUnit: (unit: string, count: number) => (count === 1 ? unit : `${unit}, ${count} circuits, each`),
  amps: (amps: number) => `${amps} A`,
  ownOutlet: 'Plugs into its own outlet',
  notStated: NOT_STATED_BY_MAKER,
  unitSizes: 'Size of each unit',
  sizeColumns: ['Unit', 'Width', 'Height', 'Depth'],
  findSpecification: 'Find a specification',
  whatIs: (name: string) => `What is ${name}?`,
  noHelp: 'We don’t have an explanation for this yet. Call us and we’ll explain it.',
  noSpecification: (text: string) => `No specification matches “${text}”.`,
  adapters: 'WiFi adapters for this product',
  airHandlers: 'Air handlers',
  commonAirHandler: 'Most popular',
  others: 'Others to consider',
  partOf: 'Complete systems with this product',
  system: 'What’s in this system',
  ratedTogether: 'Rated together',
  reference: 'AHRI reference',
  certificate: 'Certificate (PDF)',
  noReference:
    'AHRI number: not listed yet. Ask us before you apply for a rebate; a program that asks for the number ' +
    'may not accept this combination.',
  ratingSource: (source: string) => `${source}.`,
  reviews: 'Reviews',
  reviewsOf: (count: number) =>
    `${grouped(count)} ${plural(count, { one: 'review', other: 'reviews' })} of this model.`,
  noReviews: 'No reviews of this model yet.',
  verified: 'Verified purchase',
  moreReviews: 'Show more reviews',
  allReviews: (count: number) => `Read all ${grouped(count)} reviews`,
  byStars: 'Show only reviews with this number of stars',
  sortReviews: 'Sort reviews',
  newest: 'Newest first',
  highest: 'Highest rated first',
  lowest: 'Lowest rated first',
  onlyVerified: 'Only verified purchases',
  shownOf: (shown: number, total: number) =>
    total === 0 ? 'No review matches.' : `${shown} of ${grouped(total)} shown`,
  reviewsFailed: 'We couldn’t load the reviews.',
  tryAgain: 'Try again',
  writeReview: 'Write a review',
  questions: 'Questions and answers',
  ask: 'Ask a question',
  answered: (by: string, month: string) => `${by}, ${month}`,
  noQuestions: 'No questions yet.',
  noQuestionsExpert: 'No questions yet. Ask one and we’ll answer within one business day.',
  onThisPage: 'On this page',
  readOn: 'Related brochures',
  guide: (name: string) => `Choosing ${name.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase())}`,
})

/** Each kind of air handler in plain words (K-AIRHANDLERS). */
export const airHandlerTexts = defineTexts({
  'Slim Ceiling Cassette': 'Fits between two ceiling joists; only a narrow grille shows.',
  'Ceiling Cassette': 'Fits into a dropped ceiling and blows air in four directions.',
  'Concealed Duct': 'Hidden above a ceiling or in a closet, with short ducts to one to three rooms.',
  'Floor Ceiling': 'Stands under a window or hangs below the ceiling. Good for long rooms.',
  'Low Wall': 'Mounts low on the wall, like a radiator, and warms the floor first.',
  'Wall Mount': 'Mounts high on the wall. The usual choice: quick to install and easy to clean.',
  'Outdoor Unit': 'Stands outside and serves the air handlers indoors.',
})

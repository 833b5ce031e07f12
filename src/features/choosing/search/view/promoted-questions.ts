import { parseRange } from '#features/catalog/catalog/rules/range.ts'
import { type ActiveFilters, NO_FILTERS } from '#features/choosing/search/rules/listing/listing.ts'
import { questionTexts } from './question-texts.ts'

interface Question {
  attribute: string
  question: string
  /** the topic: a list asks only one question about each */
  about: 'size' | 'efficiency' | 'fuel' | 'place' | 'running' | 'width'
  /** ready-made answers; without them the answers are the values in stock */
  options?: readonly (readonly [label: string, value: string, note?: string])[]
}

/**
 * Questions in the order of their weight, in the buyer's words. A list shows the first three that narrow it.
 */
const questions: readonly Question[] = [
  {
    attribute: '103',
    about: 'size',
    question: questionTexts.asked.howLarge,
    options: [
      [questionTexts.answers.tons2, '1.5-2'],
      [questionTexts.answers.tons3, '2.5-3'],
      [questionTexts.answers.tons4, '3.5-4'],
      [questionTexts.answers.tons5, '5'],
    ],
  },
  {
    attribute: '908',
    about: 'size',
    question: questionTexts.asked.howLarge,
    options: [
      [questionTexts.answers.tons2, '1.5-2'],
      [questionTexts.answers.tons3, '2.5-3'],
      [questionTexts.answers.tons4, '3.5-4'],
      [questionTexts.answers.tons5, '5'],
    ],
  },
  {
    attribute: '111',
    about: 'size',
    question: questionTexts.asked.howMuchHeat,
    options: [
      [questionTexts.answers.smallHome, '*-50000', questionTexts.notes.upTo50kBtu],
      [questionTexts.answers.medium, '50001-80000', questionTexts.notes.k50To80],
      [questionTexts.answers.large, '80001-*', questionTexts.notes.over80k],
    ],
  },
  {
    attribute: '721',
    about: 'size',
    question: questionTexts.asked.howLarge,
    options: [
      [questionTexts.answers.oneRoom, '*-14000', questionTexts.notes.upTo12kBtu],
      [questionTexts.answers.largeRoom, '14001-20000', '18k'],
      [questionTexts.answers.severalRooms, '20001-*', questionTexts.notes.k24AndUp],
    ],
  },
  {
    attribute: '527',
    about: 'size',
    question: questionTexts.asked.howLarge,
    options: [
      [questionTexts.answers.smallRoom, '*-8499', questionTexts.notes.upTo8kBtu],
      [questionTexts.answers.mediumRoom, '8500-12999', questionTexts.notes.k9To12],
      [questionTexts.answers.largeRoom, '13000-*', questionTexts.notes.over12k],
    ],
  },
  {
    attribute: '2080',
    about: 'size',
    question: questionTexts.asked.howManyPeople,
    options: [
      [questionTexts.answers.people3, '*-40', questionTexts.notes.upTo40Gal],
      ['4', '45-55', questionTexts.notes.gal50],
      [questionTexts.answers.people5, '56-*', questionTexts.notes.over55Gal],
    ],
  },
  {
    attribute: '2081',
    about: 'size',
    question: questionTexts.asked.howMuchHotWater,
    options: [
      [questionTexts.answers.oneFaucet, '*-3.99', questionTexts.notes.under4Gpm],
      [questionTexts.answers.twoShowers, '4-7.99', questionTexts.notes.gpm4To8],
      [questionTexts.answers.threeOrMore, '8-*', questionTexts.notes.gpm8AndUp],
    ],
  },
  {
    attribute: '2092',
    about: 'efficiency',
    question: questionTexts.asked.whatShouldItCatch,
    options: [
      ['MERV 8', '8', questionTexts.notes.dust],
      ['MERV 11', '11', questionTexts.notes.petDander],
      ['MERV 13', '13', questionTexts.notes.smoke],
      ['MERV 16', '16', questionTexts.notes.finest],
    ],
  },
  {
    attribute: '2094',
    about: 'width',
    question: questionTexts.asked.howThick,
    options: [
      ['1″', '1'],
      ['2″', '2'],
      ['4″', '4'],
      ['5″', '5'],
    ],
  },
  {
    attribute: '971',
    about: 'size',
    question: questionTexts.asked.howMuchHeat,
    options: [
      [questionTexts.answers.small, '*-60000', questionTexts.notes.upTo60kBtu],
      [questionTexts.answers.medium, '60001-120000', questionTexts.notes.k60To120],
      [questionTexts.answers.large, '120001-*', questionTexts.notes.over120k],
    ],
  },
  {
    attribute: '2013',
    about: 'efficiency',
    question: questionTexts.asked.howEfficient,
    options: [
      [questionTexts.answers.afue95, '95-*'],
      ['90 – 94%', '90-94.99'],
      ['80 – 89%', '80-89.99'],
    ],
  },
  {
    attribute: '2010',
    about: 'efficiency',
    question: questionTexts.asked.howEfficient,
    options: [
      [questionTexts.answers.seer18, '18-*'],
      ['15 – 18', '15-17.99'],
      [questionTexts.answers.seerLow, '*-14.99'],
    ],
  },
  {
    attribute: '2014',
    about: 'efficiency',
    question: questionTexts.asked.howEfficient,
    options: [
      [questionTexts.answers.uef9, '0.9-*'],
      ['0.7 – 0.9', '0.7-0.89'],
      [questionTexts.answers.uefLow, '*-0.69'],
    ],
  },
  {
    attribute: '2033',
    about: 'place',
    question: questionTexts.asked.whereWillItGo,
    options: [
      [questionTexts.answers.basement, 'Upflow'],
      [questionTexts.answers.crawlSpace, 'Downflow'],
      [questionTexts.answers.attic, 'Horizontal left'],
    ],
  },
  {
    attribute: '2030',
    about: 'width',
    question: questionTexts.asked.howMuchWidthDo,
    options: [
      ['14″', '14'],
      ['17½″', '17.5'],
      ['21″', '21'],
      ['24½″', '24.5'],
    ],
  },
  { attribute: '2070', about: 'fuel', question: questionTexts.asked.whatDoesItRun },
  { attribute: '2016', about: 'running', question: questionTexts.asked.howShouldItRun },
]

const MOST_QUESTIONS = 3
const MOST_ANSWERS = 4

type Groups = Readonly<
  Record<
    string,
    {
      buckets: readonly {
        key: string
        doc_count: number
        from?: number | undefined
        to?: number | undefined
      }[]
      min?: number | undefined
      max?: number | undefined
    }
  >
>

export interface PromotedQuestion {
  question: string
  attribute: string
  options: readonly { label: string; value: string; note?: string | undefined }[]
}

/**
 * The questions for a list, from the filter groups of its products. A given answer stays, even when no
 * product is left for it.
 */
export function promotedQuestions(groups: Groups, chosen: ActiveFilters = NO_FILTERS): PromotedQuestion[] {
  const asked = new Set<string>()
  return questions
    .flatMap(({ attribute, about, question, options }) => {
      const group = groups[attribute]
      const given = chosen.attributes[attribute] ?? []
      if (!group || (group.buckets.length < 2 && given.length === 0) || asked.has(about)) return []
      const answers = (
        options ??
        group.buckets.slice(0, MOST_ANSWERS).map(({ key }): readonly [string, string, string?] => [key, key])
      ).filter(([, value]) => given.includes(value) || isAnswered(value, group))
      if (answers.length < 2 && given.length === 0) return []
      asked.add(about)
      return [
        {
          question,
          attribute,
          options: answers.map(([label, value, note]) => ({ label, value, ...(note ? { note } : {}) })),
        },
      ]
    })
    .slice(0, MOST_QUESTIONS)
}

/** Whether any product of the list has this answer. */
function isAnswered(value: string, { buckets, min = -Infinity, max = Infinity }: Groups[string]): boolean {
  const range = parseRange(value)
  if (!range) return buckets.some(({ key }) => key === value)
  return (
    range.max >= min &&
    range.min <= max &&
    buckets.some(({ from = -Infinity, to = Infinity }) => from <= range.max && to >= range.min)
  )
}

import { parseRange } from '#features/catalog/catalog/rules/range.ts'
import { type ActiveFilters, NO_FILTERS } from '#features/choosing/search/rules/listing/listing.ts'

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
    question: 'How large?',
    options: [
      ['1½ – 2 ton', '1.5-2'],
      ['2½ – 3 ton', '2.5-3'],
      ['3½ – 4 ton', '3.5-4'],
      ['5 ton', '5'],
    ],
  },
  {
    attribute: '908',
    about: 'size',
    question: 'How large?',
    options: [
      ['1½ – 2 ton', '1.5-2'],
      ['2½ – 3 ton', '2.5-3'],
      ['3½ – 4 ton', '3.5-4'],
      ['5 ton', '5'],
    ],
  },
  {
    attribute: '111',
    about: 'size',
    question: 'How much heat?',
    options: [
      ['Small home', '*-50000', 'up to 50k BTU/h'],
      ['Medium', '50001-80000', '50k to 80k'],
      ['Large', '80001-*', 'over 80k'],
    ],
  },
  {
    attribute: '721',
    about: 'size',
    question: 'How large?',
    options: [
      ['One room', '*-14000', 'up to 12k BTU/h'],
      ['Large room', '14001-20000', '18k'],
      ['Several rooms', '20001-*', '24k and up'],
    ],
  },
  {
    attribute: '527',
    about: 'size',
    question: 'How large?',
    options: [
      ['Small room', '*-8499', 'up to 8k BTU/h'],
      ['Medium room', '8500-12999', '9k to 12k'],
      ['Large room', '13000-*', 'over 12k'],
    ],
  },
  {
    attribute: '2080',
    about: 'size',
    question: 'How many people?',
    options: [
      ['1 to 3', '*-40', 'up to 40 gal'],
      ['4', '45-55', '50 gal'],
      ['5 or more', '56-*', 'over 55 gal'],
    ],
  },
  {
    attribute: '2081',
    about: 'size',
    question: 'How much hot water at once?',
    options: [
      ['One faucet', '*-3.99', 'under 4 GPM'],
      ['Two showers', '4-7.99', '4 to 8 GPM'],
      ['Three or more', '8-*', '8 GPM and up'],
    ],
  },
  {
    attribute: '2092',
    about: 'efficiency',
    question: 'What should it catch?',
    options: [
      ['MERV 8', '8', 'dust'],
      ['MERV 11', '11', 'pet dander'],
      ['MERV 13', '13', 'smoke'],
      ['MERV 16', '16', 'finest'],
    ],
  },
  {
    attribute: '2094',
    about: 'width',
    question: 'How thick?',
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
    question: 'How much heat?',
    options: [
      ['Small', '*-60000', 'up to 60k BTU/h'],
      ['Medium', '60001-120000', '60k to 120k'],
      ['Large', '120001-*', 'over 120k'],
    ],
  },
  {
    attribute: '2013',
    about: 'efficiency',
    question: 'How efficient?',
    options: [
      ['95% and over', '95-*'],
      ['90 – 94%', '90-94.99'],
      ['80 – 89%', '80-89.99'],
    ],
  },
  {
    attribute: '2010',
    about: 'efficiency',
    question: 'How efficient?',
    options: [
      ['18 SEER2 and over', '18-*'],
      ['15 – 18', '15-17.99'],
      ['Up to 15', '*-14.99'],
    ],
  },
  {
    attribute: '2014',
    about: 'efficiency',
    question: 'How efficient?',
    options: [
      ['0.9 UEF and over', '0.9-*'],
      ['0.7 – 0.9', '0.7-0.89'],
      ['Up to 0.7', '*-0.69'],
    ],
  },
  {
    attribute: '2033',
    about: 'place',
    question: 'Where will it go?',
    options: [
      ['Basement', 'Upflow'],
      ['Crawl space', 'Downflow'],
      ['Attic', 'Horizontal left'],
    ],
  },
  {
    attribute: '2030',
    about: 'width',
    question: 'How much width do you have?',
    options: [
      ['14″', '14'],
      ['17½″', '17.5'],
      ['21″', '21'],
      ['24½″', '24.5'],
    ],
  },
  { attribute: '2070', about: 'fuel', question: 'What does it run on?' },
  { attribute: '2016', about: 'running', question: 'How should it run?' },
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

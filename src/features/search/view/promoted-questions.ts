import { parseRange } from '#features/catalog/rules/range.ts'
import { type ActiveFilters, NO_FILTERS } from '#features/search/rules/listing/listing.ts'

interface Question {
  attribute: string
  question: string
  /** the topic: a list asks only one question about each */
  about: 'size' | 'efficiency' | 'fuel' | 'place' | 'running' | 'width'
  /** ready-made answers; without them the answers are the values in stock */
  options?: readonly (readonly [label: string, value: string])[]
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
      ['Up to 50k BTU/h', '*-50000'],
      ['50 – 80k', '50001-80000'],
      ['Over 80k', '80001-*'],
    ],
  },
  {
    attribute: '721',
    about: 'size',
    question: 'How large?',
    options: [
      ['Up to 12k BTU/h', '*-14000'],
      ['18k', '14001-20000'],
      ['24k and over', '20001-*'],
    ],
  },
  {
    attribute: '527',
    about: 'size',
    question: 'How large?',
    options: [
      ['Up to 8k BTU/h', '*-8499'],
      ['8 – 12k', '8500-12999'],
      ['Over 12k', '13000-*'],
    ],
  },
  {
    attribute: '2080',
    about: 'size',
    question: 'How many people?',
    options: [
      ['1 – 3: up to 40 gal', '*-40'],
      ['4: 50 gal', '45-55'],
      ['5 and more', '56-*'],
    ],
  },
  {
    attribute: '2081',
    about: 'size',
    question: 'How much at once?',
    options: [
      ['One tap', '*-3.99'],
      ['Two showers', '4-7.99'],
      ['Three and more', '8-*'],
    ],
  },
  {
    attribute: '2092',
    about: 'efficiency',
    question: 'How fine?',
    options: [
      ['8, dust', '8'],
      ['11, dander', '11'],
      ['13, smoke', '13'],
      ['16', '16'],
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
      ['Up to 60k BTU/h', '*-60000'],
      ['60 – 120k', '60001-120000'],
      ['Over 120k', '120001-*'],
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
    question: 'Where does it stand?',
    options: [
      ['Basement', 'Upflow'],
      ['Over a crawl space', 'Downflow'],
      ['Attic', 'Horizontal left'],
    ],
  },
  {
    attribute: '2030',
    about: 'width',
    question: 'How wide may it be?',
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
  options: readonly { label: string; value: string }[]
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
        options ?? group.buckets.slice(0, MOST_ANSWERS).map(({ key }) => [key, key] as const)
      ).filter(([, value]) => given.includes(value) || isAnswered(value, group))
      if (answers.length < 2 && given.length === 0) return []
      asked.add(about)
      return [{ question, attribute, options: answers.map(([label, value]) => ({ label, value })) }]
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

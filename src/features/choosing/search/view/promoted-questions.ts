import { parseRange } from '#features/catalog/catalog/rules/range.ts'
import type { Question } from '#features/catalog/catalog/rules/vocabulary/vocabulary.ts'
import { type ActiveFilters, NO_FILTERS } from '#features/choosing/search/rules/listing/listing.ts'

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
export function promotedQuestions(
  questions: readonly Question[],
  groups: Groups,
  chosen: ActiveFilters = NO_FILTERS,
): PromotedQuestion[] {
  const asked = new Set<string>()
  return questions
    .flatMap(({ attribute, about, question, answers: ready }) => {
      const group = groups[attribute]
      const given = chosen.attributes[attribute] ?? []
      if (!group || (group.buckets.length < 2 && given.length === 0) || asked.has(about)) return []
      const answers = (
        ready ?? group.buckets.slice(0, MOST_ANSWERS).map(({ key }) => ({ label: key, value: key }))
      ).filter(({ value }) => given.includes(value) || isAnswered(value, group))
      if (answers.length < 2 && given.length === 0) return []
      asked.add(about)
      return [{ question, attribute, options: answers }]
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

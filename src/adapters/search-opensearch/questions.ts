import type { LRUCache } from 'lru-cache'
import type { Dsl } from './lists/to-query.ts'

/** A search that the reading of a text needs answered. */
export interface Question<T> {
  /** names everything that the answer depends on */
  key: string
  /** what is assumed until the answer is known */
  guess: T
  body: Dsl
  read(answer: SearchAnswer): T
}

/** What OpenSearch answers to one search, as far as it is read here. */
export interface SearchAnswer {
  hits: { total?: { value: number }; hits: readonly SearchHit[] }
  aggregations?: Readonly<Record<string, Aggregation>>
  suggest?: Readonly<Record<string, readonly { options: readonly { text: string; freq: number }[] }[]>>
}

export interface SearchHit {
  _id: string
  _score: number | null
  _source: StoredSource
}

/** What an index keeps of a product to show it. */
interface StoredSource {
  /** the product of a list as compact JSON */
  card: string
  name: string
  sku: string
  /** what laws read of it, as a key */
  law?: string
  /** inches of its sides, for sizes of filters */
  sides?: readonly [short: number | null, long: number | null, third: number | null]
}

interface Aggregation {
  doc_count?: number
  value?: number | null
  buckets?: readonly AggregationBucket[] | Readonly<Record<string, AggregationBucket>>
  [inner: string]: unknown
}

export interface AggregationBucket {
  key?: string
  doc_count: number
}

export type Ask = <T>(question: Question<T>) => T

/** Answers that were given over one state of an index. */
export type Answers = LRUCache<string, { value: unknown }>

/** A reading that asks for more than this many turns is broken. */
const MOST_ROUNDS = 40

/**
 * Reads with guesses: what is not known yet is guessed and noted. Then everything noted is asked at once,
 * and the same is read again, until nothing is guessed.
 */
export async function settle<T>(
  answers: Answers,
  send: (questions: readonly Question<unknown>[]) => Promise<readonly unknown[]>,
  read: (ask: Ask) => T,
): Promise<T> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const open = new Map<string, Question<unknown>>()
    const result = read((question) => {
      const known = answers.get(question.key)
      if (known) return known.value as typeof question.guess
      open.set(question.key, question as Question<unknown>)
      return question.guess
    })
    if (open.size === 0) return result
    const questions = [...open.values()]
    const given = await send(questions)
    questions.forEach(({ key }, at) => {
      answers.set(key, { value: given[at] })
    })
  }
  throw new Error(`A text was read ${MOST_ROUNDS} times and asked for more.`)
}

/** The buckets of a list of values or numbers. */
export const bucketsOf = (answer: SearchAnswer, name: string): readonly AggregationBucket[] => {
  const buckets = answer.aggregations?.[name]?.buckets
  return Array.isArray(buckets) ? buckets : []
}

/** The buckets of named filters: how many products each has. */
export const countsOf = (answer: SearchAnswer, name: string): ReadonlyMap<string, number> => {
  const buckets = answer.aggregations?.[name]?.buckets ?? {}
  return new Map(Object.entries(buckets).map(([key, { doc_count }]) => [key, doc_count]))
}

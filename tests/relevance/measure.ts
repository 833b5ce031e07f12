import { type Answered, type Facts, factsOf, type Question } from './judge.ts'

/** How good an answer is, each figure from 0 to 1. */
export interface Figures {
  precision: number
  first: number
  ndcg: number
}

export const SHOWN = 10
const FIRST_SCREEN = 5
const ALL_RIGHT: Figures = { precision: 1, first: 1, ndcg: 1 }
const ALL_WRONG: Figures = { precision: 0, first: 0, ndcg: 0 }

/**
 * Precision at 5, whether the first product is right, and NDCG at 10. When the catalog holds fewer than
 * five right products, only so many places are looked at: `rightInAll` products are the most there can be.
 */
export function judge(question: Question, answer: Answered, rightInAll: number): Figures {
  if (question.isSaid(answer)) return ALL_RIGHT
  if (!question.holds(answer)) return ALL_WRONG
  const { isRight } = question
  if (question.mayBeNothing && (answer.products.length === 0 || answer.isRelaxed)) return ALL_RIGHT
  if (!isRight || answer.products.length === 0) return ALL_WRONG
  const right = answer.products.map((product) => isRight(factsOf(product)))
  const places = Math.min(FIRST_SCREEN, rightInAll)
  return {
    precision: sum(right.slice(0, places).map(Number)) / places,
    first: Number(right[0]),
    ndcg: gain(right.slice(0, SHOWN)) / gain(Array(Math.min(SHOWN, rightInAll)).fill(true)),
  }
}

export const countRight = ({ isRight }: Question, products: readonly Facts[]): number =>
  isRight ? products.filter(isRight).length : 0

export const average = (all: readonly Figures[]): Figures => {
  const of = (pick: (figures: Figures) => number) => sum(all.map(pick)) / Math.max(1, all.length)
  return {
    precision: of((each) => each.precision),
    first: of((each) => each.first),
    ndcg: of((each) => each.ndcg),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const gain = (right: readonly boolean[]): number =>
  sum(right.map((isRight, place) => (isRight ? 1 / Math.log2(place + 2) : 0)))

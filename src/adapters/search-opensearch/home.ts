import {
  FITS,
  homeRank,
  isLegalAt,
  isWithinLimits,
  type SizedFacts,
} from '#features/choosing/search/rules/order/home-order.ts'
import type { SearchPage, SearchQuery } from '#features/choosing/search/server/ports.ts'
import { allOf, constant, type Dsl } from './lists/to-query.ts'
import { factsQuestion, hasKey } from './place-law.ts'
import { type Ask, countsOf, type SearchAnswer } from './questions.ts'

type Home = NonNullable<SearchQuery['home']>

/** A choice of so many products is enough. */
const ENOUGH = 3
/** Ranks are below this, so that they decide only among products of one score. */
const RANKS = 256

/** How the products of a catalog fit a home. */
export interface HomeFit {
  /** what fits, what Manual S allows too, and what has a size, for a count of the hits */
  counted: Dsl
  /** the score with the rank for the home after the dot, so to say */
  ranked(score: Dsl): Dsl
  /** undefined where no hit has a size; `only`: what else is left out */
  read(answer: SearchAnswer, total: number): { fit: SearchPage['fit']; only: Dsl | undefined }
}

const NOTHING_SIZED: Dsl = { match_none: {} }

export function homeFit(ask: Ask, home: Home): HomeFit {
  const facts = ask(factsQuestion('sized'))
  const ranks = new Map(
    facts.map((each) => {
      const sized = JSON.parse(each) as SizedFacts
      return [each, homeRank(sized, home, (law) => isLegalAt(law, home))]
    }),
  )
  const unsized = homeRank(undefined, home, () => true)
  const having = (is: (rank: number) => boolean): Dsl => {
    const chosen = facts.filter((each) => is(ranks.get(each)!))
    return chosen.length === 0 ? NOTHING_SIZED : hasKey('sizedKey', chosen)
  }
  const fits = having((rank) => rank === FITS)
  const within = having(isWithinLimits)
  const judged = facts.filter((each) => isSized(JSON.parse(each) as SizedFacts))
  const byRank = Map.groupBy(facts, (each) => ranks.get(each)!)
  const noFacts: Dsl = { bool: { must_not: [{ exists: { field: 'sizedKey' } }] } }
  return {
    counted: {
      fit: {
        filters: {
          filters: { fits, within, judged: judged.length === 0 ? NOTHING_SIZED : hasKey('sizedKey', judged) },
        },
      },
    },
    ranked: (score) => ({
      bool: {
        must: [{ function_score: { query: score, boost: RANKS } }],
        should: [
          ...[...byRank].map(([rank, of]) => constant(hasKey('sizedKey', of), RANKS - 1 - rank)),
          constant(noFacts, RANKS - 1 - unsized),
        ],
      },
    }),
    read(answer, total) {
      const counts = countsOf(answer, 'fit')
      const isEnough = (counts.get('fits') ?? 0) >= ENOUGH
      const fitting = counts.get(isEnough ? 'fits' : 'within') ?? 0
      if ((counts.get('judged') ?? 0) === 0) return { fit: undefined, only: undefined }
      const isOnly = home.onlyFitting && fitting > 0
      return {
        fit: { fitting, of: total, isOnly },
        only: isOnly ? allOf([isEnough ? fits : within]) : undefined,
      }
    },
  }
}

const isSized = ({ burner, cooling }: SizedFacts): boolean => burner !== undefined || cooling !== undefined

import type { AskedPlace } from '#features/choosing/search/server/ports.ts'
import { keyOf } from './document.ts'
import { constant, type Dsl } from './lists/to-query.ts'
import { bucketsOf, type Question } from './questions.ts'
import { PLACE, type Ranking, SUNK } from './rank-text.ts'
import type { Reader } from './reader.ts'

/** The verdicts of a place on the products of a catalog. */
export interface PlaceVerdicts {
  /** why a product with these facts is forbidden; undefined where it is not */
  why(facts: string | undefined): string | undefined
  /** products that may not be sold or installed there; undefined where there are none */
  forbidden: Dsl | undefined
  /** products that are made for its climate */
  suited: Dsl | undefined
}

/** Different facts of products, of which thousands share the same. */
const MOST_FACTS = 20_000

export const factsQuestion = (field: string): Question<readonly string[]> => ({
  key: `facts ${field}`,
  guess: [],
  body: { size: 0, aggs: { facts: { terms: { field, size: MOST_FACTS } } } },
  read: (answer) => bucketsOf(answer, 'facts').map(({ key }) => String(key)),
})

export const hasKey = (field: string, facts: readonly string[]): Dsl => ({
  terms: { [field]: facts.map(keyOf) },
})

export function lawOf({ ask, law }: Reader, place: AskedPlace): PlaceVerdicts | undefined {
  if (!law) return undefined
  type Verdict = ReturnType<typeof law.judge>
  const facts = ask(factsQuestion('law'))
  const verdicts = new Map(facts.map((each) => [each, law.judge(each, place)]))
  const having = (is: (verdict: Verdict) => boolean): Dsl | undefined => {
    const chosen = facts.filter((each) => is(verdicts.get(each)!))
    return chosen.length === 0 ? undefined : hasKey('lawKey', chosen)
  }
  return {
    why: (each) => (each === undefined ? undefined : verdicts.get(each)?.forbidden),
    forbidden: having(({ forbidden }) => forbidden !== undefined),
    suited: having(({ forbidden, suits }) => forbidden === undefined && suits === true),
  }
}

/** What is forbidden comes last; what is made for the climate comes first among equals. */
export function withLaw({ score, by }: Ranking, { forbidden, suited }: PlaceVerdicts): Ranking {
  const should = [
    ...(forbidden ? [constant({ bool: { must_not: [forbidden] } }, SUNK)] : []),
    ...(suited && !by ? [constant(suited, PLACE - 1)] : []),
  ]
  return should.length === 0 ? { score, by } : { score: { bool: { must: [score], should } }, by }
}

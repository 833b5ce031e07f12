import { THING } from '#features/choosing/search/rules/matching/named-kinds.ts'
import { askedBeside, modelBeside } from '#features/choosing/search/rules/matching/parts-of-models.ts'
import { understandQuery } from '#features/choosing/search/rules/query/understand-query.ts'
import { lettersAndDigits } from '#features/choosing/search/rules/query/words.ts'
import type { OwnModel, PartsOfModel, SearchQuery } from '#features/choosing/search/server/ports.ts'
import { atLeast, both, type List, placesOf } from './lists/list.ts'
import { allOf, anyOf, constant, type Dsl, matchOf } from './lists/to-query.ts'
import { byNumber, type Plan, planOf } from './match-text.ts'
import { PLACE } from './rank-text.ts'
import type { Reader } from './reader.ts'

type Text = SearchQuery['text']

const FITS = 1_000
const SYSTEM = 200
const LATER = 0.1
/** Products of the kind that is asked for have more than this share of the best place. */
const OF_KIND = 0.5
/** The parts of one model that are looked at. */
const MOST_PARTS = 1_000

/** The product of ours whose model number a text has beside other words. */
export function modelIn(reader: Reader, text: Text): OwnModel | undefined {
  const found = modelBeside({ ofCode: reader.ofCode, find: reader.findCodes }, text)
  return found && { ...found.product, said: found.said }
}

/** The products that a text asks for beside a model, those that fit it first; undefined when none does. */
export function planParts(reader: Reader, text: Text, { model, ids }: PartsOfModel): Plan | undefined {
  const { lists } = reader
  const { rest, asksFor, asksForAny } = askedBeside(text, model.said)
  if (asksFor.length === 0) return asksForAny ? allParts(ids, model) : undefined
  // Two models are the units of a system.
  if (asksFor.some((word) => reader.ofCode(lettersAndDigits(word)).length > 0)) return undefined
  const plan = planOf(reader, understandQuery(`${rest.join(' ')} `, reader.vocabulary))
  if (!plan?.list || plan.ranking.by) return undefined
  const best = bestPlace(reader, plan.list)
  if (best < THING) return undefined
  const asked = matchOf(atLeast(plan.list, Math.floor(best * OF_KIND) + 1))
  const first = fittingIn(reader, asked, ids)
  const lifted =
    first.length > 0
      ? first.map(({ id }, at) => constant({ term: { id } }, FITS - at * LATER))
      : ofOneWidth(reader, asked, model)
  if (lifted.length === 0) return undefined
  const withModel = lists.word(lettersAndDigits(model.sku.toLowerCase()), false)
  const systems = first.map(({ code }) => both(withModel, lists.word(code, false)))
  const more = systems.length === 0 ? [] : [constant(anyOf(systems.map(matchOf)), best * PLACE + SYSTEM)]
  return {
    ...plan,
    match: anyOf([plan.match, ...systems.map(matchOf)]),
    ranking: {
      ...plan.ranking,
      score: {
        dis_max: { queries: [{ bool: { must: [plan.ranking.score], should: lifted } }, ...more] },
      },
    },
    fits: first.length > 0 ? model.sku : undefined,
  }
}

/** The highest place that a product of a list has. */
const bestPlace = ({ lists }: Reader, list: List): number =>
  placesOf(list).findLast((place) => !lists.isEmpty(atLeast(list, place))) ?? 0

/** The products of a parts list that are asked for, in its order. */
function fittingIn({ ask }: Reader, asked: Dsl, ids: readonly string[]) {
  const query = allOf([asked, { terms: { id: ids.slice(0, MOST_PARTS) } }])
  const found = ask<readonly { id: string; code: string }[]>({
    key: `fitting ${JSON.stringify(query)}`,
    guess: [],
    body: { size: MOST_PARTS, query, sort: ['id'], _source: ['sku'] },
    read: ({ hits }) =>
      hits.hits.map(({ _id, _source }) => ({
        id: _id,
        code: lettersAndDigits(_source.sku.toLowerCase()),
      })),
  })
  const byId = new Map(found.map((each) => [each.id, each]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A plenum has the width of the cabinet that it stands on. */
function ofOneWidth({ ask }: Reader, asked: Dsl, { id }: OwnModel): readonly Dsl[] {
  const width = ask<number | undefined>({
    key: `width ${id}`,
    guess: undefined,
    body: {
      size: 1,
      query: { term: { id } },
      _source: false,
      docvalue_fields: ['measures.widthInches'],
    },
    read: ({ hits }) =>
      (hits.hits[0] as { fields?: Record<string, number[]> } | undefined)?.fields?.[
        'measures.widthInches'
      ]?.[0],
  })
  if (width === undefined) return []
  const query = allOf([asked, { term: { 'measures.widthInches': width } }])
  const isAny = ask({
    key: `any ${JSON.stringify(query)}`,
    guess: false,
    body: { size: 0, terminate_after: 1, track_total_hits: 1, query },
    read: ({ hits }) => (hits.total?.value ?? 0) > 0,
  })
  return isAny ? [constant(query, FITS)] : []
}

function allParts(ids: readonly string[], model: OwnModel): Plan {
  const scored = ids.slice(0, MOST_PARTS).map((id, at) => constant({ term: { id } }, FITS - at * LATER))
  return { ...byNumber(scored), fits: model.sku }
}

import { complete, matchCategories } from '#features/choosing/search/rules/matching/complete.ts'
import { completeFigures } from '#features/choosing/search/rules/matching/complete-figures.ts'
import type {
  Hit,
  OwnModel,
  SearchPage,
  SearchQuery,
  Suggestions,
} from '#features/choosing/search/server/ports.ts'
import { CATEGORIES, MOST_HITS } from './document.ts'
import { type Counts, conditionsOf, countingOf, readCategories, readCounts, readFacets } from './facets.ts'
import { type HomeFit, homeFit } from './home.ts'
import { allOf, type Dsl, EVERYTHING } from './lists/to-query.ts'
import { type Plan, planOf } from './match-text.ts'
import { modelIn, planParts } from './parts-of-models.ts'
import type { Ask, SearchAnswer, SearchHit } from './questions.ts'
import { type ReaderParts, readerOf } from './reader.ts'
import type { State } from './state.ts'

/** One state of the index, and how it is asked. */
export interface View extends ReaderParts {
  state: State
  /** reads with what is known of this state, and asks what is missing */
  settle<T>(read: (ask: Ask) => T): Promise<T>
  searches(bodies: readonly Dsl[]): Promise<readonly SearchAnswer[]>
}

interface Planned {
  plan: Plan | undefined
  home: HomeFit | undefined
}

export const modelOf = (view: View, text: SearchQuery['text']): Promise<OwnModel | undefined> =>
  view.settle((ask) => modelIn(readerOf(ask, view), text))

export async function searchIn(view: View, query: SearchQuery): Promise<SearchPage> {
  const { plan, home } = await view.settle((ask): Planned => {
    const reader = readerOf(ask, view)
    const parts = query.parts && planParts(reader, query.text, query.parts)
    return {
      plan: parts ?? planOf(reader, query.text),
      home: query.home && homeFit(ask, query.home),
    }
  })
  const found = await find(view, query, { plan, home })
  return presentFound(view, query, plan, found)
}

interface FoundPage {
  total: number
  hits: readonly SearchHit[]
  countsOf: (group: string) => Counts
  fit: SearchPage['fit']
}

async function find(view: View, query: SearchQuery, planned: Planned): Promise<FoundPage> {
  const match = planned.plan?.match ?? EVERYTHING
  const asked = await ask(view, query, planned, match).catch((error: unknown) => {
    if (!isTooLarge(error)) throw error
    return ask(view, query, { ...planned, plan: planned.plan && unranked(planned.plan) }, match)
  })
  if (!planned.home) return asked.page
  const { fit, only } = planned.home.read(asked.first, asked.page.total)
  if (!only) return { ...asked.page, fit }
  const narrowed = await ask(view, query, planned, allOf([match, only]))
  return { ...narrowed.page, fit }
}

/** A request may have 1,024 conditions; the order of a long model number of several parts needs more. */
const isTooLarge = (error: unknown): boolean => error instanceof Error && error.message.startsWith('too_many')

/** The same products, by merit alone. */
const unranked = (plan: Plan): Plan => ({
  ...plan,
  ranking: { score: { constant_score: { filter: plan.match } }, by: undefined },
})

/** The page and the counts; a group with a filter is counted by a search of its own, without it. */
async function ask(
  { details, searches }: View,
  query: SearchQuery,
  { plan, home }: Planned,
  match: Dsl,
): Promise<{ page: FoundPage; first: SearchAnswer }> {
  const conditions = conditionsOf(query, details.facets)
  const filtersBut = (group?: string): Dsl[] => [
    match,
    ...conditions.filter((each) => each.group !== group).map((each) => each.query),
  ]
  const { from, limit } = query
  const isBeyond = from + limit > MOST_HITS
  const ranked = rankedBy(query, plan, home)
  const page = {
    query: { bool: { ...(ranked.score && { must: [ranked.score] }), filter: filtersBut() } },
    from: isBeyond ? 0 : from,
    size: isBeyond ? 0 : limit,
    sort: ranked.sort,
    track_total_hits: true,
    track_scores: true,
    aggs: { ...countingOf(details), ...home?.counted },
    _source: ['card', 'name', 'law'],
  }
  const groups = [...new Set(conditions.map(({ group }) => group))]
  const ofGroups = groups.map((group) => ({
    query: allOf(filtersBut(group)),
    size: 0,
    aggs: countingOf(details, new Set([group])),
  }))
  const [first, ...rest] = await searches([page, ...ofGroups])
  const counts = readCounts(first!)
  const own = new Map(groups.map((group, at) => [group, readCounts(rest[at]!)]))
  return {
    first: first!,
    page: {
      total: first!.hits.total?.value ?? 0,
      hits: first!.hits.hits,
      countsOf: (group) => own.get(group) ?? counts,
      fit: undefined,
    },
  }
}

const BY_MERIT: readonly Dsl[] = [{ merit: 'desc' }, { id: 'asc' }]

function rankedBy(
  { sort: { mode, order } }: SearchQuery,
  plan: Plan | undefined,
  home: HomeFit | undefined,
): { score: Dsl | undefined; sort: readonly Dsl[] } {
  if (mode !== 'score')
    return { score: undefined, sort: [{ [`sort.${mode}`]: { order, missing: '_last' } }, ...BY_MERIT] }
  const score =
    plan?.ranking.score ?? (home ? { constant_score: { filter: EVERYTHING, boost: 1 } } : undefined)
  const by = plan?.ranking.by
  const byFigure = by ? [{ [`measures.${by.quantity}`]: { order: by.direction, missing: '_last' } }] : []
  return {
    score: score && home ? home.ranked(score) : score,
    sort: score ? [{ _score: order }, ...byFigure, ...BY_MERIT] : BY_MERIT,
  }
}

function presentFound(
  { state, details }: View,
  query: SearchQuery,
  plan: Plan | undefined,
  { total, hits, countsOf, fit }: FoundPage,
): SearchPage {
  const words = plan?.words ?? []
  return {
    version: state.version,
    total,
    hits: hits.map((hit) => new FoundHit(hit, words)),
    facets: readFacets(details, countsOf, query.filters),
    categories: readCategories(countsOf(CATEGORIES)),
    corrections: plan?.corrections ?? [],
    isRelaxed: plan?.isRelaxed ?? false,
    setAside: plan?.setAside ?? [],
    unsoldBrand: plan?.unsoldBrand,
    ...(plan?.notSold !== undefined && { notSold: plan.notSold }),
    ...(fit && { fit }),
    read: plan?.read ?? [],
    advice: query.text.advice,
    fits: plan?.fits,
    ...(plan?.replaced && { replaced: plan.replaced }),
    place: placeOf(plan, hits),
  }
}

/** The place of a text, and why its laws forbid products of a page. */
function placeOf(plan: Plan | undefined, hits: readonly SearchHit[]): SearchPage['place'] {
  if (!plan?.place) return undefined
  const { label, zip } = plan.place
  const forbidden = hits.flatMap(({ _id, _source }) => {
    const why = plan.law?.why(_source.law)
    return why === undefined ? [] : [{ id: _id, why }]
  })
  return { label, zip, forbidden }
}

class FoundHit implements Hit {
  readonly id: string
  readonly json: Uint8Array
  readonly name: string
  readonly score: number
  readonly matched: readonly string[]
  readonly #card: string

  constructor({ _id, _score, _source: { card, name } }: SearchHit, matched: readonly string[]) {
    this.id = _id
    this.#card = card
    this.json = Buffer.from(card)
    this.name = name
    this.score = _score ?? 1
    this.matched = matched
  }

  get source(): Hit['source'] {
    return JSON.parse(this.#card)
  }
}

export async function suggestIn(view: View, text: SearchQuery['text'], limit: number): Promise<Suggestions> {
  const [page, everywhere, completions] = await Promise.all([
    searchIn(view, { ...EVERY, text, limit }),
    view.settle((ask) => ask(EVERYWHERE)),
    view.settle((ask) => {
      const reader = readerOf(ask, view)
      return [
        ...completeFigures({ entries: reader.figures }, text.plain, limit),
        ...complete(reader, text.terms, limit),
      ]
    }),
  ])
  return {
    version: view.state.version,
    products: text.code === '' ? [] : page.hits.map((hit) => hit.source),
    categories: matchCategories(everywhere, text.terms, limit),
    completions: [...new Set(completions)].slice(0, limit),
    advice: text.advice,
  }
}

const EVERY = {
  categoryPath: '',
  filters: [],
  sort: { mode: 'score', order: 'desc' },
  from: 0,
} as const

/** The categories of the whole catalog. */
const EVERYWHERE = {
  key: 'categories',
  guess: [] as ReturnType<typeof readCategories>,
  body: { size: 0, aggs: { values: { terms: { field: 'values', size: 50_000 } } } },
  read: (answer: SearchAnswer) => readCategories(readCounts(answer)),
}

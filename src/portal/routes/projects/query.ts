import { stageOf } from './change-projects.ts'

/** Rows of a page: a form with a tick for each must stay below the most fields of a form. */
const PAGE = 40

/** The search, filters and page in the address of the list of projects. */
export function projectQuery(search: URLSearchParams) {
  const stage = stageOf(search.get('stage'))
  const after = search.get('after')?.slice(0, 400)
  return {
    limit: PAGE,
    search: (search.get('search') ?? '').slice(0, 100),
    whose: search.get('whose') === 'mine' ? ('mine' as const) : ('all' as const),
    ...(stage && { stage }),
    ...(after && { after }),
  }
}

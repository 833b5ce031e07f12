import { stageOf } from './change-projects.ts'

/** What the address of the list of projects says. */
export function projectQuery(search: URLSearchParams) {
  const stage = stageOf(search.get('stage'))
  const after = search.get('after')?.slice(0, 400)
  return {
    search: (search.get('search') ?? '').slice(0, 100),
    whose: search.get('whose') === 'mine' ? ('mine' as const) : ('all' as const),
    ...(stage && { stage }),
    ...(after && { after }),
  }
}

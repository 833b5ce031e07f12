import { STAGE_NAMES } from '#features/partners/customers/rules/project.ts'
import { defineList, placeOf } from '../../list/define-list.ts'
import { stageOf } from './change-projects.ts'

/** Rows of a page: a form with a tick for each must stay below the most fields of a form. */
const PAGE = 40

/** The search, filters and page in the address of the list of projects. */
function projectQuery(search: URLSearchParams) {
  const stage = stageOf(search.get('stage'))
  return {
    limit: PAGE,
    search: (search.get('search') ?? '').slice(0, 100),
    whose: search.get('whose') === 'mine' ? ('mine' as const) : ('all' as const),
    ...(stage && { stage }),
    ...placeOf(search),
  }
}

export const PROJECTS = defineList({
  name: 'projects',
  hasViews: true,
  query: projectQuery,
  async call(api, query) {
    const { projects, next } = await api.projects.list(query)
    return { rows: projects, next }
  },
  file: [
    ['Project', ({ name }) => name],
    ['Customer', ({ customerName }) => customerName],
    ['Stage', ({ stage }) => STAGE_NAMES[stage]],
    ['Owner', ({ assignee }) => assignee ?? ''],
    ['Heating BTU/h', ({ heatingBtu }) => String(heatingBtu ?? '')],
    ['City', ({ city }) => city],
    ['ZIP', ({ zip }) => zip],
    ['Changed', ({ changedAt }) => changedAt],
  ],
  fileQuery: { limit: 200 },
})

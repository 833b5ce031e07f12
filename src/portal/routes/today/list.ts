import { TODAY_LIST } from '#features/desk/today/rules/work.ts'
import { defineList } from '../../list/define-list.ts'

export const TODAY = defineList({
  name: 'today',
  hasViews: true,
  query: TODAY_LIST,
  async call(api, query) {
    const { work, ...more } = await api.today.list(query)
    return { rows: work, ...more }
  },
})

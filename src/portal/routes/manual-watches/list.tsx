import type { ManualWatch } from '#features/service/manual-watches/contract.ts'
import { listQuery } from '#platform/lists/rules/query.ts'
import { type Column, defineList } from '../../list/define-list.ts'
import { dayOf } from '../reading.ts'
import { texts } from './texts.ts'

const COLUMNS: readonly Column<ManualWatch>[] = [
  { name: texts.product, cell: ({ product }) => product },
  { name: texts.email, cell: ({ email }) => email },
  { name: texts.asked, wide: true, cell: ({ askedAt }) => dayOf(askedAt) },
  { name: texts.told, wide: true, cell: ({ toldAt }) => (toldAt === null ? texts.notYet : dayOf(toldAt)) },
]

export const MANUAL_WATCHES = defineList({
  name: 'manual-watches',
  query: listQuery({ filters: {} }),
  async call(api, query) {
    const { watches, next } = await api.manualWatches.list(query)
    return { rows: watches, next }
  },
  columns: () => COLUMNS,
})

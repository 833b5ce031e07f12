import { CART_LIST } from '#features/partners/saved-carts/rules/save-cart.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { defineList } from '../../list/define-list.ts'
import { dayOf } from '../reading.ts'
import { texts } from './texts.ts'

export const CARTS = defineList({
  name: 'carts',
  path: 'saved-carts',
  hasViews: true,
  query: CART_LIST,
  async call(api, query) {
    const { carts, next } = await api.savedCarts.list(query)
    return { rows: carts, next }
  },
  columns: () => [
    { name: texts.cart, cell: ({ cartName }) => cartName },
    { name: texts.customer, cell: ({ customerName }) => customerName },
    { name: texts.project, wide: true, cell: ({ projectName }) => projectName },
    { name: texts.items, wide: true, numeric: true, cell: ({ items }) => items },
    { name: texts.total, numeric: true, cell: ({ total }) => formatMoney(fromWire(total)) },
    {
      name: texts.saved,
      wide: true,
      cell: ({ savedAt, savedBy }) => texts.savedBy(savedBy, dayOf(savedAt)),
    },
  ],
  file: [
    [texts.cart, ({ cartName }) => cartName],
    [texts.customer, ({ customerName }) => customerName],
    [texts.project, ({ projectName }) => projectName],
    [texts.items, ({ items }) => String(items)],
    [texts.total, ({ total }) => total.toFixed(2)],
    [texts.saved, ({ savedAt }) => savedAt],
    [texts.by, ({ savedBy }) => savedBy],
  ],
})

import {
  AGES,
  LISTED_STATES,
  METHODS,
  MONEY,
  ORDER_LIST,
} from '#features/partners/partner-orders/rules/order-ids.ts'
import { defineList } from '../../list/define-list.ts'
import { CompanyChoice } from './company-choice.tsx'
import { orderColumns, orderStateText } from './order-rows.tsx'
import { texts } from './texts.ts'

const wordsOf = <V extends string>(values: readonly V[], say: (value: V) => string) =>
  Object.fromEntries(values.map((value) => [value, say(value)]))

const STATE = {
  label: texts.state,
  options: { '': texts.allStates, ...wordsOf(LISTED_STATES, (state) => texts.states[state]) },
}

/** A contractor's form: the search and the status. */
export const PARTNER_FORM = { search: { label: texts.search, hint: texts.searchHint }, state: STATE }

export const ORDERS = defineList({
  name: 'orders',
  hasViews: true,
  query: ORDER_LIST,
  form: {
    state: STATE,
    placedFrom: { label: texts.placedFrom },
    placedTo: { label: texts.placedTo },
    promisedFrom: { label: texts.promisedFrom },
    promisedTo: { label: texts.promisedTo },
    late: { label: texts.promise, options: { '': texts.any, yes: texts.lateOnly } },
    age: { label: texts.age, options: { '': texts.any, ...wordsOf(AGES, texts.olderThan) } },
    method: {
      label: texts.method,
      options: { '': texts.any, ...wordsOf(METHODS, (each) => texts.methods[each]) },
    },
    money: {
      label: texts.money,
      options: { '': texts.any, ...wordsOf(MONEY, (each) => texts.moneyStates[each]) },
    },
    carrier: { label: texts.carrier },
    companyID: { label: texts.company, choose: CompanyChoice },
    sort: { label: texts.sort, options: texts.sorts },
  },
  async call(api, query) {
    const { orders, next } = await api.orders.list(query)
    return { rows: orders, next }
  },
  columns: orderColumns,
  file: [
    [texts.order, ({ orderID }) => orderID],
    [texts.company, ({ companyName }) => companyName ?? ''],
    [texts.poNumber, ({ purchaseOrder }) => purchaseOrder ?? ''],
    ['State', (order) => orderStateText(order)],
    [texts.promised, ({ promised }) => promised ?? ''],
    [texts.carrier, ({ carrier }) => carrier ?? ''],
    [texts.shipTo, ({ shipTo }) => shipTo],
    [texts.placed, ({ orderedAt }) => orderedAt],
    [texts.total, ({ total }) => total.toFixed(2)],
    [texts.totalNow, ({ totalNow }) => totalNow.toFixed(2)],
  ],
})

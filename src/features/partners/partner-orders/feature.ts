import { ORDER, PARTNER_ORDER } from '#features/selling/orders/rules/access.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { partnerOrdersContract } from './contract.ts'
import * as orderWords from './migrations/0189-order-words.ts'
import { partnerOrdersHandlers } from './server/handlers.ts'
import { ORDER_INDEXES } from './server/order-search.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ orders: 'Orders', pasteAList: 'Paste a list' })

export const partnerOrders = defineFeature({
  name: 'partner-orders',
  migrations: { '0189-order-words': orderWords },
  indexes: ORDER_INDEXES,
  lists: {
    orders: { reads: ORDER.read, live: { table: 'orders', moment: 'created_at', ofCompanies: true } },
  },
  navigation: [
    {
      group: 'sell',
      place: 40,
      href: '/orders',
      name: pageNames.orders,
      needs: ORDER.read,
      key: 'o',
      onPhone: true,
    },
    {
      group: 'sell',
      place: 50,
      href: '/paste',
      name: pageNames.pasteAList,
      needs: PARTNER_ORDER.place,
      key: 'm',
    },
  ],
  portal: {
    orders: calls(partnerOrdersContract, partnerOrdersHandlers),
  },
})

import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { partnerOrdersContract } from './contract.ts'
import { partnerOrdersHandlers } from './server/handlers.ts'

export const partnerOrders = defineFeature({
  name: 'partner-orders',
  navigation: [
    {
      group: 'sell',
      place: 40,
      href: '/orders',
      name: 'Orders',
      needs: 'orders.read',
      key: 'o',
      onPhone: true,
    },
    {
      group: 'sell',
      place: 50,
      href: '/paste',
      name: 'Paste a list',
      needs: 'partner-orders.place',
      key: 'm',
    },
  ],
  liveLists: { orders: { reads: 'orders.read', table: 'orders', moment: 'created_at', ofCompanies: true } },
  portal: {
    orders: calls(partnerOrdersContract, partnerOrdersHandlers),
  },
})

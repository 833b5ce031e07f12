import { type AccountsContext, whoAsksPortal } from '#features/people/accounts/server/index.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import type { StreamPlaces } from '#platform/streams/server/stream-places.ts'
import { orderDeskContract } from './contract.ts'
import * as orderDeskTables from './migrations/0187-order-desk.ts'
import { ORDER_DESK } from './rules/access.ts'
import { orderDeskHandlers } from './server/handlers.ts'
import { forgetViewers, orderStream } from './server/live.ts'

export const orderDesk = defineFeature({
  name: 'order-desk',
  permissions: [ORDER_DESK],
  migrations: { '0187-order-desk': orderDeskTables },
  portal: {
    orderDesk: calls(orderDeskContract, orderDeskHandlers),
  },
  portalDocuments: (services: AccountsContext & { streamPlaces: StreamPlaces }) => ({
    '/order-events/:order': async (_request, { order = '' }, { cookies }) =>
      orderStream(services, order, await whoAsksPortal(services, cookies)),
  }),
  jobs: ({ db, clock }: Stored) => [
    { name: 'forget-order-viewers', everySeconds: 3_600, run: () => forgetViewers({ db, clock }) },
  ],
})

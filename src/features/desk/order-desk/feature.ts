import { type AccountsContext, whoAsksPortal } from '#features/people/accounts/server/index.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import type { StreamPlaces } from '#platform/streams/server/stream-places.ts'
import { bulkOrdersContract } from './contract/bulk.ts'
import { orderDeskContract } from './contract.ts'
import * as orderDeskTables from './migrations/0187-order-desk.ts'
import * as holdsAndNotes from './migrations/0197-holds-and-notes.ts'
import * as bulkOrders from './migrations/0199-bulk-orders.ts'
import { BULK_LIMITS, MAIL_LIMITS, ORDER_DESK } from './rules/access.ts'
import { carryOutRows } from './server/bulk/carry-out.ts'
import { bulkOrdersHandlers } from './server/bulk/handlers.ts'
import { forgetRuns } from './server/bulk/start.ts'
import { orderDeskHandlers } from './server/handlers.ts'
import { forgetViewers, orderStream } from './server/live.ts'
import { ORDER_NOTE_DATA } from './server/personal-data.ts'

export const orderDesk = defineFeature({
  name: 'order-desk',
  personalData: ORDER_NOTE_DATA,
  permissions: [ORDER_DESK],
  limits: { ...BULK_LIMITS, ...MAIL_LIMITS },
  migrations: {
    '0187-order-desk': orderDeskTables,
    '0197-holds-and-notes': holdsAndNotes,
    '0199-bulk-orders': bulkOrders,
  },
  portal: {
    orderDesk: calls(orderDeskContract, orderDeskHandlers),
    bulkOrders: calls(bulkOrdersContract, bulkOrdersHandlers),
  },
  portalDocuments: (services: AccountsContext & { streamPlaces: StreamPlaces }) => ({
    '/order-events/:order': async (_request, { order = '' }, { cookies }) =>
      orderStream(services, order, await whoAsksPortal(services, cookies)),
  }),
  jobs: ({ db, clock }: Stored) => [
    { name: 'forget-order-viewers', everySeconds: 3_600, run: () => forgetViewers({ db, clock }) },
    { name: 'bulk-orders', everySeconds: 1, run: () => carryOutRows({ db, clock }) },
    { name: 'forget-bulk-runs', everySeconds: 'night', run: () => forgetRuns(db, clock.now()) },
  ],
})

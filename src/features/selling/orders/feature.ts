import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { ordersContract } from './contract.ts'
import * as unpaidOrders from './migrations/0181-unpaid-orders.ts'
import { ORDER, PARTNER_ORDER } from './rules/permissions.ts'
import { confirmationMail } from './server/effects.ts'
import { ordersHandlers } from './server/handlers.ts'
import { sendConfirmations } from './server/mail/send-order-mail.ts'

export const orders = defineFeature({
  name: 'orders',
  permissions: [ORDER, PARTNER_ORDER],
  migrations: { '0181-unpaid-orders': unpaidOrders },
  store: {
    orders: calls(ordersContract, ordersHandlers),
  },
  mails: ({ db, clock, mailer, shop, rateLimits }: Mailing & Stored & { rateLimits: Limits }) => ({
    [confirmationMail.topic]: sendConfirmations({ db, clock, mailer, shop, rateLimits }),
  }),
})

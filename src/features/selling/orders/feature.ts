import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { mailTo } from '#platform/mail/rules/mail-topic.ts'
import { ordersContract } from './contract.ts'
import * as unpaidOrders from './migrations/0181-unpaid-orders.ts'
import { ORDER, ORDER_LIMITS, PARTNER_ORDER } from './rules/access.ts'
import { confirmationMail, ORDER_WORDS } from './server/effects.ts'
import { type ExpiryServices, expirePendingOrders } from './server/expiry.ts'
import { ordersHandlers } from './server/handlers.ts'
import { sendConfirmations } from './server/mail/send-order-mail.ts'
import { ORDER_DATA } from './server/personal-data.ts'

interface Services extends Stored {
  hasLivePayment: ExpiryServices['hasLivePayment']
  orderEvents: { expired: NonNullable<ExpiryServices['onExpired']> }
}

const buyer = mailTo('Buyer')

export const orders = defineFeature({
  name: 'orders',
  personalData: ORDER_DATA,
  permissions: [ORDER, PARTNER_ORDER],
  limits: ORDER_LIMITS,
  migrations: { '0181-unpaid-orders': unpaidOrders },
  store: {
    orders: calls(ordersContract, ordersHandlers),
  },
  jobs: ({ db, clock, hasLivePayment, orderEvents }: Services) => [
    {
      name: 'expire-orders',
      everySeconds: 60,
      run: () => expirePendingOrders({ db, clock, hasLivePayment, onExpired: orderEvents.expired }),
    },
  ],
  mails: [
    {
      topic: confirmationMail.topic,
      group: 'orders',
      place: 10,
      about: 'an order',
      typed: ORDER_WORDS,
      kinds: defineTexts({ placed: buyer('An order was placed.') }),
      send: sendConfirmations,
    },
  ],
})

import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { cartContract } from './contract.ts'
import { CART_MAIL_TOPIC, sendCartMails } from './server/cart-mail.ts'
import { CART_REMINDER_TOPIC, sendCartReminders } from './server/cart-reminder.ts'
import { cartHandlers } from './server/handlers.ts'

export const cart = defineFeature({
  name: 'cart',
  store: {
    cart: calls(cartContract, cartHandlers),
  },
  stoppableMails: ({ db, clock, mailer, shop }: Mailing & Stored) => ({
    [CART_MAIL_TOPIC]: sendCartMails({ mailer, shop }),
    [CART_REMINDER_TOPIC]: sendCartReminders({ db, clock, mailer, shop }),
  }),
})

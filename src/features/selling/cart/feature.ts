import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { CART_MAIL_TOPIC, sendCartMails } from './server/cart-mail.ts'
import { CART_REMINDER_TOPIC, sendCartReminders } from './server/cart-reminder.ts'

export const cart = defineFeature({
  name: 'cart',
  stoppableMails: ({ db, clock, mailer, shop }: Mailing & Stored) => ({
    [CART_MAIL_TOPIC]: sendCartMails({ mailer, shop }),
    [CART_REMINDER_TOPIC]: sendCartReminders({ db, clock, mailer, shop }),
  }),
})

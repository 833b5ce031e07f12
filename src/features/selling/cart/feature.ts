import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { mailTo, type TypedWords } from '#platform/mail/rules/mail-topic.ts'
import { cartContract } from './contract.ts'
import { CART_LIMITS } from './rules/access.ts'
import { CART_REMINDER_TOPIC, sendCartReminders } from './server/cart-reminder.ts'
import { cartHandlers } from './server/handlers.ts'
import { CART_MAIL_TOPIC, sendCartMails } from './server/mails.ts'
import { texts } from './texts.ts'

const shopper = mailTo('Shopper')
const CART_NAME: TypedWords = {
  prints: 'name of the cart',
  safety: 'anyone',
  limits: ['cart-from', 'cart-to'],
}

export const cart = defineFeature({
  name: 'cart',
  limits: CART_LIMITS,
  store: {
    cart: calls(cartContract, cartHandlers),
  },
  mails: [
    {
      topic: CART_MAIL_TOPIC,
      group: 'tools',
      place: 10,
      stops: texts.mail.stops,
      typed: CART_NAME,
      kinds: defineTexts({ cart: shopper('A shopper emailed a cart.') }),
      send: sendCartMails,
    },
    {
      topic: CART_REMINDER_TOPIC,
      group: 'tools',
      place: 20,
      stops: texts.mail.stops,
      typed: CART_NAME,
      kinds: defineTexts({
        reminder: shopper('A day after a cart was emailed, if the shopper agreed and hasn’t ordered since.'),
      }),
      send: sendCartReminders,
    },
  ],
})

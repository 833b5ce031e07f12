import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { mailTo, OUR_WORDS } from '#platform/mail/rules/mail-topic.ts'
import { productWatchesContract } from './contract.ts'
import { WATCH_LIMITS } from './rules/access.ts'
import { productWatchesHandlers } from './server/handlers.ts'
import { sendWatchMails, WATCH_MAIL_TOPIC } from './server/mails.ts'
import { WATCH_DATA } from './server/personal-data.ts'
import { forgetWatches, notifyWatchers } from './server/send-alerts.ts'
import { texts } from './texts.ts'

const shopper = mailTo('Shopper')

export const productWatches = defineFeature({
  name: 'product-watches',
  personalData: WATCH_DATA,
  limits: WATCH_LIMITS,
  store: {
    productWatches: calls(productWatchesContract, productWatchesHandlers),
  },
  jobs: ({ db, clock }: Stored) => [
    { name: 'tell-watchers', everySeconds: 300, run: () => notifyWatchers(db, clock.now()) },
    { name: 'forget-watches', everySeconds: 3_600, run: () => forgetWatches(db, clock.now()) },
  ],
  mails: [
    {
      topic: WATCH_MAIL_TOPIC,
      group: 'tools',
      place: 50,
      stops: texts.mail.stops,
      typed: OUR_WORDS,
      kinds: defineTexts({
        confirm: shopper('A shopper asked for an alert.'),
        'news of the price': shopper('The price of a watched product fell.'),
        'news of the stock': shopper('A watched product is in stock again.'),
      }),
      send: sendWatchMails,
    },
  ],
})

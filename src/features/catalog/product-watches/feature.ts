import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { productWatchesContract } from './contract.ts'
import { productWatchesHandlers } from './server/handlers.ts'
import { sendWatchMails, WATCH_MAIL_TOPIC } from './server/mails.ts'
import { forgetWatches, notifyWatchers } from './server/send-alerts.ts'

export const productWatches = defineFeature({
  name: 'product-watches',
  store: {
    productWatches: calls(productWatchesContract, productWatchesHandlers),
  },
  jobs: ({ db, clock }: Stored) => [
    { name: 'tell-watchers', everySeconds: 300, run: () => notifyWatchers(db, clock.now()) },
    { name: 'forget-watches', everySeconds: 3_600, run: () => forgetWatches(db, clock.now()) },
  ],
  stoppableMails: ({ db, mailer, shop }: Mailing & Stored) => ({
    [WATCH_MAIL_TOPIC]: sendWatchMails({ db, mailer, shop }),
  }),
})

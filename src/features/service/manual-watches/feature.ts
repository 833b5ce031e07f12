import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { manualWatchDeskContract, manualWatchesContract } from './contract.ts'
import * as manualWatchTable from './migrations/0190-manual-watches.ts'
import { forgetManualWatches, tellOfManuals } from './server/changed-manuals.ts'
import { manualWatchDeskHandlers, manualWatchesHandlers } from './server/handlers.ts'
import { MANUAL_MAIL_TOPIC, sendManualMails } from './server/mail.ts'

export const manualWatches = defineFeature({
  name: 'manual-watches',
  migrations: { '0190-manual-watches': manualWatchTable },
  navigation: [
    {
      group: 'service',
      place: 90,
      href: '/manual-watches',
      name: 'Manual alerts',
      needs: 'manual-watches.read',
    },
  ],
  store: {
    manualWatches: calls(manualWatchesContract, manualWatchesHandlers),
  },
  portal: {
    manualWatches: calls(manualWatchDeskContract, manualWatchDeskHandlers),
  },
  jobs: ({ db, clock }: Stored) => [
    { name: 'tell-of-manuals', everySeconds: 3_600, run: () => tellOfManuals(db, clock.now()) },
    { name: 'forget-manual-watches', everySeconds: 3_600, run: () => forgetManualWatches(db, clock.now()) },
  ],
  stoppableMails: ({ db, mailer, shop }: Mailing & Stored) => ({
    [MANUAL_MAIL_TOPIC]: sendManualMails({ db, mailer, shop }),
  }),
})

import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { mailTo, OUR_WORDS } from '#platform/mail/rules/mail-topic.ts'
import { manualWatchDeskContract, manualWatchesContract } from './contract.ts'
import { mailTexts } from './mail-texts.ts'
import * as manualWatchTable from './migrations/0190-manual-watches.ts'
import { MANUAL_WATCH_LIMITS } from './rules/limits.ts'
import { MANUAL_WATCH } from './rules/permissions.ts'
import { forgetManualWatches, tellOfManuals } from './server/changed-manuals.ts'
import { manualWatchDeskHandlers, manualWatchesHandlers } from './server/handlers.ts'
import { MANUAL_MAIL_TOPIC, sendManualMails } from './server/mail.ts'

/** Its page in the portal's navigation. */
const pageNames = defineTexts({ manualWatches: 'Manual alerts' })

const shopper = mailTo('Shopper')

export const manualWatches = defineFeature({
  name: 'manual-watches',
  migrations: { '0190-manual-watches': manualWatchTable },
  permissions: [MANUAL_WATCH],
  limits: MANUAL_WATCH_LIMITS,
  lists: { 'manual-watches': { reads: MANUAL_WATCH.read } },
  navigation: [
    {
      group: 'service',
      place: 90,
      href: '/manual-watches',
      name: pageNames.manualWatches,
      needs: MANUAL_WATCH.read,
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
    { name: 'forget-manual-watches', everySeconds: 'night', run: () => forgetManualWatches(db, clock.now()) },
  ],
  mails: [
    {
      topic: MANUAL_MAIL_TOPIC,
      group: 'tools',
      place: 60,
      stops: mailTexts.stops,
      typed: OUR_WORDS,
      kinds: defineTexts({ changed: shopper('The manual of a watched product changed.') }),
      send: sendManualMails,
    },
  ],
})

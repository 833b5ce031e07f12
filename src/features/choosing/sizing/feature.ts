import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { mailTo, OUR_WORDS } from '#platform/mail/rules/mail-topic.ts'
import { sizingContract } from './contract.ts'
import { mailTexts } from './mail-texts.ts'
import { SIZING_LIMITS } from './rules/access.ts'
import { climateTable } from './server/climate-table.ts'
import { sizingHandlers } from './server/handlers.ts'
import { SIZING_MAIL_TOPIC, sendSizingMails } from './server/mail-result.ts'

const shopper = mailTo('Shopper')

export const sizing = defineFeature({
  name: 'sizing',
  referenceTables: [climateTable],
  limits: SIZING_LIMITS,
  store: {
    sizing: calls(sizingContract, sizingHandlers, {
      alsoInPortal: ['btu', 'climate'],
      shows: { btu: () => [], climate: () => [] },
    }),
  },
  mails: [
    {
      topic: SIZING_MAIL_TOPIC,
      group: 'tools',
      place: 30,
      stops: mailTexts.stops,
      typed: OUR_WORDS,
      kinds: defineTexts({ result: shopper('A shopper emailed a sizing estimator result.') }),
      send: sendSizingMails,
    },
  ],
})

import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { mailTo, OUR_WORDS, toOurMailbox } from '#platform/mail/rules/mail-topic.ts'
import { systemSelectorContract } from './contract.ts'
import { mailTexts } from './mail-texts.ts'
import { SELECTOR_LIMITS } from './rules/access.ts'
import { systemSelectorHandlers } from './server/handlers.ts'
import { QUESTION_MAIL_TOPIC, QUOTE_MAIL_TOPIC, sendQuestionMails, sendQuoteMails } from './server/mails.ts'
import { SELECTOR_DATA } from './server/personal-data.ts'
import { clearRequests } from './server/requests.ts'

const shopper = mailTo('Shopper')

export const systemSelector = defineFeature({
  name: 'system-selector',
  personalData: SELECTOR_DATA,
  limits: SELECTOR_LIMITS,
  store: {
    systemSelector: calls(systemSelectorContract, systemSelectorHandlers),
  },
  jobs: ({ db, clock }: Stored) => [
    { name: 'clear-selector-requests', everySeconds: 3_600, run: () => clearRequests(db, clock.now()) },
  ],
  mails: [
    {
      topic: QUOTE_MAIL_TOPIC,
      group: 'tools',
      place: 40,
      stops: mailTexts.stops,
      typed: OUR_WORDS,
      kinds: defineTexts({ results: shopper('A shopper emailed system selector results.') }),
      send: sendQuoteMails,
    },
    {
      topic: QUESTION_MAIL_TOPIC,
      group: 'team',
      place: 30,
      about: 'our work',
      typed: { prints: 'name and message', safety: 'store', limits: ['selector-from'] },
      kinds: defineTexts({ question: toOurMailbox('A shopper asked a question in the system selector.') }),
      send: sendQuestionMails,
    },
  ],
})

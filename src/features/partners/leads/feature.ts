import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { toOurMailbox } from '#platform/mail/rules/mail-topic.ts'
import { expertContract, leadDeskContract } from './contract.ts'
import { LEAD, LEAD_LIMITS } from './rules/access.ts'
import { WARN_MINUTES } from './rules/lead.ts'
import { leadDeskHandlers } from './server/desk.ts'
import { expertHandler } from './server/expert.ts'
import { clearLeads, warnOfPromises } from './server/jobs.ts'
import { LEAD_MAIL_TOPIC, sendLeadMails } from './server/mails.ts'
import { LEAD_DATA } from './server/personal-data.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ leads: 'Leads' })

export const leads = defineFeature({
  name: 'leads',
  personalData: LEAD_DATA,
  permissions: [LEAD],
  limits: LEAD_LIMITS,
  // Leads are the store's own; staff alone may read them.
  lists: {
    leads: { reads: LEAD.read, live: { table: 'lead', moment: 'received_at', ofCompanies: false } },
  },
  navigation: [
    { group: 'start', place: 30, href: '/leads', name: pageNames.leads, needs: LEAD.read, key: 'l' },
  ],
  store: {
    leads: calls(expertContract, { expert: expertHandler }),
  },
  partnerHost: { leads: calls(expertContract, { expert: expertHandler }) },
  portal: {
    leads: calls(leadDeskContract, leadDeskHandlers),
  },
  jobs: ({ db, clock }: Stored) => [
    { name: 'warn-of-promises', everySeconds: 60, run: () => warnOfPromises(db, clock.now()) },
    { name: 'clear-leads', everySeconds: 3_600, run: () => clearLeads(db, clock.now()) },
  ],
  mails: [
    {
      topic: LEAD_MAIL_TOPIC,
      group: 'team',
      place: 10,
      about: 'our work',
      typed: {
        prints: 'name, phone, mailbox and comments',
        safety: 'store',
        limits: ['lead-network', 'lead-phone'],
      },
      kinds: defineTexts({
        new: toOurMailbox('Someone asked for a call or a reply.'),
        warning: toOurMailbox(`${WARN_MINUTES} minutes before the promised time, while the lead is open.`),
      }),
      send: sendLeadMails,
    },
  ],
})

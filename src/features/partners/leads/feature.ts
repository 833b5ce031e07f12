import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { expertContract, leadDeskContract } from './contract.ts'
import { LEAD } from './rules/permissions.ts'
import { leadDeskHandlers } from './server/desk.ts'
import { expertHandler } from './server/expert.ts'
import { clearLeads, warnOfPromises } from './server/jobs.ts'
import { LEAD_MAIL_TOPIC, sendLeadMails } from './server/lead-mail.ts'

export const leads = defineFeature({
  name: 'leads',
  permissions: [LEAD],
  exportedLists: { leads: LEAD.read },
  navigation: [{ group: 'start', place: 30, href: '/leads', name: 'Leads', needs: LEAD.read, key: 'l' }],
  // Leads are the store's own; staff alone may read them.
  liveLists: { leads: { reads: LEAD.read, table: 'lead', moment: 'received_at', ofCompanies: false } },
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
  mails: ({ mailer, shop }: Mailing) => ({
    [LEAD_MAIL_TOPIC]: sendLeadMails({ mailer, shop }),
  }),
})

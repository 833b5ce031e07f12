import { PAYMENT } from '#features/selling/fulfilment/rules/access.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { mailTo, OUR_WORDS } from '#platform/mail/rules/mail-topic.ts'
import { moneyContract } from './contract.ts'
import * as moneyDays from './migrations/0200-money-days.ts'
import * as openInvoices from './migrations/0201-open-invoices.ts'
import * as dayClose from './migrations/0204-day-close.ts'
import * as statementMails from './migrations/0205-statement-mails.ts'
import { MONEY } from './rules/access.ts'
import { moneyHandlers } from './server/handlers.ts'
import { STATEMENT_MAIL_TOPIC, sendStatements } from './server/mail-statements.ts'
import { STATEMENT_DATA } from './server/personal-data.ts'

/** Its pages in the portal's navigation. */
const pageNames = defineTexts({ reconciliation: 'Reconciliation' })

export const money = defineFeature({
  name: 'money',
  personalData: STATEMENT_DATA,
  permissions: [MONEY],
  lists: { journal: { reads: MONEY.read }, tax: { reads: MONEY.read }, aging: { reads: MONEY.read } },
  migrations: {
    '0200-money-days': moneyDays,
    '0201-open-invoices': openInvoices,
    '0204-day-close': dayClose,
    '0205-statement-mails': statementMails,
  },
  navigation: [
    { group: 'prices', place: 40, href: '/money', name: pageNames.reconciliation, needs: PAYMENT.reconcile },
  ],
  portal: {
    money: calls(moneyContract, moneyHandlers),
  },
  mails: [
    {
      topic: STATEMENT_MAIL_TOPIC,
      group: 'orders',
      place: 60,
      about: 'an order',
      typed: OUR_WORDS,
      kinds: defineTexts({
        statement: mailTo('Company')('Staff mailed the statement of a company on net terms.'),
      }),
      send: sendStatements,
    },
  ],
})

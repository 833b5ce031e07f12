import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { quotesContract, shopperQuotesContract } from './contract.ts'
import { QUOTE_ENTRY } from './rules/history.ts'
import { QUOTE } from './rules/permissions.ts'
import { quotesHandlers } from './server/desk/handlers.ts'
import { expireQuotes, remindOfQuotes } from './server/expiry.ts'
import { forgetContacts } from './server/forget.ts'
import type { QuoteLinks } from './server/guest-link.ts'
import { QUOTE_NOTICE_TOPIC, sendQuoteNotices } from './server/mails.ts'
import { shopperQuotesHandlers } from './server/shopper/handlers.ts'
import { QUOTE_NEWS_TOPIC, sendQuoteNews } from './server/shopper/mails.ts'

export const quotes = defineFeature({
  name: 'quotes',
  permissions: [QUOTE],
  entryKinds: [QUOTE_ENTRY],
  navigation: [
    { group: 'sell', place: 30, href: '/quotes', name: 'Quotes', needs: QUOTE.read, key: 'q' },
    { place: 30, href: '/quotes/new', name: 'New quote', needs: QUOTE.write },
    { place: 40, href: '/quotes/templates', name: 'Quote templates', needs: QUOTE.write },
  ],
  liveLists: { quotes: { reads: QUOTE.read, table: 'quote', moment: 'changed_at', ofCompanies: true } },
  store: {
    quotes: calls(shopperQuotesContract, shopperQuotesHandlers),
  },
  portal: {
    quotes: calls(quotesContract, quotesHandlers),
  },
  jobs: ({ db, clock, files }: Stored & { files: Pick<FileStore, 'remove'> }) => [
    { name: 'expire-quotes', everySeconds: 60, run: () => expireQuotes(db, clock.now()) },
    { name: 'remind-of-quotes', everySeconds: 600, run: () => remindOfQuotes(db, clock.now()) },
    {
      name: 'forget-quote-contacts',
      everySeconds: 3_600,
      run: () => forgetContacts({ db, files }, clock.now()),
    },
  ],
  mails: ({ db, clock, mailer, shop, quoteLinks: links }: Mailing & Stored & { quoteLinks: QuoteLinks }) => ({
    [QUOTE_NOTICE_TOPIC]: sendQuoteNotices({ db, clock, mailer, shop, links }),
    [QUOTE_NEWS_TOPIC]: sendQuoteNews({ db, clock, mailer, shop, links }),
  }),
})

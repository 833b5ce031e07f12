import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { mailTo, OUR_WORDS } from '#platform/mail/rules/mail-topic.ts'
import { quotesContract, shopperQuotesContract } from './contract.ts'
import * as quotesOfOrders from './migrations/0210-quotes-of-orders.ts'
import { QUOTE, QUOTE_ENTRY, QUOTE_LIMITS } from './rules/access.ts'
import { REMINDER_DAYS } from './rules/states.ts'
import { quotesHandlers } from './server/desk/handlers.ts'
import { expireQuotes, remindOfQuotes } from './server/expiry.ts'
import { forgetContacts } from './server/forget.ts'
import type { QuoteLinks } from './server/guest-link.ts'
import { QUOTE_NOTICE_TOPIC, sendQuoteNotices } from './server/mails.ts'
import { QUOTE_DATA, QUOTE_INDEXES } from './server/personal-data.ts'
import { shopperQuotesHandlers } from './server/shopper/handlers.ts'
import { QUOTE_NEWS_TOPIC, sendQuoteNews } from './server/shopper/mails.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ quotes: 'Quotes', newQuote: 'New quote', quoteTemplates: 'Quote templates' })

const customer = mailTo(defineTexts('Customer on the quote'))
const consultant = mailTo(defineTexts('Consultant on the quote'))

type Mails = Mailing & Stored & { quoteLinks: QuoteLinks }

export const quotes = defineFeature({
  name: 'quotes',
  personalData: QUOTE_DATA,
  indexes: QUOTE_INDEXES,
  permissions: [QUOTE],
  migrations: { '0210-quotes-of-orders': quotesOfOrders },
  limits: QUOTE_LIMITS,
  entryKinds: [QUOTE_ENTRY],
  lists: { quotes: { reads: QUOTE.read, live: { table: 'quote', moment: 'changed_at', ofCompanies: true } } },
  navigation: [
    { group: 'sell', place: 30, href: '/quotes', name: pageNames.quotes, needs: QUOTE.read, key: 'q' },
    { place: 30, href: '/quotes/new', name: pageNames.newQuote, needs: QUOTE.write },
    { place: 40, href: '/quotes/templates', name: pageNames.quoteTemplates, needs: QUOTE.write },
  ],
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
  mails: [
    {
      topic: QUOTE_NOTICE_TOPIC,
      group: 'quotes',
      place: 10,
      about: 'a quote',
      typed: {
        prints: 'message, names of options, the consultant’s name, phone and mailbox',
        safety: 'anyone',
        limits: ['quote-mail', 'quote-mail-to'],
      },
      kinds: defineTexts({
        sent: customer('A consultant sent the quote.'),
        reminder: customer(`The quote expires within ${REMINDER_DAYS} days.`),
        honored: customer('A consultant reopened an expired quote.'),
      }),
      send: ({ quoteLinks: links, ...services }: Mails) => sendQuoteNotices({ ...services, links }),
    },
    {
      topic: QUOTE_NEWS_TOPIC,
      group: 'quotes',
      place: 20,
      about: 'a quote',
      typed: {
        prints: 'what the customer wrote, name and phone',
        safety: 'anyone',
        limits: ['quote-word', 'quote-word-to'],
      },
      kinds: defineTexts({
        'accepted, to the consultant': consultant('The customer accepted the quote.'),
        'declined, to the consultant': consultant('The customer declined the quote.'),
        'commented, to the consultant': consultant('The customer asked a question.'),
        'asked-again, to the consultant': consultant(
          'The customer requested a new offer for an expired quote.',
        ),
        'accepted, to the customer': customer('The customer accepted the quote.', OUR_WORDS),
        'answered, to the customer': customer('The consultant answered a question.', {
          prints: 'what the consultant wrote',
          safety: 'anyone',
          limits: ['quote-mail', 'quote-answer-to'],
        }),
      }),
      send: ({ quoteLinks: links, ...services }: Mails) => sendQuoteNews({ ...services, links }),
    },
  ],
})

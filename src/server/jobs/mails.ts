import {
  CART_MAIL_TOPIC,
  CART_REMINDER_TOPIC,
  sendCartMails,
  sendCartReminders,
} from '#features/cart/server/index.ts'
import { CHAT_MAIL_TOPIC, sendChatMails } from '#features/chat/server/index.ts'
import { FEEDBACK_MAIL_TOPIC, sendFeedbackMails } from '#features/contractors/server/index.ts'
import { NOTICE_TOPIC as ORDER_NOTICE_TOPIC, sendNotices } from '#features/fulfilment/server/index.ts'
import { LEAD_MAIL_TOPIC, sendLeadMails } from '#features/leads/server/index.ts'
import { honorChoices } from '#features/mail-choices/server/index.ts'
import { CARE_MAIL_TOPIC, sendCareMails } from '#features/owned-equipment/server/index.ts'
import { ISSUE_MAIL_TOPIC, sendIssueMails } from '#features/page-issues/server/index.ts'
import { PHOTO_QUOTE_MAIL_TOPIC, sendPhotoQuoteMails } from '#features/photo-quotes/server/index.ts'
import { sendWatchMails, WATCH_MAIL_TOPIC } from '#features/product-watches/server/index.ts'
import {
  QUOTE_NEWS_TOPIC,
  QUOTE_NOTICE_TOPIC,
  sendQuoteNews,
  sendQuoteNotices,
} from '#features/quotes/server/index.ts'
import { NOTICE_TOPIC, sendReviewNotices } from '#features/reviews/server/index.ts'
import { ACCOUNT_MAIL_TOPIC, sendAccountMails } from '#features/sign-in/server/index.ts'
import { SIZING_MAIL_TOPIC, sendSizingMails } from '#features/sizing/server/index.ts'
import { STORY_MAIL_TOPIC, sendStoryMails } from '#features/stories/server/index.ts'
import {
  SURVEY_MAIL_TOPIC,
  sendInvitations,
  sendUnhappyMails,
  UNHAPPY_MAIL_TOPIC,
} from '#features/surveys/server/index.ts'
import {
  QUESTION_MAIL_TOPIC,
  QUOTE_MAIL_TOPIC,
  sendQuestionMails,
  sendQuoteMails,
} from '#features/system-selector/server/index.ts'
import {
  sendWarrantyMails,
  sendWarrantyReminders,
  WARRANTY_MAIL_TOPIC,
  WARRANTY_REMINDER_TOPIC,
} from '#features/warranties/server/index.ts'
import { MERCHANT_NAME } from '#kit/merchant/name.ts'
import { storeFacts } from '#platform/merchant/rules/facts.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { Config } from '../config.ts'
import type { Services } from '../services/services.ts'

export const shopOf = (config: Config) => ({
  name: MERCHANT_NAME,
  get phone() {
    return storeFacts().phone
  },
  email: config.contact.email,
  origin: config.publicOrigin,
})

/** What sends each topic of the outbox, but the confirmations of orders. */
export function mailHandlers(config: Config, services: Services): Record<string, OutboxHandler> {
  const { always, stoppable } = mailGroups(config, services)
  return { ...always, ...stoppable }
}

/** The mails by what a mailbox can do about them (R-REMOVE); a test names the group of each topic. */
export const mailGroups = (config: Config, services: Services) => ({
  always: mailsThatAlwaysCome(config, services),
  stoppable: mailsThatCanBeStopped(config, services),
})

/** Mail about an order, a quote or an account, and mail to our own people. */
function mailsThatAlwaysCome(config: Config, { db, clock, mailer, quoteLinks }: Services) {
  const shop = shopOf(config)
  const { portalOrigin } = config
  return {
    [QUOTE_NOTICE_TOPIC]: sendQuoteNotices({ db, clock, mailer, shop, links: quoteLinks }),
    [QUOTE_NEWS_TOPIC]: sendQuoteNews({
      db,
      clock,
      mailer,
      shop: { ...shop, portalOrigin },
      links: quoteLinks,
    }),
    [QUESTION_MAIL_TOPIC]: sendQuestionMails({ mailer, shop }),
    [LEAD_MAIL_TOPIC]: sendLeadMails({ mailer, shop: { ...shop, portalOrigin } }),
    [PHOTO_QUOTE_MAIL_TOPIC]: sendPhotoQuoteMails({ mailer, shop }),
    [UNHAPPY_MAIL_TOPIC]: sendUnhappyMails({ mailer, shop: { ...shop, portalOrigin } }),
    [WARRANTY_MAIL_TOPIC]: sendWarrantyMails({ db, mailer, shop }),
    [ISSUE_MAIL_TOPIC]: sendIssueMails({ mailer, shop: { ...shop, portalOrigin } }),
    [ACCOUNT_MAIL_TOPIC]: sendAccountMails({ db, clock, mailer, shop, portalOrigin }),
    [ORDER_NOTICE_TOPIC]: sendNotices({ db, mailer, shop, returnsTo: config.contact.address }),
  }
}

/** All other mail: a mailbox can stop it (R-REMOVE). */
function mailsThatCanBeStopped(config: Config, { db, clock, mailer: ownMailer, orderCookie }: Services) {
  const shop = shopOf(config)
  const mailer = honorChoices({ db, mailer: ownMailer, origin: config.publicOrigin })
  return {
    [NOTICE_TOPIC]: sendReviewNotices({
      ...{ db, mailer, ownMailer },
      shop: { ...shop, portalOrigin: config.portalOrigin },
    }),
    [WATCH_MAIL_TOPIC]: sendWatchMails({ db, mailer, shop }),
    [CART_MAIL_TOPIC]: sendCartMails({ mailer, shop }),
    [CART_REMINDER_TOPIC]: sendCartReminders({ db, clock, mailer, shop }),
    [CHAT_MAIL_TOPIC]: sendChatMails({ db, mailer, shop }),
    [SURVEY_MAIL_TOPIC]: sendInvitations({ mailer, shop, secrets: orderCookie.secrets }),
    [CARE_MAIL_TOPIC]: sendCareMails({ db, clock, mailer, shop }),
    [WARRANTY_REMINDER_TOPIC]: sendWarrantyReminders({ db, mailer, shop }),
    [SIZING_MAIL_TOPIC]: sendSizingMails({ mailer, shop }),
    [QUOTE_MAIL_TOPIC]: sendQuoteMails({ mailer, shop }),
    [STORY_MAIL_TOPIC]: sendStoryMails({ db, mailer, shop }),
    [FEEDBACK_MAIL_TOPIC]: sendFeedbackMails({ db, mailer, shop }),
  }
}

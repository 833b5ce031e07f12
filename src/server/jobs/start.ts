import { PgBoss } from 'pg-boss'
import { sweepLinks } from '#features/bank-debit/server/index.ts'
import { CART_MAIL_TOPIC, sendCartMails } from '#features/cart/server/index.ts'
import { CHAT_MAIL_TOPIC, sendChatMails } from '#features/chat/server/index.ts'
import {
  type CarrierTracking,
  NOTICE_TOPIC as ORDER_NOTICE_TOPIC,
  sendNotices,
} from '#features/fulfilment/server/index.ts'
import { LEAD_MAIL_TOPIC, sendLeadMails } from '#features/leads/server/index.ts'
import { sendConfirmations } from '#features/orders/server/index.ts'
import { ISSUE_MAIL_TOPIC, sendIssueMails } from '#features/page-issues/server/index.ts'
import { PHOTO_QUOTE_MAIL_TOPIC, sendPhotoQuoteMails } from '#features/photo-quotes/server/index.ts'
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
  QUESTION_MAIL_TOPIC,
  QUOTE_MAIL_TOPIC,
  sendQuestionMails,
  sendQuoteMails,
} from '#features/system-selector/server/index.ts'
import { MERCHANT_NAME } from '#kit/merchant/name.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import type { Services } from '../services/services.ts'
import { sellingJobs } from './list.ts'
import { HEARTBEAT_SECONDS, keepRunning, registerJobs } from './runner.ts'

const STOP_MS = 5_000
/** pg-boss passes these limits to the driver. With them it notices that a connection of its own is dead. */
const CONNECTION_LIMITS = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 5_000,
  query_timeout: 15_000,
}

/**
 * Starts the background work in two ways. Every process repeats its jobs every few seconds, so that a
 * confirmation reaches the buyer at once. And pg-boss runs each job once a minute in one of the processes, in
 * case the others have died.
 */
export async function startJobs(
  config: Config,
  services: Services,
  log: Logger,
  databaseUrl: string,
  carriers?: CarrierTracking,
): Promise<{ stop(): Promise<void> }> {
  const { db, mailer } = services
  const shop = {
    name: MERCHANT_NAME,
    phone: config.contact.phone,
    email: config.contact.email,
    origin: config.publicOrigin,
  }
  const { clock, rateLimits } = services
  const confirm = sendConfirmations({ db, mailer, shop, clock, rateLimits })
  const mails = {
    [NOTICE_TOPIC]: sendReviewNotices({ db, mailer, shop }),
    [CART_MAIL_TOPIC]: sendCartMails({ mailer, shop }),
    [CHAT_MAIL_TOPIC]: sendChatMails({ db, mailer, shop }),
    [SIZING_MAIL_TOPIC]: sendSizingMails({ mailer, shop }),
    [QUOTE_MAIL_TOPIC]: sendQuoteMails({ mailer, shop }),
    [QUOTE_NOTICE_TOPIC]: sendQuoteNotices({ db, clock, mailer, shop, links: services.quoteLinks }),
    [QUESTION_MAIL_TOPIC]: sendQuestionMails({ mailer, shop }),
    [LEAD_MAIL_TOPIC]: sendLeadMails({ mailer, shop: { ...shop, portalOrigin: config.portalOrigin } }),
    [PHOTO_QUOTE_MAIL_TOPIC]: sendPhotoQuoteMails({ mailer, shop }),
    [STORY_MAIL_TOPIC]: sendStoryMails({ db, mailer, shop }),
    [QUOTE_NEWS_TOPIC]: sendQuoteNews({
      ...{ db, clock, mailer },
      shop: { ...shop, portalOrigin: config.portalOrigin },
    }),
    [ISSUE_MAIL_TOPIC]: sendIssueMails({ mailer, shop: { ...shop, portalOrigin: config.portalOrigin } }),
    [ACCOUNT_MAIL_TOPIC]: sendAccountMails({ db, clock, mailer, shop, portalOrigin: config.portalOrigin }),
    [ORDER_NOTICE_TOPIC]: sendNotices({ db, mailer, shop, returnsTo: config.contact.address }),
  }
  const links = { name: 'sweep-bank-links', everySeconds: 600, run: () => sweepLinks(services.bank) }
  const jobs = [
    ...sellingJobs({ payments: services.payments, confirm, mails, carriers, files: services.files }),
    links,
  ]
  const quick = keepRunning(jobs, (job, err) => log.error({ err, job }, 'a job failed'))

  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    application_name: 'alpine-jobs',
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
    ...CONNECTION_LIMITS,
  })
  boss.on('error', (err) => log.error({ err }, 'pg-boss failed'))
  await boss.start()
  await registerJobs(boss, jobs)

  return {
    async stop() {
      await Promise.all([quick.stop(), boss.stop({ graceful: true, timeout: STOP_MS })])
    },
  }
}

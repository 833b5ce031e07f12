import type { Db } from '#db/connect.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { decisionMails, sendDecisionMails } from '#platform/submissions/server/decision-mails.ts'
import { texts } from '../texts.ts'

/** The outbox topic of the answer to the author of feedback about an installer. */
export const FEEDBACK_MAIL_TOPIC = 'mail.contractor-feedback'
export const feedbackMails = decisionMails(FEEDBACK_MAIL_TOPIC, 'contractor-feedback')

export const sendFeedbackMails = ({
  db,
  mailer,
  shop,
}: {
  db: Db
  mailer: Mailer
  shop: { name: string; origin: string }
}) =>
  sendDecisionMails({
    mailer,
    from: shop.name,
    action: { label: texts.title, href: `${shop.origin}/pro-installation` },
    texts: texts.mail,
    find: (id) =>
      db
        .selectFrom('contractor_feedback as f')
        .innerJoin('company as c', 'c.id', 'f.company_id')
        .select(['f.email', 'c.name as about', 'f.reason'])
        .where('f.id', '=', id)
        .executeTakeFirst(),
  })

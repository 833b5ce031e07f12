import type { Db } from '#db/connect.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { decisionMails, sendDecisionMails } from '#platform/submissions/server/decision-mails.ts'
import { texts } from '../texts.ts'

/** The outbox topic of the answer to the author of a story. */
export const STORY_MAIL_TOPIC = 'mail.customer-story'
export const storyMails = decisionMails(STORY_MAIL_TOPIC, 'story')

export const sendStoryMails = ({
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
    action: { label: texts.title, href: `${shop.origin}/customer-stories` },
    texts: texts.mail,
    find: (id) =>
      db
        .selectFrom('customer_story')
        .select(['email', 'title as about', 'reason'])
        .where('id', '=', id)
        .executeTakeFirst(),
  })

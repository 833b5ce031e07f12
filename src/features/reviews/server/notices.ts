import type { Db } from '#db/connect.ts'
import { deliver, type Mailer } from '#features/mail/server/index.ts'
import type { OutboxHandler } from '#features/orders/server/index.ts'
import { texts } from '../texts.ts'

type Kind = 'review' | 'question' | 'answer'

/**
 * Outbox topic of the mails about reviews and questions: to the store when one arrives, to the writer when it
 * is answered.
 */
export const NOTICE_TOPIC = 'mail.review-notice'

/**
 * The mail that follows a stored review, question or answer. A later version of it gets a mail of its own.
 */
export const noticeMail = (kind: Kind, id: number, at: Date) => ({
  topic: NOTICE_TOPIC,
  dedupeKey: `${kind}:${id}:${at.getTime()}`,
  payload: { kind, id },
})

interface Submission {
  sku: string
  name: string
  author: string
  email: string | null
  text: string
  rating: number | null
  verified: boolean | null
  answer: string | null
}

async function findReview(db: Db, id: number): Promise<Submission | undefined> {
  const row = await db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .select(['sku', 'product.name', 'author', 'email', 'title', 'body', 'rating', 'verified'])
    .where('review.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, text: `${row.title}\n\n${row.body}`, answer: null }
}

async function findQuestion(db: Db, id: number): Promise<Submission | undefined> {
  const row = await db
    .selectFrom('question')
    .innerJoin('product', 'product.id', 'question.product_id')
    .select(['sku', 'product.name', 'author', 'email', 'body as text', 'answer'])
    .where('question.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, rating: null, verified: null }
}

const submissionOf = { review: findReview, question: findQuestion, answer: findQuestion }

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
const isKind = (kind: unknown): kind is Kind => typeof kind === 'string' && Object.hasOwn(submissionOf, kind)

/** Sends the notices. Throws when a mail is to be retried. */
export function sendReviewNotices({
  db,
  mailer,
  ownMailer,
  shop,
}: {
  db: Db
  /** for answers to shoppers */
  mailer: Mailer
  /** for notices to our own people: a stop never holds them back */
  ownMailer: Mailer
  shop: { name: string; email: string }
}): OutboxHandler {
  return async ({ kind, id }, dedupeKey) => {
    if (!isKind(kind)) throw new Error(`Unknown notice ${String(kind)}`)
    const submission = await submissionOf[kind](db, Number(id))
    // Deleting a product deletes its reviews and questions.
    if (submission === undefined) return
    const mail = compose(kind, Number(id), submission, shop)
    if (mail.to === null) return
    await deliver(kind === 'answer' ? mailer : ownMailer, {
      to: { address: mail.to },
      subject: mail.subject,
      text: mail.lines.join('\n\n'),
      html: mail.lines.map((line) => `<p>${escaped(line).replaceAll('\n', '<br>')}</p>`).join('\n'),
      dedupeKey,
      ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    })
  }
}

function compose(
  kind: Kind,
  id: number,
  submission: Submission,
  shop: { name: string; email: string },
): { to: string | null; subject: string; lines: string[]; replyTo: string | null } {
  if (kind === 'answer')
    return {
      to: submission.email,
      subject: texts.mail.answered(submission.name),
      lines: [submission.text, submission.answer ?? '', shop.name],
      replyTo: shop.email,
    }
  const purchase = submission.verified ? ', verified purchase' : ''
  const facts = `${submission.name} (${submission.sku}). ${submission.author}${purchase}.`
  const subject =
    kind === 'review'
      ? texts.mail.review(submission.sku, submission.rating ?? 0)
      : texts.mail.question(submission.sku)
  const next =
    kind === 'review'
      ? `node scripts/catalog.mjs publish-review ${id}`
      : `node scripts/catalog.mjs answer ${id} "…"`
  return { to: shop.email, subject, lines: [facts, submission.text, next], replyTo: submission.email }
}

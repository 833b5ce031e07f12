import type { Db } from '#db/connect.ts'
import { productPath } from '#features/catalog/catalog/rules/product-url.ts'
import type { LetterLink, Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import { texts } from '../texts.ts'

type Kind = 'review' | 'question' | 'answer'

/**
 * Outbox topic of the mails about reviews and questions: to the store when one arrives, to the writer when it
 * is answered.
 */
export const NOTICE_TOPIC = 'mail.review-notice'

/** The mail that follows a stored review, question or answer. A later version of it gets another mail. */
export const noticeMail = (kind: Kind, id: number, at: Date) => ({
  topic: NOTICE_TOPIC,
  dedupeKey: `${kind}:${id}:${at.getTime()}`,
  payload: { kind, id },
})

interface Submission {
  product: string
  slug: string
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
    .select(['product.id as product', 'slug', 'sku', 'product.name', 'author', 'email'])
    .select(['title', 'body', 'rating', 'verified'])
    .where('review.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, text: `${row.title}\n\n${row.body}`, answer: null }
}

async function findQuestion(db: Db, id: number): Promise<Submission | undefined> {
  const row = await db
    .selectFrom('question')
    .innerJoin('product', 'product.id', 'question.product_id')
    .select(['product.id as product', 'slug', 'sku', 'product.name', 'author', 'email'])
    .select(['body as text', 'answer'])
    .where('question.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, rating: null, verified: null }
}

const submissionOf = { review: findReview, question: findQuestion, answer: findQuestion }

const isKind = (kind: unknown): kind is Kind => typeof kind === 'string' && Object.hasOwn(submissionOf, kind)

interface NoticeShop {
  name: string
  /** the mailbox of the store's own people */
  email: string
  /** origin of the store, without a slash at the end */
  origin: string
  portalOrigin: string
}

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
  shop: NoticeShop
}): OutboxHandler {
  return async ({ kind, id }, dedupeKey) => {
    if (!isKind(kind)) throw new Error(`Unknown notice ${String(kind)}`)
    const submission = await submissionOf[kind](db, Number(id))
    // Deleting a product deletes its reviews and questions.
    if (submission === undefined) return
    const { to, replyTo, subject, paragraphs, action } =
      kind === 'answer' ? answerMail(submission, shop) : staffMail(kind, Number(id), submission, shop)
    if (to === null) return
    const letter = await renderLetter({
      from: shop.name,
      subject,
      preview: paragraphs[0] ?? '',
      heading: subject,
      paragraphs,
      action,
      lines: [],
      sums: [],
      footnotes: [],
    })
    await deliver(kind === 'answer' ? mailer : ownMailer, {
      to: { address: to },
      ...letter,
      dedupeKey,
      ...(replyTo === null ? {} : { replyTo }),
    })
  }
}

interface Letter {
  to: string | null
  replyTo: string | null
  subject: string
  paragraphs: string[]
  action: LetterLink
}

const answerMail = ({ email, name, text, answer, product, slug }: Submission, shop: NoticeShop): Letter => ({
  to: email,
  replyTo: shop.email,
  subject: texts.mail.answered(name),
  paragraphs: [texts.mail.asked(text), answer ?? ''],
  action: { label: texts.mail.open, href: shop.origin + productPath([], { id: product, slug }) },
})

function staffMail(
  kind: 'review' | 'question',
  id: number,
  { email, name, sku, author, verified, text, rating }: Submission,
  shop: NoticeShop,
): Letter {
  const isReview = kind === 'review'
  return {
    to: shop.email,
    replyTo: email,
    subject: isReview ? texts.mail.review(sku, rating ?? 0) : texts.mail.question(sku),
    paragraphs: [texts.mail.by(author, `${name} (${sku})`, verified === true), text],
    action: { label: texts.mail.decide[kind], href: `${shop.portalOrigin}/reviews#${kind}-${id}` },
  }
}

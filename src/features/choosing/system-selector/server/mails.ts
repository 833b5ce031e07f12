import { z } from 'zod'
import { formatMoney, times, toCents } from '#lib/money.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { OutboxMessage } from '#platform/outbox/server/outbox.ts'
import { mailTexts as texts } from '../mail-texts.ts'
import { RESULTS_PATH } from '../rules/address.ts'

const cents = z.int().transform(toCents)

/** Kits as they are stored and mailed: names and prices of the moment, in cents. */
const mailedQuoteSchema = z.object({
  reference: z.string(),
  email: z.string(),
  zip: z.string(),
  /** ISO 8601 */
  at: z.string(),
  /** the address of the results, with the answers; mails that an earlier release left have none */
  results: z.string().default(RESULTS_PATH),
  kits: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      path: z.string(),
      lines: z.array(
        z.object({ id: z.string(), sku: z.string(), name: z.string(), qty: z.int(), price: cents }),
      ),
      goods: cents,
      total: cents,
    }),
  ),
})
export type MailedQuote = z.infer<typeof mailedQuoteSchema>

const mailedQuestionSchema = z.object({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  /** the answers so far, in words */
  answers: z.array(z.object({ step: z.string(), answer: z.string() })),
})
export type MailedQuestion = z.infer<typeof mailedQuestionSchema>

/** Outbox topics of the mails of the system selector. */
export const QUOTE_MAIL_TOPIC = 'mail.selector-quote'
export const QUESTION_MAIL_TOPIC = 'mail.selector-question'

export const quoteMail = (quote: MailedQuote): OutboxMessage => ({
  topic: QUOTE_MAIL_TOPIC,
  dedupeKey: `selector-quote:${quote.reference}`,
  payload: quote,
})

export const questionMail = (question: MailedQuestion): OutboxMessage => ({
  topic: QUESTION_MAIL_TOPIC,
  dedupeKey: `selector-question:${question.reference}`,
  payload: question,
})

interface MailShop {
  name: string
  phone: string
  email: string
  /** origin of the store, without a slash at the end */
  origin: string
}

interface MailServices {
  mailer: Mailer
  shop: MailShop
}

/** Sends kits to the shopper who asked for them. Throws when a mail has to be tried again. */
export function sendQuoteMails({ mailer, shop }: MailServices): OutboxHandler {
  return async (payload, dedupeKey) => {
    const quote = mailedQuoteSchema.parse(payload)
    const mail = await renderLetter(quoteLetter(quote, shop))
    await deliver(mailer, { to: { address: quote.email }, ...mail, dedupeKey })
  }
}

/** Sends a shopper's question to our consultants; an answer goes to the shopper. */
export function sendQuestionMails({ mailer, shop }: MailServices): OutboxHandler {
  return async (payload, dedupeKey) => {
    const question = mailedQuestionSchema.parse(payload)
    const mail = await renderLetter(questionLetter(question, shop))
    await deliver(mailer, {
      to: { address: shop.email },
      replyTo: question.email,
      ...mail,
      dedupeKey,
    })
  }
}

const quoteLetter = (quote: MailedQuote, shop: MailShop) => ({
  from: shop.name,
  subject: texts.quote.subject(quote.kits.length),
  preview: texts.quote.preview(quote.zip),
  heading: texts.quote.subject(quote.kits.length),
  paragraphs: [texts.quote.intro(quote.reference, quote.zip)],
  action: { label: texts.quote.open, href: `${shop.origin}${quote.results}` },
  lines: quote.kits.flatMap(({ lines }) =>
    lines.map(({ id, name, sku, qty, price }) => ({
      id,
      name,
      note: `${sku}, ${qty} × ${formatMoney(price)}`,
      amount: formatMoney(times(price, qty)),
    })),
  ),
  sums: quote.kits.map(({ title, total }) => ({
    label: title,
    amount: formatMoney(total),
    isTotal: true,
    note: texts.quote.delivered(quote.zip),
  })),
  footnotes: [texts.quote.prices, texts.notAsked(shop.phone)],
})

const questionLetter = (question: MailedQuestion, shop: MailShop) => ({
  from: shop.name,
  subject: texts.question.subject(question.name),
  preview: question.message.slice(0, 100),
  heading: texts.question.subject(question.name),
  paragraphs: [question.message],
  action: { label: texts.question.reply, href: `mailto:${question.email}` },
  lines: [],
  sums: [],
  details: [
    { label: texts.question.writer, lines: [question.name, question.email, question.phone].filter(Boolean) },
    {
      label: texts.question.answers,
      lines: question.answers.map(({ step, answer }) => `${step}: ${answer}`),
    },
  ],
  footnotes: [texts.question.reference(question.reference)],
  own: [question.email],
})

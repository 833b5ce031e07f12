import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { formatDate } from '#lib/dates.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { OutboxMessage } from '#platform/outbox/server/outbox.ts'
import { type Answers, QUESTIONS } from '../rules/questions.ts'
import { texts } from '../texts.ts'

/** The outbox topic of invitations to a survey. */
export const SURVEY_MAIL_TOPIC = 'mail.survey'
/** The outbox topic of answers that a person of ours reads at once. */
export const UNHAPPY_MAIL_TOPIC = 'mail.survey-unhappy'

const invitationSchema = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  /** yyyy-mm-dd */
  until: z.string(),
  /** what can be reviewed; mails that an earlier release left have none */
  products: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
})
type Invitation = z.input<typeof invitationSchema>

export const invitationMail = (invitation: Invitation): OutboxMessage => ({
  topic: SURVEY_MAIL_TOPIC,
  dedupeKey: `survey:${invitation.id}`,
  payload: invitation,
})

export const unhappyMail = (id: number, orderId: string, answers: Answers): OutboxMessage => ({
  topic: UNHAPPY_MAIL_TOPIC,
  dedupeKey: `survey-unhappy:${id}`,
  payload: { orderId, answers },
})

interface Parts {
  mailer: Mailer
  shop: { name: string; email: string; origin: string }
}

/** Sends invitations. Throws when a mail has to be tried again. */
export function sendInvitations({
  mailer,
  shop,
  secrets,
}: Parts & { secrets: readonly [string, ...string[]] }): OutboxHandler {
  return async (payload, dedupeKey) => {
    const { id, email, name, until, products } = invitationSchema.parse(payload)
    const { mail } = texts
    const letter = await renderLetter({
      from: shop.name,
      subject: mail.subject,
      preview: mail.preview,
      heading: mail.heading(name),
      paragraphs: [mail.intro],
      action: { label: mail.open, href: `${shop.origin}/customer-survey?session=${sessionOf(id, secrets)}` },
      lines: [],
      sums: [],
      ...(products.length > 0 && {
        details: [
          {
            label: mail.review,
            lines: products.map((product) => ({
              label: product.name,
              href: `${shop.origin}/write-a-review?product=${product.id}`,
            })),
          },
        ],
      }),
      footnotes: [mail.until(formatDate(until))],
    })
    await deliver(mailer, { to: { address: email }, ...letter, dedupeKey })
  }
}

const unhappySchema = z.object({
  orderId: z.string(),
  answers: z.record(z.string(), z.union([z.number(), z.string()])),
})

/** Sends answers of unhappy buyers to our own people. Throws when a mail has to be tried again. */
export function sendUnhappyMails({
  mailer,
  shop,
}: Pick<Parts, 'mailer'> & { shop: Parts['shop'] & { portalOrigin: string } }): OutboxHandler {
  const { unhappyMail: words } = texts
  return async (payload, dedupeKey) => {
    const { orderId, answers } = unhappySchema.parse(payload)
    const letter = await renderLetter({
      from: shop.name,
      subject: words.subject(printedOrderNumber(orderId), Number(answers.recommend ?? 0)),
      preview: words.next,
      heading: words.next,
      paragraphs: [],
      action: { label: words.open, href: `${shop.portalOrigin}/orders/${orderId}` },
      lines: [],
      sums: [],
      details: QUESTIONS.map(({ id, text }) => ({ label: text, lines: [String(answers[id] ?? '–')] })),
      footnotes: [],
    })
    await deliver(mailer, { to: { address: shop.email }, ...letter, dedupeKey })
  }
}

const MAC_LENGTH = 32

const sign = (secret: string, id: number): string =>
  createHmac('sha256', secret).update(`survey\n${id}`).digest('base64url').slice(0, MAC_LENGTH)

/** The session of a survey's link: `{id}.{signature}`. The first secret signs. */
export const sessionOf = (id: number, secrets: readonly [string, ...string[]]): string =>
  `${id}.${sign(secrets[0], id)}`

/** The survey of a session that we signed; undefined for any other text. */
export function surveyOf(session: string, secrets: readonly string[]): number | undefined {
  const [, digits = '', mac = ''] = /^(\d{1,15})\.([\w-]{32})$/.exec(session) ?? []
  const id = Number(digits)
  const given = Buffer.from(mac)
  const isOurs = secrets.some((secret) => {
    const wanted = Buffer.from(sign(secret, id))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  return isOurs ? id : undefined
}

import { z } from 'zod'
import { promisedTime } from '#features/partners/support/rules/business-hours.ts'
import { displayPhone } from '#lib/phone.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { OutboxMessage } from '#platform/outbox/server/outbox.ts'
import { texts } from '../desk-texts.ts'
import { LEAD_KINDS, leadReference } from '../rules/lead.ts'

/** The outbox topic of mails about leads to the sales team. */
export const LEAD_MAIL_TOPIC = 'mail.lead'

const schema = z.object({
  id: z.int(),
  kind: z.enum(LEAD_KINDS),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  comments: z.string(),
  pageUrl: z.string(),
  promisedAt: z.iso.datetime(),
  writtenAt: z.iso.datetime(),
  /** true: the promised time is near and no person has called */
  isWarning: z.boolean(),
  claimedBy: z.string().nullable(),
})
type LeadMail = z.infer<typeof schema>

export const leadMail = (mail: LeadMail): OutboxMessage => ({
  topic: LEAD_MAIL_TOPIC,
  dedupeKey: `${mail.isWarning ? 'lead-warning' : 'lead'}:${mail.id}`,
  payload: mail,
})

interface LeadMailShop {
  name: string
  /** the mailbox of the store, which sorts mail to its teams by subject */
  email: string
  /** the portal's address, without a slash at the end */
  portalOrigin: string
}

/** Sends mails about leads to the sales team. Throws when a mail has to be tried again. */
export function sendLeadMails({ mailer, shop }: { mailer: Mailer; shop: LeadMailShop }): OutboxHandler {
  return async (payload, dedupeKey) => {
    const mail = await renderLetter(letterOf(schema.parse(payload), shop))
    await deliver(mailer, { to: { address: shop.email }, ...mail, dedupeKey })
  }
}

function letterOf(lead: LeadMail, shop: LeadMailShop) {
  const { mail } = texts
  const reference = leadReference(lead.id)
  const promised = promisedTime(new Date(lead.promisedAt), new Date(lead.writtenAt))
  const owner = lead.claimedBy === null ? mail.unclaimed : mail.claimedBy(lead.claimedBy)
  const isCall = lead.phone !== ''
  return {
    from: shop.name,
    subject: lead.isWarning ? mail.warnSubject(reference) : mail.subject(texts.kinds[lead.kind], reference),
    preview: mail.promised(promised),
    heading: isCall ? mail.heading(lead.name) : mail.answerHeading(lead.name),
    paragraphs: [
      isCall ? mail.promised(promised) : mail.promisedAnswer(promised),
      ...(lead.isWarning ? [owner] : []),
      ...(isCall ? [mail.phone(displayPhone(lead.phone))] : []),
      ...(lead.email ? [mail.email(lead.email)] : []),
      ...(lead.comments ? [lead.comments] : []),
      ...(lead.pageUrl ? [mail.page(lead.pageUrl)] : []),
    ],
    action: { label: mail.open, href: `${shop.portalOrigin}/leads/${lead.id}` },
    lines: [],
    sums: [],
    footnotes: [mail.footnote],
    own: [lead.email, lead.pageUrl],
  }
}

import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import type { Clock } from '#lib/clock.ts'
import { formatDate } from '#lib/dates.ts'
import { formatMoney, toCents } from '#lib/money.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { OutboxMessage } from '#platform/outbox/server/outbox.ts'
import { mailTexts as texts } from '../mail-texts.ts'
import { pageTexts } from '../page-texts.ts'
import { isAcceptable } from '../rules/states.ts'
import { guestLink, type QuoteLinks } from './guest-link.ts'
import { type QuoteRow, readQuoteById, readVersion, statusOf, type VersionRow } from './quote-rows.ts'
import { callAt, companyDetails, letterFrom, type Sender, senderOf, soldBy } from './sender.ts'
import { laborNote } from './shown-labor.ts'

/** The outbox topic of mails about quotes to their customers. */
export const QUOTE_NOTICE_TOPIC = 'mail.quote'

const payloadSchema = z.object({
  kind: z.enum(['sent', 'reminder', 'honored']),
  quoteId: z.int(),
  version: z.int(),
})
type Payload = z.infer<typeof payloadSchema>

/** The mail that a quote was sent or expires soon, once for each version and last day. */
export const quoteMail = (payload: Payload, round = ''): OutboxMessage => ({
  topic: QUOTE_NOTICE_TOPIC,
  dedupeKey: `quote-${payload.kind}:${payload.quoteId}:${payload.version}${round}`,
  payload,
})

interface QuoteMailServices {
  db: Db
  clock: Clock
  mailer: Mailer
  shop: { name: string; phone: string }
  links: QuoteLinks
}

/** Sends the mails about quotes. Throws when a mail has to be tried again. */
export function sendQuoteNotices({ db, clock, mailer, shop, links }: QuoteMailServices): OutboxHandler {
  return async (payload, dedupeKey) => {
    const { kind, quoteId, version } = payloadSchema.parse(payload)
    const row = await readQuoteById(db, quoteId)
    // A version that was withdrawn, replaced or answered meanwhile needs no mail.
    if (!row || row.sent_version !== version || !isAcceptable(statusOf(row), clock.now())) return
    const content = await readVersion(db, quoteId, version)
    const company = await senderOf(db, row.company_id)
    const mail = await renderLetter(quoteLetter({ kind, row, version: content, company, shop, links }))
    await deliver(mailer, {
      to: { address: row.contact_email, name: row.contact_name },
      replyTo: content.content.consultant.email || undefined,
      ...mail,
      dedupeKey,
    })
  }
}

interface QuoteLetter {
  kind: Payload['kind']
  row: QuoteRow
  version: VersionRow
  company: Sender
  shop: { name: string; phone: string }
  links: QuoteLinks
}

function quoteLetter({ kind, row, version, company, shop, links }: QuoteLetter) {
  const { content, totals } = version
  const until = formatDate(inStoreZone(row.valid_until ?? version.valid_until).day)
  const { consultant } = content
  const told = texts[kind]
  return {
    ...letterFrom(company, shop, links),
    subject: told.subject(row.number, until),
    preview: told.preview(until),
    heading: told.heading(row.contact_name),
    paragraphs: [
      ...(kind === 'sent' && content.message ? [content.message] : []),
      told.intro(row.number, until),
    ],
    action: { label: texts.open, href: guestLink(links, row) },
    lines: [],
    sums: content.sections.map(({ key, title, tier, isRecommended, labor }) => ({
      label: [tier ? pageTexts.tiers[tier] : '', title || texts.option].filter(Boolean).join(': '),
      amount: formatMoney(toCents(totals.find(({ sectionKey }) => sectionKey === key)?.total ?? 0)),
      isTotal: isRecommended,
      note: [
        isRecommended && texts.recommended,
        texts.delivered(row.contact_zip),
        laborNote({ labor, tax: content.laborTax }, company),
      ]
        .filter(Boolean)
        .join('. '),
    })),
    details: [
      ...companyDetails(company),
      {
        label: texts.consultant,
        lines: [
          consultant.name,
          [consultant.phone, consultant.extension && texts.extension(consultant.extension)]
            .filter(Boolean)
            .join(' '),
          consultant.email,
        ].filter(Boolean),
      },
    ],
    footnotes: [
      texts.prices(until),
      ...soldBy(company, shop),
      texts.keep,
      texts.notAsked(callAt(company, shop)),
    ],
    own: [consultant.email, company?.email ?? ''].filter(Boolean),
  }
}

import { z } from 'zod'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { OutboxMessage } from '#platform/outbox/server/outbox.ts'
import { IMPORTANCES, referenceOf, TEAMS } from '../rules/issue.ts'
import { texts } from '../texts.ts'

/** The outbox topic of a mail about an issue with a page. */
export const ISSUE_MAIL_TOPIC = 'mail.page-issue'

const issueMailSchema = z.object({
  id: z.int(),
  importance: z.enum(IMPORTANCES),
  team: z.enum(TEAMS),
  text: z.string(),
  pageURL: z.string(),
  reporterName: z.string(),
  /** null: to the team */
  to: z.string().nullable(),
  /** who wrote the note; null for the issue itself */
  notedBy: z.string().nullable(),
})
export type IssueMail = z.infer<typeof issueMailSchema>

export const issueMail = (mail: IssueMail, dedupeKey: string): OutboxMessage => ({
  topic: ISSUE_MAIL_TOPIC,
  dedupeKey,
  payload: mail,
})

interface IssueMailShop {
  name: string
  /** the mailbox of the store, which sorts mail to its teams by subject */
  email: string
  /** the addresses of store and portal, without a slash at the end */
  origin: string
  portalOrigin: string
}

/** Sends mails about issues. Throws when a mail has to be tried again. */
export function sendIssueMails({ mailer, shop }: { mailer: Mailer; shop: IssueMailShop }): OutboxHandler {
  return async (payload, dedupeKey) => {
    const issue = issueMailSchema.parse(payload)
    const mail = await renderLetter(letterOf(issue, shop))
    await deliver(mailer, { to: { address: issue.to ?? shop.email }, ...mail, dedupeKey })
  }
}

/** Whether a page is one of ours. Other addresses are not printed. */
const isOfShop = (address: string, { origin, portalOrigin }: IssueMailShop): boolean =>
  URL.canParse(address) && [origin, portalOrigin].includes(new URL(address).origin)

function letterOf(issue: IssueMail, shop: IssueMailShop) {
  const { mail } = texts
  const team = texts.teams[issue.team]
  const reference = referenceOf(issue.id)
  const isNote = issue.notedBy !== null
  return {
    from: shop.name,
    subject: isNote
      ? mail.noteSubject(reference)
      : mail.subject(texts.importances[issue.importance], team, reference),
    preview: mail.preview(issue.notedBy ?? issue.reporterName),
    heading: isNote ? mail.noteHeading(issue.notedBy ?? '') : mail.heading(team),
    paragraphs: [issue.text, mail.page(issue.pageURL), mail.reporter(issue.reporterName)],
    action: { label: mail.open, href: `${shop.portalOrigin}/issues/${issue.id}` },
    lines: [],
    sums: [],
    footnotes: [mail.footnote],
    own: isOfShop(issue.pageURL, shop) ? [issue.pageURL] : [],
  }
}

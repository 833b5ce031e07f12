import { z } from 'zod'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import type { OutboxMessage } from '#platform/outbox/server/outbox.ts'

type Decided = 'published' | 'refused'

const payloadSchema = z.object({ kind: z.enum(['published', 'refused']), id: z.int() })

/** The mails that tell authors what became of their submission. */
export interface DecisionMails {
  message(kind: Decided, id: number): OutboxMessage
}

/** @param prefix what the keys begin with that keep a mail from going twice */
export const decisionMails = (topic: string, prefix: string): DecisionMails => ({
  message: (kind, id) => ({ topic, dedupeKey: `${prefix}:${id}:${kind}`, payload: { kind, id } }),
})

interface Answer {
  email: string
  /** what the submission is about, as the texts name it */
  about: string
  reason: string | null
}

/** Sends the mails. A submission that is gone by then gets none. Throws to try again. */
export const sendDecisionMails =
  ({
    mailer,
    from,
    action,
    texts,
    find,
  }: {
    mailer: Mailer
    from: string
    action: { label: string; href: string }
    texts: {
      published: string
      publishedText: (about: string) => string
      refused: string
      refusedText: (about: string, reason: string) => string
    }
    find: (id: number) => Promise<Answer | undefined>
  }): OutboxHandler =>
  async (payload, dedupeKey) => {
    const { kind, id } = payloadSchema.parse(payload)
    const answer = await find(id)
    if (answer === undefined) return
    const { email, about, reason } = answer
    const text = kind === 'published' ? texts.publishedText(about) : texts.refusedText(about, reason ?? '')
    const subject = texts[kind]
    const letter = await renderLetter({
      from,
      subject,
      preview: text,
      heading: subject,
      paragraphs: [text],
      action,
      lines: [],
      sums: [],
      footnotes: [],
    })
    await deliver(mailer, { to: { address: email }, ...letter, dedupeKey })
  }

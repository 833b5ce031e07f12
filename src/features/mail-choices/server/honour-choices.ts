import type { Db } from '#db/connect.ts'
import type { Mailer } from '#features/mail/server/index.ts'
import { escapeMarkup } from '#kit/text/markup.ts'
import { texts } from '../texts.ts'
import { choiceOf } from './choices.ts'

interface Parts {
  db: Db
  mailer: Mailer
  /** e.g. "https://store.example.com" */
  origin: string
  /** a person asks for each of these mails, e.g. for a cart: they come although the mailbox stopped others */
  isAskedFor?: boolean
}

/**
 * A mailer for mail that is not about an order. It sends nothing to a mailbox that stopped such mail. The
 * others get a link to stop it, and the headers of a one-click stop (RFC 8058).
 */
export const honourChoices = ({ db, mailer, origin, isAskedFor = false }: Parts): Mailer => ({
  async send(message) {
    const choice = await choiceOf(db, message.to.address)
    if (choice.stopped && !isAskedFor) return { kind: 'stopped' }
    const href = `${origin}/remove-me?token=${choice.token}`
    const words = isAskedFor ? texts.footers.asked : texts.footers.offered
    return mailer.send({
      ...message,
      text: `${message.text}\n\n${words}: ${href}\n`,
      html: withFooter(message.html, words, href),
      stopHref: href,
    })
  },
  close: () => mailer.close(),
})

function withFooter(html: string, words: string, href: string): string {
  const link = `<a href="${escapeMarkup(href)}">${escapeMarkup(words)}</a>`
  const footer = `<p style="text-align:center;font-size:13px">${link}</p>`
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + footer : html.slice(0, end) + footer + html.slice(end)
}

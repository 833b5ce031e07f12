import type { Db } from '#db/connect.ts'
import { printColors } from '#drawings/engine/drawing-styles.ts'
import { escapeMarkup } from '#lib/text/markup.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { texts } from '../texts.ts'
import { choiceOf } from './index.ts'

interface Parts {
  db: Db
  mailer: Mailer
  /** e.g. "https://store.example.com" */
  origin: string
}

/**
 * A mailer for mail that is not about an order. It sends nothing to a mailbox that stopped such mail, not
 * even a cart that a person asked for: only the mailbox itself knows who typed its address. The others get a
 * link to stop it, and the headers of a one-click stop (RFC 8058).
 */
export const honorChoices = ({ db, mailer, origin }: Parts): Mailer => ({
  async send(message) {
    const choice = await choiceOf(db, message.to.address)
    if (choice.stopped) return { kind: 'stopped' }
    const href = `${origin}/remove-me?token=${choice.token}`
    return mailer.send({
      ...message,
      text: `${message.text}\n\n${texts.footer}: ${href}\n`,
      html: withFooter(message.html, href),
      stopHref: href,
    })
  },
  close: () => mailer.close(),
})

function withFooter(html: string, href: string): string {
  const look = `color:${printColors.action}`
  const link = `<a href="${escapeMarkup(href)}" style="${look}">${escapeMarkup(texts.footer)}</a>`
  const footer = `<p style="text-align:center;font-size:13px">${link}</p>`
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + footer : html.slice(0, end) + footer + html.slice(end)
}

import { merchant } from '#lib/merchant/merchant.ts'
import { withoutLinks } from '../rules/without-links.ts'
import type { Letter, LetterLink, Mailer, Message } from './ports.ts'

export interface RenderedMail {
  subject: string
  html: string
  text: string
  /** what it was rendered from */
  letter: Letter
}

/**
 * Renders a mail as HTML and plain text, with its texts free of links. The renderer is loaded with the first
 * mail, because nothing else needs it.
 */
export async function renderLetter(written: Letter): Promise<RenderedMail> {
  const { renderLetterParts } = await import('./letter-template.tsx')
  const letter = letterWithoutLinks(written)
  return { subject: letter.subject, letter, ...(await renderLetterParts(letter)) }
}

/** Sends a mail of the outbox. Throws when the outbox has to try again. */
export async function deliver(mailer: Mailer, message: Message): Promise<void> {
  const result = await mailer.send(message)
  if (result.kind === 'retry') throw new Error(`mail: ${result.cause}`)
}

/**
 * The letter as it is sent: no text of it carries a link. So words that a stranger typed cannot lead a reader
 * anywhere, whichever mail prints them.
 */
function letterWithoutLinks({ own = [], ...letter }: Letter): Letter {
  const text = (typed: string): string => withoutLinks(typed, [merchant().name, ...own])
  const link = ({ label, href }: LetterLink): LetterLink => ({ label: text(label), href })
  return {
    ...letter,
    from: text(letter.from),
    subject: text(letter.subject),
    preview: text(letter.preview),
    heading: text(letter.heading),
    paragraphs: letter.paragraphs.map(text),
    action: link(letter.action),
    lines: letter.lines.map((line) => ({
      ...line,
      name: text(line.name),
      note: text(line.note),
      amount: text(line.amount),
    })),
    sums: letter.sums.map((sum) => ({
      ...sum,
      label: text(sum.label),
      amount: text(sum.amount),
      note: text(sum.note),
    })),
    ...(letter.details && {
      details: letter.details.map(({ label, lines }) => ({
        label: text(label),
        lines: lines.map((line) => (typeof line === 'string' ? text(line) : link(line))),
      })),
    }),
    footnotes: letter.footnotes.map(text),
  }
}

import type { Letter } from './letter.ts'
import type { Mailer, Message } from './ports.ts'
import { letterWithoutLinks } from './without-links.ts'

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

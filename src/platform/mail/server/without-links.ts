import { merchant } from '#lib/merchant/merchant.ts'
import { withoutLinks } from '../rules/without-links.ts'
import type { Letter, LetterLink } from './letter.ts'

/**
 * The letter as it is sent: no text of it carries a link. So words that a stranger typed cannot lead a reader
 * anywhere, whichever mail prints them.
 */
export function letterWithoutLinks({ own = [], ...letter }: Letter): Letter {
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

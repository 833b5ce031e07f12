import { BUYER } from '#features/accounts/rules/actor.ts'
import { emptyContent, type Line, MOST_SECTION_LINES, MOST_SECTIONS } from '#features/quotes/rules/content.ts'
import type { NewDraft } from '#features/quotes/server/index.ts'
import type { MailedQuote } from './mails.ts'

interface Asker {
  email: string
  zip: string
  now: Date
}

/** Mailed kits as a draft that waits for a consultant: each kit is an option, the first is recommended. */
export function draftOf(kits: MailedQuote['kits'], { email, zip, now }: Asker): NewDraft {
  const sections = kits.slice(0, MOST_SECTIONS).map(({ title, lines }, index) => ({
    key: `kit-${index + 1}`,
    title: title.slice(0, 80),
    tier: null,
    note: '',
    isRecommended: index === 0,
    lines: lines.slice(0, MOST_SECTION_LINES).map(
      ({ id, qty, price }, line): Line => ({
        ...{ key: `line-${line + 1}`, id, qty, price, listPrice: price },
        ...{ isOptional: false, group: null, note: '' },
      }),
    ),
  }))
  const nobody = { name: '', phone: '', extension: '', email: '' }
  return {
    source: 'selector',
    actor: BUYER,
    contact: { name: '', phone: '', email, zip },
    content: { ...emptyContent(nobody), sections },
    now,
  }
}

import type { WireVerdict } from '../contract.ts'
import { dayInWords } from '../rules/days.ts'
import { texts } from './texts.ts'

/** Where a rule stands, since when, and how far our reading can be trusted. */
export function sourceLine({ source, effectiveFrom, status, read }: WireVerdict): string {
  const since = effectiveFrom === null ? '' : `, ${texts.since(dayInWords(effectiveFrom))}`
  const known = read === null ? texts.unread[status] : texts.read(dayInWords(read))
  return `${source}${since}.${known}`
}

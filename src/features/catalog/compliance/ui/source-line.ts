import { dateInWords } from '#lib/dates.ts'
import type { WireVerdict } from '../contract.ts'
import { texts } from './texts.ts'

/** The source of a rule, its first day, and how far our reading can be trusted. `on` is today, yyyy-mm-dd. */
export function sourceLine(
  { source, effectiveFrom, status, read }: Pick<WireVerdict, 'source' | 'effectiveFrom' | 'status' | 'read'>,
  on?: string,
): string {
  const isLater = effectiveFrom !== null && on !== undefined && effectiveFrom > on
  const words = isLater ? texts.from : texts.since
  const since = effectiveFrom === null ? '' : `, ${words(dateInWords(effectiveFrom))}`
  const known = read === null ? texts.unread[status] : texts.read(dateInWords(read))
  return `${source}${since}.${known}`
}

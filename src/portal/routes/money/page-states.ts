import { formatDate } from '#lib/dates.ts'
import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts as agingTexts } from './aging-texts.ts'
import { texts as payoutTexts } from './payout-texts.ts'
import { texts } from './texts.ts'

export const STATES: State[] = [
  signedIn('the reconciliation', '/money', titled(texts.title), 'operations'),
  signedIn('the days of the books', '/money/days', titled(texts.days.title), 'operations'),
  signedIn('a day of the books', '/money/day?day=2026-11-01', titled(formatDate('2026-11-01')), 'operations'),
  signedIn('what the providers paid out', '/money/payouts', titled(payoutTexts.title), 'operations'),
  signedIn('the journal', '/money/journal', titled(texts.journal), 'operations'),
  signedIn('the tax report', '/money/tax', titled(texts.taxReport), 'operations'),
  signedIn('the aging of net terms', '/money/aging', titled(agingTexts.title), 'operations'),
  signedIn('a statement', '/money/statement?company=1', titled(agingTexts.statement), 'operations'),
  signedIn('statements by mail', '/money/statements', titled(agingTexts.mail.title), 'operations'),
]

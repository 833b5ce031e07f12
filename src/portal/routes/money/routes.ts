import { route } from '@react-router/dev/routes'
import { fileOf } from '../../list/file-route.ts'

export const signedIn = [
  route('money', 'routes/money/reconciliation.tsx'),
  route('money/days', 'routes/money/days.tsx'),
  route('money/day', 'routes/money/day.tsx'),
  route('money/payouts', 'routes/money/payouts.tsx'),
  route('money/payouts/:id', 'routes/money/payout.tsx'),
  route('money/journal', 'routes/money/journal.tsx'),
  route('money/tax', 'routes/money/tax.tsx'),
  route('money/aging', 'routes/money/aging.tsx'),
  route('money/statement', 'routes/money/statement.tsx'),
  route('money/statements', 'routes/money/statements.tsx'),
]

export const bare = [
  fileOf('money/journal'),
  route('money/journal.iif', 'routes/money/journal-file.ts'),
  fileOf('money/tax'),
  fileOf('money/aging'),
  route('money/statement.pdf', 'routes/money/statement-pdf.ts'),
]

import { id, type PermissionRow } from '#tests/http/portal/permission-inputs.ts'

const file = new File(['unknown'], 'report.csv', { type: 'text/csv' })

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'payouts.list': { needs: 'payouts.read', input: {} },
  'payouts.open': { needs: 'payouts.read', input: id, noForeign: 'operations and administrators alone' },
  'payouts.upload': { needs: 'payouts.write', input: { provider: 'amazon', file } },
  'payouts.matchAgain': {
    ...{ needs: 'payouts.write', input: id },
    noForeign: 'operations and administrators alone',
  },
  'payouts.remove': {
    needs: 'payouts.write',
    input: { ...id, reason: 'x' },
    noForeign: 'operations and administrators alone',
  },
}

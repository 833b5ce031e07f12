import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

const unknown = { reference: 'unknown' }
const charge = { ...unknown, provider: 'braintree', chargeID: 'unknown', reason: 'x' }
const noForeign = 'operations and administrators alone'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'money.reconciliation': { needs: 'payments.reconcile' },
  'money.journal': { needs: 'money.read', input: {} },
  'money.journalFile': { needs: 'money.read', input: {} },
  'money.taxReport': { needs: 'money.read', input: {} },
  'money.aging': { needs: 'money.read', input: {} },
  'money.statement': { needs: 'money.read', input: { companyID: 1 }, noForeign },
  'money.statementFile': { needs: 'money.read', input: { companyID: 1 }, noForeign },
  'money.days': { needs: 'money.read', input: {} },
  'money.day': { needs: 'money.read', input: { day: '2026-11-27' } },
  'money.closeDay': {
    needs: 'money.close',
    input: { day: '2026-11-27', seen: 'unknown', note: '' },
    noForeign,
  },
  'money.reopenDay': {
    needs: 'money.reopen',
    input: { day: '2026-11-27', reason: 'x' },
    noForeign: 'administrators alone',
  },
  'money.mails': { needs: 'money.read', input: {} },
  'money.mailStatements': { needs: 'money.mail-statements', input: { companies: [1] }, noForeign },
  'money.compareNow': { needs: 'payments.reconcile', input: {} },
  'money.askAgain': { needs: 'payments.reconcile', input: unknown, noForeign },
  'money.giveBack': { needs: 'payments.reconcile', input: { ...charge, expected: 1 }, noForeign },
  'money.takeOver': { needs: 'payments.reconcile', input: charge, noForeign },
  'money.settle': {
    needs: 'payments.reconcile',
    input: { ...unknown, finding: 'x', reason: 'x' },
    noForeign,
  },
}

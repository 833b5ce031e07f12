import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'netTerms.credit': { needs: 'company.read', input: { companyID: 1 }, foreign: () => ({ companyID: 2 }) },
  'netTerms.companies': { needs: 'company.read', input: {} },
  'netTerms.setAccount': {
    needs: 'credit.write',
    input: { companyID: 1, limit: 0, termsDays: 30, status: 'stopped', reason: 'test' },
  },
  'netTerms.receive': { needs: 'orders.receive-payment', input: { orderID: 'unknown', reference: 'x' } },
}

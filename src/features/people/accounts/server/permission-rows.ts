import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'accounts.me': { needs: 'signed-in' },
  'accounts.token': { needs: 'signed-in' },
  'audit.list': { needs: 'audit.read', input: {} },
  'audit.export': { needs: 'audit.export', input: {} },
  'audit.startExport': { needs: 'customers.read', input: { list: 'customers', search: '' } },
  'audit.state': { needs: 'audit.read' },
  'security.events': { needs: 'security.read', input: {} },
}

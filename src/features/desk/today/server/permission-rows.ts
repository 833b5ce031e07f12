import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'today.ofOrder': { needs: 'today.read', input: { orderID: 'unknown' }, noForeign: 'staff alone' },
  'today.list': { needs: 'today.read', input: {} },
  'today.assign': {
    needs: 'today.assign',
    input: { kind: 'chat', key: '999999', was: null, owner: null },
    noForeign: 'work is the store’s own',
  },
}

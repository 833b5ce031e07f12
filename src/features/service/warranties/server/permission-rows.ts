import { id, type PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'warranties.list': { needs: 'warranties.read', input: {} },
  'warranties.file': { needs: 'warranties.file', input: { ...id, reference: 'x' } },
  'warranties.photo': { needs: 'warranties.read', input: id, noForeign: 'registrations belong to the store' },
}

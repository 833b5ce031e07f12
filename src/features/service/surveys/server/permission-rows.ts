import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'surveys.list': { needs: 'surveys.read', input: {} },
  'surveys.summary': { needs: 'surveys.read', input: {} },
}

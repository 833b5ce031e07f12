import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'figures.read': { needs: 'figures.read', input: {} },
  'figures.acts': { needs: 'figures.acts', input: {} },
}

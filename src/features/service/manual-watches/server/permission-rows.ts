import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'manualWatches.list': { needs: 'manual-watches.read', input: {} },
}

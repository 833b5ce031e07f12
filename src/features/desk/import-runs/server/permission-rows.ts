import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'importRuns.list': { needs: 'import-runs.read', input: {} },
  'importRuns.close': {
    needs: 'import-runs.close',
    input: { id: 999_999, isClosed: true },
    noForeign: 'imports are the store’s own',
  },
}

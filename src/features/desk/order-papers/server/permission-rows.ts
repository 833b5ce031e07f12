import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'orderPapers.print': { needs: 'order-papers.print', input: { paper: 'pick-list', orders: ['A-NONE'] } },
}

import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'tools.assemble': { needs: 'projects.read', input: {} },
  'tools.systems': { needs: 'projects.read', input: { kind: 'ducted' } },
  'tools.find': { needs: 'projects.read', input: { search: 'x1' } },
}

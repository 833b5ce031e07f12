import type { PermissionRow } from './permission-inputs.ts'

/** A row for every endpoint of the portal, from the file of each capability. */
export const PERMISSION_ROWS: Readonly<Record<string, PermissionRow>> = Object.assign(
  {},
  ...Object.values(
    import.meta.glob('/src/features/*/*/server/permission-rows.ts', { eager: true, import: 'ROWS' }),
  ),
)

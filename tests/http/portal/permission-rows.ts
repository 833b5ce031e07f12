import type { PermissionRow } from './permission-inputs.ts'

/** A row for every endpoint of the portal, from the file of each capability in `rows`. */
export const PERMISSION_ROWS: Readonly<Record<string, PermissionRow>> = Object.assign(
  {},
  ...Object.values(import.meta.glob('./rows/*.ts', { eager: true, import: 'ROWS' })),
)

import type { PermissionRow } from '../permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'surveys.list': { needs: 'surveys.read', input: {} },
  'surveys.summary': { needs: 'surveys.read', input: {} },
}

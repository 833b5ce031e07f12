import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

const email = 'unknown@example.com'
const reason = 'Asked by phone'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'peopleData.preview': { needs: 'people-data.read', input: { email } },
  'peopleData.export': { needs: 'people-data.export', input: { email, reason } },
  'peopleData.erase': { needs: 'people-data.erase', input: { email, again: email, reason } },
  'peopleData.requests': { needs: 'people-data.read', input: {} },
}

import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'mails.list': { needs: 'mails.read' },
  'mails.open': { needs: 'mails.read', input: { id: 'no-such-mail' }, noForeign: 'examples have no owner' },
}

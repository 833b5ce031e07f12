import { foreignIssue, id, type PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'issues.list': { needs: 'issues.read', input: {} },
  'issues.open': { needs: 'issues.read', input: id, foreign: foreignIssue },
  'issues.screenshot': { needs: 'issues.read', input: id, foreign: foreignIssue },
  'issues.assign': { needs: 'issues.work', input: { ...id, to: 'me' } },
  'issues.note': { needs: 'issues.work', input: { ...id, text: 'x' } },
  'issues.close': { needs: 'issues.work', input: id },
  'issues.reopen': { needs: 'issues.work', input: id },
}

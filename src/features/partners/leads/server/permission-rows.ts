import { id, type PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'leads.list': { needs: 'leads.read', input: {} },
  'leads.figures': { needs: 'leads.read' },
  'leads.open': { needs: 'leads.read', input: id },
  'leads.claim': { needs: 'leads.work', input: id },
  'leads.giveBack': { needs: 'leads.work', input: id },
  'leads.called': { needs: 'leads.work', input: { ...id, outcome: 'reached' } },
  'leads.close': { needs: 'leads.work', input: { ...id, note: 'x' } },
  'leads.project': { needs: 'leads.work', input: id },
}

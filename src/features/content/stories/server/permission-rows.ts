import { id, type PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'stories.list': { needs: 'stories.read', input: {} },
  'stories.photo': { needs: 'stories.read', input: id, noForeign: 'stories belong to the store' },
  'stories.publish': { needs: 'stories.decide', input: id },
  'stories.refuse': { needs: 'stories.decide', input: { ...id, reason: 'x' } },
  'stories.withdraw': { needs: 'stories.decide', input: id },
}

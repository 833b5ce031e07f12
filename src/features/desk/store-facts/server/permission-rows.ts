import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

const noForeign = 'settings are the store’s own'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'storeFacts.read': { needs: 'store-facts.read', input: {} },
  'storeFacts.save': {
    needs: 'store-facts.change',
    input: { version: 0, part: 'calendar', lines: [], reason: '' },
  },
  'storeFacts.providers': { needs: 'store-facts.test', input: {} },
  'storeFacts.testProvider': {
    needs: 'store-facts.test',
    input: { id: 'none' },
    noForeign,
  },
  'storeFacts.restore': {
    needs: 'store-facts.change',
    input: { version: 0, id: 999_999 },
    noForeign,
  },
}

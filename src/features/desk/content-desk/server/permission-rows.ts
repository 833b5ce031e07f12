import type { PermissionRow } from '#tests/http/portal/permission-inputs.ts'

const unknownEntry = { kind: 'article', slug: 'no-such-article' }

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'contentDesk.list': { needs: 'content.edit', input: {} },
  'contentDesk.open': { needs: 'content.edit', input: unknownEntry },
  'contentDesk.version': { needs: 'content.edit', input: { ...unknownEntry, number: 1 } },
  // The title has no letter or digit, so nothing is made.
  'contentDesk.create': { needs: 'content.edit', input: { kind: 'article', title: '?' } },
  'contentDesk.save': { needs: 'content.edit', input: { ...unknownEntry, revision: 0, fields: {} } },
  'contentDesk.publish': { needs: 'content.publish', input: { ...unknownEntry, revision: 0 } },
  'contentDesk.discard': { needs: 'content.edit', input: { ...unknownEntry, revision: 0 } },
  'contentDesk.restore': { needs: 'content.edit', input: { ...unknownEntry, revision: 0, number: 1 } },
  'contentDesk.takeOff': { needs: 'content.publish', input: { ...unknownEntry, revision: 0 } },
}

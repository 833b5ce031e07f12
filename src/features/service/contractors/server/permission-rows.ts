import { id, type PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'contractors.list': { needs: 'contractors.read', input: {} },
  'contractors.open': { needs: 'contractors.read', input: id, noForeign: 'listings belong to the store' },
  'contractors.save': {
    needs: 'contractors.write',
    input: { ...id, version: 0, baseZip: '60614', radiusMiles: 10 },
  },
  'contractors.own': { needs: 'contractors.write-own', input: {} },
  'contractors.saveOwn': {
    needs: 'contractors.write-own',
    input: { version: 0, baseZip: '60614', radiusMiles: 10 },
  },
  'contractors.feedback': { needs: 'contractors.read', input: {} },
  'contractors.publish': { needs: 'contractors.decide', input: id },
  'contractors.refuse': { needs: 'contractors.decide', input: { ...id, reason: 'x' } },
  'contractors.withdraw': { needs: 'contractors.decide', input: id },
}

import { certificate, id, type PermissionRow } from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'taxExemption.send': {
    needs: 'company.write',
    input: certificate(),
    foreign: ({ customer }) => ({ ...certificate(), customerID: customer }),
  },
  'taxExemption.list': { needs: 'company.read', input: {} },
  'taxExemption.file': {
    needs: 'company.read',
    input: id,
    foreign: ({ exemption }) => ({ id: exemption }),
  },
  'taxExemption.decide': {
    needs: 'certificates-tax.decide',
    input: { ...id, decision: 'refused', note: 'x' },
  },
}

import {
  changed,
  foreignCompany,
  id,
  type PermissionRow,
  photo,
} from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'companies.list': { needs: 'company.read', input: {} },
  'companies.open': { needs: 'company.read', input: id, foreign: foreignCompany },
  'companies.create': { needs: 'companies.write', input: { name: '' } },
  'companies.change': {
    needs: 'company.write',
    input: { ...id, ...changed },
    foreign: () => ({ ...foreignCompany(), ...changed, phone: '(847) 555-0100' }),
  },
  'companies.setLogo': {
    needs: 'company.write',
    input: { ...id, picture: photo() },
    foreign: () => ({ ...foreignCompany(), picture: photo() }),
  },
  'companies.removeLogo': { needs: 'company.write', input: id, foreign: foreignCompany },
  'companies.logo': { needs: 'signed-in', input: { logo: '0'.repeat(32) } },
  'companies.setDisabled': { needs: 'companies.write', input: { ...id, disabled: true } },
  'companies.contractors': { needs: 'signed-in', input: {} },
}

import {
  changed,
  entry,
  foreignCustomer,
  foreignProject,
  home,
  id,
  onProject,
  type PermissionRow,
  photo,
  UNKNOWN,
} from '#tests/http/portal/permission-inputs.ts'

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'customers.list': { needs: 'customers.read', input: {} },
  'customers.find': { needs: 'customers.read', input: { search: 'x' } },
  'customers.open': { needs: 'customers.read', input: id, foreign: foreignCustomer },
  'customers.create': { needs: 'customers.write', input: { name: '' } },
  'customers.change': {
    needs: 'customers.write',
    input: { ...id, ...changed },
    foreign: (rows) => ({ ...foreignCustomer(rows), ...changed, phone: '(847) 555-0100' }),
  },
  // A foreign row in a list is skipped: src/features/partners/customers/server/change-customers.test.ts.
  'customers.changeMany': { needs: 'customers.write', input: { rows: [{ ...id, assigneeID: null }] } },
  'customers.addContact': {
    needs: 'customers.write',
    input: { ...id, name: 'x' },
    foreign: (rows) => ({ ...foreignCustomer(rows), name: 'x' }),
  },
  'customers.timeline': { needs: 'customers.read', input: id, foreign: foreignCustomer },
  'customers.write': {
    needs: 'customers.write',
    input: { ...id, ...entry },
    foreign: (rows) => ({ ...foreignCustomer(rows), ...entry }),
  },
  'customers.promises': { needs: 'customers.read', input: { until: '2026-11-22' } },
  'customers.called': {
    needs: 'customers.write',
    input: id,
    noForeign: 'change-many.test.ts promises a call of one company and tries it from the other',
  },
  'customers.views': { needs: 'customers.read', input: { list: 'customers' } },
  'customers.saveView': { needs: 'customers.read', input: { list: 'customers', name: 'x', search: '' } },
  'customers.removeView': {
    needs: 'signed-in',
    input: id,
    noForeign: 'a view belongs to one account; removing one that is not there changes nothing',
  },
  'projects.list': { needs: 'projects.read', input: {} },
  'projects.board': { needs: 'projects.read', input: {} },
  'projects.open': { needs: 'projects.read', input: id, foreign: foreignProject },
  'projects.create': {
    needs: 'projects.write',
    input: { customerID: UNKNOWN, name: 'x' },
    foreign: ({ customer }) => ({ customerID: customer, name: 'x' }),
  },
  'projects.change': onProject({ ...changed }),
  'projects.move': onProject({ version: 1, stage: 'lead' }),
  'projects.size': onProject({ ...home }),
  'projects.saveRooms': onProject({ rooms: [] }),
  'projects.addPhoto': onProject({ kind: 'photo', picture: photo() }),
  'projects.photo': {
    needs: 'projects.read',
    input: { ...id, photo: 1 },
    foreign: (rows) => ({ ...foreignProject(rows), photo: 1 }),
  },
  'projects.removePhoto': onProject({ photo: 1 }),
  'projects.people': { needs: 'projects.read' },
  // A foreign row in a list of rows is skipped:
  // see src/features/partners/customers/server/projects/change-many.test.ts.
  'projects.changeMany': { needs: 'projects.write', input: { rows: [{ ...id, stage: 'lead' }] } },
}

import type { Action } from '#features/accounts/rules/permissions.ts'
import { accountIdOf } from '#tests/fixtures/portal/people.ts'

/** What the matrix knows of one endpoint of the portal. */
export interface PermissionRow {
  /** the permission that its gate asks for; `public`: no session; `signed-in`: any session */
  needs: Action | 'public' | 'signed-in'
  /** an input that the schema accepts and that changes nothing: ids are unknown */
  input?: Readonly<Record<string, unknown>>
  /** the same for a row of company 2, which a contractor of company 1 must not find */
  foreign?: (rows: ForeignRows) => Readonly<Record<string, unknown>>
  /** why an endpoint with an id has no row of another company */
  noForeign?: string
}

/** Ids of rows of company 2. */
export interface ForeignRows {
  customer: number
  project: number
  cart: number
  issue: number
  exemption: number
}

const UNKNOWN = 999_999
const id = { id: UNKNOWN }
const prices = new File(['unknown,1.00'], 'prices.csv', { type: 'text/csv' })
const token = { token: 'x'.repeat(43) }
const key = 'a-key-of-sixteen-letters'
const code = { code: '000000' }
const foreignPerson = () => ({ id: accountIdOf('foreignContractor') })
const foreignCompany = () => ({ id: 2 })
const foreignCustomer = ({ customer }: ForeignRows) => ({ id: customer })
const foreignCart = ({ cart }: ForeignRows) => ({ id: cart })
const foreignIssue = ({ issue }: ForeignRows) => ({ id: issue })
const foreignProject = ({ project }: ForeignRows) => ({ id: project })

/** A call that writes to a project: a foreign one is not found. */
const onProject = (input: Readonly<Record<string, unknown>>): PermissionRow => ({
  needs: 'projects.write',
  input: { ...id, ...input },
  foreign: (rows) => ({ ...foreignProject(rows), ...input }),
})
const changed = { version: 1, name: 'x' }
const entry = { kind: 'note', text: 'x' }
const home = {
  squareFeet: 1_800,
  zipCode: '60614',
  basement: 'no',
  numFloors: 1,
  insulationValue: 5,
  thermostatHT: 70,
  thermostatAC: 75,
}
const photo = () => new File(['x'], 'photo.jpg', { type: 'image/jpeg' })
const certificate = () => ({
  state: 'IL',
  number: 'E1234',
  endsOn: '2030-01-01',
  file: new File(['%PDF-1.4'], 'certificate.pdf', { type: 'application/pdf' }),
})
const answer = {
  response: {
    id: 'x',
    rawId: 'x',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x', attestationObject: 'x' },
  },
}

/** One row for every endpoint of src/api/portal-contract.ts; an endpoint without a row fails the test. */
export const PERMISSION_ROWS: Readonly<Record<string, PermissionRow>> = {
  'accounts.me': { needs: 'signed-in' },
  'accounts.token': { needs: 'signed-in' },
  'audit.list': { needs: 'audit.read', input: {} },
  'audit.export': { needs: 'audit.export', input: {} },
  'audit.state': { needs: 'audit.read' },
  'companies.list': { needs: 'company.read', input: {} },
  'companies.open': { needs: 'company.read', input: id, foreign: foreignCompany },
  'companies.create': { needs: 'companies.write', input: { name: '' } },
  'companies.change': {
    needs: 'company.write',
    input: { ...id, ...changed },
    foreign: () => ({ ...foreignCompany(), ...changed, phone: '(847) 555-0100' }),
  },
  'companies.setDisabled': { needs: 'companies.write', input: { ...id, disabled: true } },
  'companies.contractors': { needs: 'signed-in', input: {} },
  'customers.list': { needs: 'customers.read', input: {} },
  'customers.find': { needs: 'customers.read', input: { search: 'x' } },
  'customers.open': { needs: 'customers.read', input: id, foreign: foreignCustomer },
  'customers.create': { needs: 'customers.write', input: { name: '' } },
  'customers.change': {
    needs: 'customers.write',
    input: { ...id, ...changed },
    foreign: (rows) => ({ ...foreignCustomer(rows), ...changed, phone: '(847) 555-0100' }),
  },
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
  'customers.views': { needs: 'signed-in', input: { list: 'customers' } },
  'customers.saveView': { needs: 'signed-in', input: { list: 'customers', name: 'x', search: '' } },
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
  // A foreign row in a list of rows is skipped: see src/features/customers/server/change-many.test.ts.
  'projects.changeMany': { needs: 'projects.write', input: { rows: [{ ...id, stage: 'lead' }] } },
  'orders.list': { needs: 'orders.read', input: {} },
  'orders.open': {
    needs: 'orders.read',
    input: { orderID: 'unknown' },
    noForeign: 'partner-orders.test.ts places orders of two companies',
  },
  'orders.cancel': {
    needs: 'orders.ask-cancel',
    input: { orderID: 'unknown', reason: 'x' },
    noForeign: 'an order takes a checkout; the ask for it covers the order as orders.open does',
  },
  'orders.receiptPdf': {
    needs: 'orders.read',
    input: { orderID: 'unknown' },
    noForeign: 'it covers the order as orders.open does',
  },
  'orders.lines': { needs: 'partner-orders.place', input: { text: '' } },
  'priceLists.list': { needs: 'price-lists.read', input: {} },
  'priceLists.open': { needs: 'price-lists.read', input: id },
  'priceLists.create': {
    needs: 'price-lists.write',
    input: { companyID: UNKNOWN, name: 'x', startsOn: '2026-12-01' },
  },
  'priceLists.change': { needs: 'price-lists.write', input: { ...id, name: 'x', startsOn: '2026-12-01' } },
  'priceLists.preview': { needs: 'price-lists.write', input: { ...id, file: prices } },
  'priceLists.costs': { needs: 'price-lists.read' },
  'priceLists.previewCosts': { needs: 'price-lists.write', input: { file: prices } },
  'priceLists.apply': { needs: 'price-lists.write', input: id },
  'priceLists.undo': { needs: 'price-lists.write', input: id },
  'repricing.ask': {
    needs: 'orders.reprice',
    input: { products: [{ id: '450000001', qty: 1, price: 1 }], reason: 'x', responsibleParty: 'x' },
  },
  'repricing.list': { needs: 'orders.reprice', input: {} },
  'repricing.get': { needs: 'orders.reprice', input: id },
  'repricing.decide': { needs: 'orders.approve-price', input: { ...id, decision: 'refused' } },
  'netTerms.credit': { needs: 'company.read', input: { companyID: 1 }, foreign: () => ({ companyID: 2 }) },
  'netTerms.companies': { needs: 'company.read', input: {} },
  'netTerms.setAccount': {
    needs: 'credit.write',
    input: { companyID: 1, limit: 0, termsDays: 30, status: 'stopped', reason: 'test' },
  },
  'netTerms.receive': { needs: 'orders.receive-payment', input: { orderID: 'unknown', reference: 'x' } },
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
  'savedCarts.list': { needs: 'carts.read', input: {} },
  'savedCarts.open': { needs: 'carts.read', input: id, foreign: foreignCart },
  'savedCarts.project': { needs: 'carts.read', input: id, foreign: foreignProject },
  'savedCarts.create': {
    needs: 'carts.write',
    input: { cartName: 'x', projectID: UNKNOWN, products: [{ id: '450000001', qty: 1 }], key },
    foreign: ({ project }) => ({
      cartName: 'x',
      projectID: project,
      products: [{ id: '450000001', qty: 1 }],
      key,
    }),
  },
  'savedCarts.rename': {
    needs: 'carts.write',
    input: { ...id, cartName: 'x' },
    foreign: (rows) => ({ ...foreignCart(rows), cartName: 'x' }),
  },
  'savedCarts.remove': { needs: 'carts.write', input: id, foreign: foreignCart },
  'savedCarts.restore': { needs: 'carts.write', input: id, foreign: foreignCart },
  'issues.list': { needs: 'issues.read', input: {} },
  'issues.open': { needs: 'issues.read', input: id, foreign: foreignIssue },
  'issues.screenshot': { needs: 'issues.read', input: id, foreign: foreignIssue },
  'issues.assign': { needs: 'issues.work', input: { ...id, to: 'me' } },
  'issues.note': { needs: 'issues.work', input: { ...id, text: 'x' } },
  'issues.close': { needs: 'issues.work', input: id },
  'issues.reopen': { needs: 'issues.work', input: id },
  'tools.assemble': { needs: 'projects.read', input: {} },
  'tools.systems': { needs: 'projects.read', input: { kind: 'ducted' } },
  'tools.find': { needs: 'projects.read', input: { search: 'x1' } },
  'signIn.password': { needs: 'public', input: { email: 'nobody@example.com', password: 'x' } },
  'signIn.code': { needs: 'public', input: code },
  'signIn.passkeyOptions': { needs: 'public' },
  'signIn.passkey': { needs: 'public', input: answer },
  'signIn.requestReset': { needs: 'public', input: { email: 'nobody@example.com' } },
  'signIn.resetFacts': { needs: 'public', input: token },
  'signIn.reset': { needs: 'public', input: { ...token, ...code, password: 'x' } },
  'signIn.invitation': { needs: 'public', input: token },
  'signIn.acceptInvitation': {
    needs: 'public',
    input: { ...token, ...code, name: 'x', password: 'x', sealed: 'x' },
  },
  'ownAccount.overview': { needs: 'signed-in' },
  'ownAccount.signOut': { needs: 'signed-in' },
  'ownAccount.stepUp': { needs: 'signed-in', input: code },
  'ownAccount.stepUpPasskeyOptions': { needs: 'signed-in' },
  'ownAccount.stepUpPasskey': { needs: 'signed-in', input: answer },
  'ownAccount.endSession': { needs: 'signed-in', input: { session: UNKNOWN } },
  'ownAccount.changePassword': { needs: 'own-account.manage', input: { current: 'x', password: 'x' } },
  'ownAccount.newPasskeyOptions': { needs: 'own-account.manage' },
  'ownAccount.addPasskey': { needs: 'own-account.manage', input: { ...answer, name: 'x' } },
  'ownAccount.removePasskey': { needs: 'own-account.manage', input: { id: 'x' } },
  'ownAccount.newCodeApp': { needs: 'own-account.manage' },
  'ownAccount.setCodeApp': { needs: 'own-account.manage', input: { sealed: 'x', ...code } },
  'ownAccount.removeCodeApp': { needs: 'own-account.manage' },
  'ownAccount.newRecoveryCodes': { needs: 'own-account.manage' },
  'users.list': { needs: 'users.read', input: {} },
  'users.find': { needs: 'users.read', input: id, foreign: foreignPerson },
  'users.invite': { needs: 'users.write', input: { email: 'new@example.com', name: 'x', role: 'sales' } },
  'users.inviteAgain': { needs: 'users.write', input: id, foreign: foreignPerson },
  'users.changeRole': {
    needs: 'users.write',
    input: { ...id, role: 'sales' },
    foreign: () => ({ ...foreignPerson(), role: 'contractor' }),
  },
  'users.setDisabled': {
    needs: 'users.write',
    input: { ...id, disabled: true },
    foreign: () => ({ ...foreignPerson(), disabled: true }),
  },
  'users.endSessions': { needs: 'users.write', input: id, foreign: foreignPerson },
  'users.resetFactors': { needs: 'users.write', input: id, foreign: foreignPerson },
}

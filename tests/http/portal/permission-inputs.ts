import { accountIdOf } from '#tests/fixtures/portal/people.ts'

/** What the matrix knows of one endpoint of the portal. */
export interface PermissionRow {
  /** the name of the permission that its gate asks for; `public`: no session; `signed-in`: any session */
  needs: string
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
  quote: number
  template: number
}

// Inputs that the schemas accept and that change nothing.
export const UNKNOWN = 999_999
export const id = { id: UNKNOWN }
export const prices = new File(['unknown,1.00'], 'prices.csv', { type: 'text/csv' })
export const token = { token: 'x'.repeat(43) }
export const key = 'a-key-of-sixteen-letters'
export const code = { code: '000000' }
export const foreignPerson = () => ({ id: accountIdOf('foreignContractor') })
export const foreignCompany = () => ({ id: 2 })
export const foreignCustomer = ({ customer }: ForeignRows) => ({ id: customer })
export const foreignCart = ({ cart }: ForeignRows) => ({ id: cart })
export const foreignIssue = ({ issue }: ForeignRows) => ({ id: issue })
export const foreignProject = ({ project }: ForeignRows) => ({ id: project })

/** A call that writes to a project: a foreign one is not found. */
export const onProject = (input: Readonly<Record<string, unknown>>): PermissionRow => ({
  needs: 'projects.write',
  input: { ...id, ...input },
  foreign: (rows) => ({ ...foreignProject(rows), ...input }),
})
export const changed = { version: 1, name: 'x' }
export const entry = { kind: 'note', text: 'x' }
export const home = {
  squareFeet: 1_800,
  zipCode: '60614',
  basement: 'no',
  numFloors: 1,
  insulationValue: 5,
  thermostatHT: 70,
  thermostatAC: 75,
}
export const photo = () => new File(['x'], 'photo.jpg', { type: 'image/jpeg' })
export const certificate = () => ({
  state: 'IL',
  number: 'E1234',
  endsOn: '2030-01-01',
  file: new File(['%PDF-1.4'], 'certificate.pdf', { type: 'application/pdf' }),
})
export const answer = {
  response: {
    id: 'x',
    rawId: 'x',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x', attestationObject: 'x' },
  },
}

export const quoteContent = { sections: [], consultant: { name: 'Dana', phone: '', email: '' } }

/** A call that changes a quote: a foreign one is not found. */
export const onQuote = (
  needs: PermissionRow['needs'],
  input: Readonly<Record<string, unknown>> = { revision: 1 },
): PermissionRow => ({
  needs,
  input: { ...id, ...input },
  // Contractors have no right to approve or to honor: they are refused before the row is looked for.
  ...(needs === 'quotes.approve' || needs === 'quotes.honor'
    ? {}
    : { foreign: ({ quote }) => ({ id: quote, ...input }) }),
})

/** The same for a template. */
export const onTemplate = (input: Readonly<Record<string, unknown>> = {}): PermissionRow => ({
  needs: 'quotes.write',
  input: { ...id, ...input },
  foreign: ({ template }) => ({ id: template, ...input }),
})

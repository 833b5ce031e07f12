import { ADMINS, actions, CONTRACTORS_AND_ADMINS, OPERATIONS, PARTNERS_AND_STAFF } from './actions.ts'

export const AUDIT = actions('audit', {
  read: { shopper: 'none', contractor: 'own', sales: 'own', operations: 'all', admin: 'all' },
  export: ADMINS,
})

export const COMPANY = actions('company', {
  read: PARTNERS_AND_STAFF,
  write: CONTRACTORS_AND_ADMINS,
})

export const SECURITY = actions('security', {
  read: OPERATIONS,
})

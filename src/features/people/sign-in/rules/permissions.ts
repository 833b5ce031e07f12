import { actions, CONTRACTORS_AND_ADMINS } from '#features/people/accounts/rules/actions.ts'

export const USER = actions('users', {
  read: CONTRACTORS_AND_ADMINS,
  write: CONTRACTORS_AND_ADMINS,
})

export const OWN_ACCOUNT = actions('own-account', {
  manage: { shopper: 'none', contractor: 'own', sales: 'own', operations: 'own', admin: 'own' },
})

import { actions, OPERATIONS } from '#features/people/accounts/rules/actions.ts'

export const TAX_CERTIFICATE = actions('certificates-tax', {
  decide: OPERATIONS,
})

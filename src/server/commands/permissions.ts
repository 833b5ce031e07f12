import { actions, OPERATIONS, STAFF } from '#features/people/accounts/rules/actions.ts'

export const CATALOGUE = actions('catalogue', {
  export: STAFF,
  import: OPERATIONS,
})

export const TAX = actions('tax', {
  import: OPERATIONS,
})

export const SEARCH = actions('search', {
  import: OPERATIONS,
})

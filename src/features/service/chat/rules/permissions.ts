import { actions, STAFF } from '#features/people/accounts/rules/actions.ts'

export const CHAT = actions('chat', {
  read: STAFF,
  answer: STAFF,
})

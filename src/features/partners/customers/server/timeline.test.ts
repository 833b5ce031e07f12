import { expect, test } from 'vitest'
import type { Role } from '#features/people/accounts/rules/actions.ts'
import { entryKinds } from '#server/declared.ts'
import { kindsFor } from '../rules/timeline.ts'

const read = (role: Role) => kindsFor(entryKinds, role).map(({ kind }) => kind)

test('each kind of entry has its own word', () => {
  const kinds = entryKinds.map(({ kind }) => kind)
  expect(kinds).toEqual([...new Set(kinds)])
})

test('operations read the history without saved carts', () => {
  expect(read('operations')).not.toContain('cart')
  expect(read('sales')).toContain('cart')
})

test('staff read the chats of a history; contractors, who may read no transcript, do not', () => {
  for (const role of ['sales', 'operations', 'admin'] as const) expect(read(role)).toContain('chat')
  expect(read('contractor')).not.toContain('chat')
})

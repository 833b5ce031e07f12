import { expect, test } from 'vitest'
import { destinationsOf, navigationOf } from './navigation.ts'

const ROLES = ['contractor', 'sales', 'operations', 'admin'] as const

test.each(ROLES)('%s: each letter after G opens one page', (role) => {
  const keys = destinationsOf(role).flatMap(({ key }) => key ?? [])
  expect(keys).toEqual([...new Set(keys)])
})

test('a contractor sees no page for staff, and staff see none without its permission', () => {
  const pages = (role: (typeof ROLES)[number]) =>
    navigationOf(role).flatMap(({ entries }) => entries.map(({ href }) => href))
  expect(pages('contractor')).not.toContain('/approvals')
  expect(pages('operations')).not.toContain('/saved-carts')
  expect(pages('sales')).not.toContain('/users')
  expect(pages('admin')).toContain('/audit')
})

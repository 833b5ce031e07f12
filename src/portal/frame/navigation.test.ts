import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../routes.ts'
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

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : path === undefined ? [] : [`/${path}`]),
    ...pathsOf(children),
  ])

test.each(ROLES)('%s: each entry and action opens a page that exists', async (role) => {
  const paths = pathsOf(await routes)
  for (const { href } of destinationsOf(role)) expect(paths).toContain(href)
})

test('operations, who write no customers and projects, are not offered to make one', () => {
  const hrefs = destinationsOf('operations').map(({ href }) => href)
  expect(hrefs).not.toContain('/customers/new')
  expect(hrefs).not.toContain('/projects/new')
})

import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { destinationsOf, navigationOf } from '#portal/frame/navigation.ts'
import routes from '#portal/routes.ts'
import { navigation } from './declared.ts'

const ROLES = ['contractor', 'sales', 'operations', 'admin'] as const

type Role = (typeof ROLES)[number]
const navigationFor = (role: Role) => navigationOf(navigation, role)

test.each(ROLES)('%s: each letter after G opens one page', (role) => {
  const keys = destinationsOf(navigationFor(role)).flatMap(({ key }) => key ?? [])
  expect(keys).toEqual([...new Set(keys)])
})

test('a contractor sees no page for staff, and staff see none without its permission', () => {
  const pages = (role: Role) =>
    navigationFor(role).groups.flatMap(({ entries }) => entries.map(({ href }) => href))
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
  for (const { href } of destinationsOf(navigationFor(role))) expect(paths).toContain(href)
})

test('operations, who write no customers and projects, are not offered to make one', () => {
  const hrefs = destinationsOf(navigationFor('operations')).map(({ href }) => href)
  expect(hrefs).not.toContain('/customers/new')
  expect(hrefs).not.toContain('/projects/new')
})

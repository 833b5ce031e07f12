import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { isOwnPage, ownPagesOf, safePath } from './paths.ts'
import routes from './routes.ts'

const withChildren = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...withChildren(entry.children ?? [])])

const all = withChildren(await routes)
const ownPages = ownPagesOf(all)

test('a link to any page of the portal stays in the portal', () => {
  const paths = all.flatMap(({ path }) => (path && !/^[*:]/.test(path) ? [`/${path}`] : []))

  expect(paths.length).toBeGreaterThan(60)
  expect(paths.filter((path) => !isOwnPage(path, ownPages))).toEqual([])
  expect(isOwnPage('/', ownPages)).toBe(true)
})

test.each(['/furnaces', '/cart', '/*', '/:id', 'customers'])('%s is no page of the portal', (href) =>
  expect(isOwnPage(href, ownPages)).toBe(false),
)

test.each(['/', '/customers', '/customers/12?view=open', '/account#sessions', '/orders.csv'])(
  '%s is a page to return to',
  (to) => expect(safePath(to, ownPages)).toBe(to),
)

test.each([
  '',
  'https://evil.example/customers',
  '//evil.example/customers',
  '/\\evil.example',
  '/customers\\@evil.example',
  '/customers\n//evil.example',
  'javascript:alert(1)',
  '/sign-out',
  '/unknown-page',
])('%s leads to the home page instead', (to) => expect(safePath(to, ownPages)).toBe('/'))

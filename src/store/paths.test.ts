import { expect, test } from 'vitest'
import { isBuilt, UNBUILT_PATHS } from './paths.ts'
import routes from './routes.ts'

interface Route {
  path?: string | undefined
  children?: Route[] | undefined
}
const pathsOf = (all: readonly Route[]): string[] =>
  all.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...pathsOf(children ?? [])])

test('pages whose links are left out are not built: delete a line when you add its page', () => {
  const built = pathsOf(routes as readonly Route[])

  expect(built.length).toBeGreaterThan(20)
  expect(UNBUILT_PATHS.filter((path) => built.includes(path) || built.includes(`${path}/*`))).toEqual([])
})

test.each([
  ['/learning-center/#customer-support', true],
  ['/learning-center/', true],
  ['/learning-center/support-article/privacy-policy', true],
  ['/contact-us', true],
  ['/', true],
])('a link to %s leads to a page: %s', (href, expected) => {
  expect(isBuilt(href)).toBe(expected)
})

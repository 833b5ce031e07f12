import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { pageHandlesOf } from './page-handles.ts'

/** Routes as a build has them: id, parent, path; `index` where there is no path. */
const ROUTES: readonly [id: string, parent: string | undefined, path: string | undefined][] = [
  ['root', undefined, ''],
  ['home', 'root', undefined],
  ['frame', 'root', ''],
  ['view', 'frame', 'view-quotes/:id'],
  ['list', 'frame', 'list-quotes'],
  ['product', 'frame', 'product/*'],
  ['file', 'frame', ':file.txt'],
  ['language', 'frame', 'es?/about'],
  ['account', 'frame', 'account'],
  ['orders', 'account', 'orders'],
  ['order', 'account', 'orders/:id'],
  ['any', 'root', '*'],
]

// A build has much besides its routes, which nothing here reads.
const build = {
  basename: '/',
  routes: Object.fromEntries(
    ROUTES.map(([id, parentId, path]) => [
      id,
      {
        id,
        parentId,
        module: { handle: { [id]: true } },
        ...(path === undefined ? { index: true } : { path }),
      },
    ]),
  ),
} as unknown as ServerBuild

const PATHS = [
  ...['/', '', '/list-quotes', '/List-Quotes/', '/view-quotes/QL123456', '/view-quotes', '/product/a/b/1'],
  ...['/product', '/about', '/es/about', '/es', '/robots.txt', '/account', '/account/orders/5', '/account/x'],
  ...['//list-quotes', '/list%2Dquotes', '/p%72oduct/1', '/constructor', '/__proto__/x', '/%C3%A9'],
]

test('finds the same routes as React Router finds among all of them', () => {
  const all = (parent?: string): RouteObject[] =>
    ROUTES.filter(([, of]) => of === parent).map(([id, , path]) =>
      path === undefined
        ? { id, index: true, handle: { [id]: true } }
        : { id, path, handle: { [id]: true }, children: all(id) },
    )
  const handleOf = pageHandlesOf(build)
  for (const path of PATHS) {
    const matches = matchRoutes(all(), path) ?? []
    const pattern = `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`
    const expected = Object.assign({ pattern }, ...matches.map(({ route }) => route.handle))
    expect([path, handleOf(path)]).toEqual([path, expected])
  }
})

test('a request for data has the handles of its page', () => {
  const handleOf = pageHandlesOf(build)
  expect(handleOf('/view-quotes/QL123456')).toMatchObject({ view: true, frame: true })
  expect(handleOf('/view-quotes/QL123456.data')).toEqual(handleOf('/view-quotes/QL123456'))
})

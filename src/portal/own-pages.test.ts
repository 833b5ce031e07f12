import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { isOwnPage } from './paths.ts'
import routes from './routes.ts'

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])

test('a link to any page of the portal stays in the portal', async () => {
  const paths = pathsOf(await routes).filter((path) => !/^[*:]/.test(path))

  expect(paths.length).toBeGreaterThan(30)
  // Drawings are pictures; no link leads to them.
  expect(paths.filter((path) => !path.startsWith('drawings/') && !isOwnPage(`/${path}`))).toEqual([])
})

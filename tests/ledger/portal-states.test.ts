import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from '#portal/routes.ts'
import { portalStates } from '#tests/e2e/pages/portal-states.ts'

/** Each shows a row that a state would have to make first; no state does so yet. */
const WITHOUT_STATE = [
  'issues/:id',
  'leads/:id',
  'money/payouts/:id',
  'orders/bulk/:run',
  'photo-quotes/:id',
  'price-lists/:id',
  'saved-carts/:id',
]

const tree = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, children = [] }) =>
    index ? { index } : { ...(path === undefined ? {} : { path }), children: tree(children) },
  )

test('each page of the portal has a state that is looked at in every width and theme', async () => {
  // Files and pictures lie outside the frames.
  const frames = (await routes).filter(({ children }) => children)
  const pages = frames.flatMap(({ children = [] }) => children.map(({ path = '' }) => path))
  const shown = portalStates.map(
    ({ path, shows }) => shows ?? matchRoutes(tree(frames), path())?.at(-1)?.route.path ?? '',
  )
  const missing = pages.filter((path) => !shown.includes(path))

  expect(pages.length).toBeGreaterThan(60)
  expect(missing.toSorted()).toEqual(WITHOUT_STATE)
})

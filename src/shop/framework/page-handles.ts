import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from '../page/page-handle.ts'

/** The handles of a page's routes, by path. A `.data` request has the handles of its page. */
export function pageHandlesOf({ routes, basename }: ServerBuild) {
  const below = (parent: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parent) return []
      const { id, path, module } = route
      const own = { id, handle: module.handle, ...(path === undefined ? {} : { path }) }
      return [route.index ? { ...own, index: true } : { ...own, children: below(id) }]
    })
  const tree = below(undefined)
  return (path: string): PageHandle => {
    const matches = matchRoutes(tree, path.replace(/\.data$/, ''), basename ?? '/') ?? []
    const pattern = matches.flatMap(({ route }) => route.path ?? []).join('/')
    return Object.assign(
      matches.length === 0 ? {} : { pattern: `/${pattern}` },
      ...matches.map(({ route }) => route.handle),
    )
  }
}

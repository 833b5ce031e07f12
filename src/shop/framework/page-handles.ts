import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from '../page/page-handle.ts'

/** All routes of a build with their handles. */
function treeOf(build: Pick<ServerBuild, 'routes'>, parent?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const { id, path, module } = route
    const own = { id, handle: module.handle, ...(path === undefined ? {} : { path }) }
    return [route.index ? { ...own, index: true } : { ...own, children: treeOf(build, id) }]
  })
}

/** The first word of a path or of a route's path, as React Router compares it: without regard to case. */
const firstWord = (path: string): string => (path.split('/').find((part) => part !== '') ?? '').toLowerCase()

const isPattern = (word: string): boolean => word.startsWith(':') || word.includes('*') || word.endsWith('?')

/** The routes that can match a path with this first word. */
const beginningWith = (word: string, routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => {
    const first = firstWord(route.path ?? '')
    if (first !== '') return first === word || isPattern(first) ? [route] : []
    return route.children ? [{ ...route, children: beginningWith(word, route.children) }] : [route]
  })

/** Paths whose handles are remembered; a longer path is looked up each time. */
const MOST_PATHS = 1_000
const LONGEST_PATH = 200

/**
 * The handles of a page's routes, by path. A `.data` request has the handles of its page. React Router ranks
 * all routes that it is given at each call, so it is given those that begin with the path's first word.
 */
export function pageHandlesOf(build: ServerBuild) {
  const tree = treeOf(build)
  const words = new Set(Object.values(build.routes).map((route) => firstWord(route?.path ?? '')))
  const byWord = new Map([...words].map((word) => [word, beginningWith(word, tree)]))
  const others = beginningWith('', tree)
  const known = new LRUCache<string, PageHandle>({ max: MOST_PATHS })
  const find = (asked: string): PageHandle => {
    const path = asked.replace(/\.data$/, '')
    const first = firstWord(path)
    // React Router decodes a path before it compares.
    const routes = first.includes('%') ? tree : (byWord.get(first) ?? others)
    const matches = matchRoutes(routes, path, build.basename ?? '/') ?? []
    const pattern = matches.flatMap(({ route }) => route.path ?? []).join('/')
    return Object.assign(
      matches.length === 0 ? {} : { pattern: `/${pattern}` },
      ...matches.map(({ route }) => route.handle),
    )
  }
  // Each request of a page asks for its handles several times.
  return (asked: string): PageHandle => {
    if (asked.length > LONGEST_PATH) return find(asked)
    const handle = known.get(asked) ?? find(asked)
    known.set(asked, handle)
    return handle
  }
}

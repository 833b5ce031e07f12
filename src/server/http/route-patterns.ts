import { isContractProcedure } from '@orpc/contract'
import { API_PREFIX, MCP_PATH } from './api.ts'
import { readablePath } from './request.ts'
import type { Surface } from './surfaces/surface.ts'

type Routes = Pick<Surface, 'router' | 'documents' | 'notices' | 'lenderReturns' | 'pageHandle'>

/** The log's text for a path without a route. */
const NO_ROUTE = '(no route)'
const OPERATIONS = ['/healthz', '/readyz', '/VERSION', '/metrics']

/**
 * The route of a path, such as `/order-summary/:orderID/:postal`. The log gets it instead of the path,
 * because a path may hold an order number together with the postal code that opens the order.
 */
export function routePatterns(surface: Routes): (path: string) => string {
  const known = [
    ...OPERATIONS,
    `${API_PREFIX}/openapi.json`,
    `${API_PREFIX}/docs`,
    ...surface.documents.keys(),
    MCP_PATH,
    ...surface.notices.keys(),
    ...surface.lenderReturns.keys(),
    ...callPaths(surface.router),
  ]
  const fixed = new Set(known.filter((pattern) => !/[:{]/.test(pattern)))
  const others = known
    .filter((pattern) => !fixed.has(pattern))
    .map((pattern) => ({ pattern, matches: matcherOf(pattern) }))
  return (path) => {
    if (fixed.has(path)) return path
    const other = others.find(({ matches }) => matches.test(path))
    if (other) return other.pattern
    if (path.startsWith(`${API_PREFIX}/`)) return NO_ROUTE
    return surface.pageHandle(readablePath(path)).pattern ?? NO_ROUTE
  }
}

function callPaths(router: object): string[] {
  if (!isContractProcedure(router)) return Object.values(router).flatMap(callPaths)
  const { path } = router['~orpc'].route
  return path ? [API_PREFIX + path] : []
}

/** `{id}` and `:id` stand for one part of a path, `{+slugs}` for the rest of it. */
function matcherOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.*^$()|[\]\\]/g, '\\$&')
    .replace(/\{\+\w+\}/g, '.+')
    .replace(/\{\w+\}|:\w+/g, '[^/]+')
  return new RegExp(`^${source}$`)
}

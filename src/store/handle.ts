import * as build from 'virtual:react-router/server-build'
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { PageHandle } from '#shop/page/page-handle.ts'
import { type StoreContext, storeContext } from './context.ts'
import { redirectFor } from './redirects.ts'

// The build itself, not a function that fetches it: the router then makes its route tree once instead of for every request.
const render = createRequestHandler(build as ServerBuild, import.meta.env.MODE)

/**
 * Answers one storefront request: pages, their `.data`, redirects, drawings. The HTML is complete before it is returned.
 * A page that fails is rendered as the 500 page; src/server logs what `onError` was told.
 */
export async function handleRequest(request: Request, store: StoreContext): Promise<Response> {
  const moved = redirectFor(new URL(request.url))
  if (moved) return new Response(null, { status: 301, headers: { location: moved } })
  return render(request, new RouterContextProvider(new Map([[storeContext, store]])))
}

const { routes, basename } = build as ServerBuild

const routesBelow = (parent: string | undefined): RouteObject[] =>
  Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const { id, path, module } = route
    const own = { id, handle: module.handle, ...(path === undefined ? {} : { path }) }
    return [route.index ? { ...own, index: true } : { ...own, children: routesBelow(id) }]
  })
const tree = routesBelow(undefined)

/** What the routes of a page say about it; nothing for a path without a page. `.data` requests are asked for their page. */
export function pageHandle(path: string): PageHandle {
  const matches = matchRoutes(tree, path.replace(/\.data$/, ''), basename ?? '/') ?? []
  return Object.assign({}, ...matches.map(({ route }) => route.handle))
}

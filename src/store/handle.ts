import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { pageHandlesOf } from '#shop/framework/page-handles.ts'
import { type StoreContext, storeContext } from './context.ts'
import { redirectFor } from './paths.ts'

// The build itself, not a function that fetches it: the router then makes its route tree once instead of for
// every request.
const render = createRequestHandler(build as ServerBuild, import.meta.env.MODE)

/**
 * Answers one storefront request: pages, their `.data`, redirects, drawings. The HTML is complete before it
 * is returned. A page that fails is rendered as the 500 page; src/server logs the errors that `onError` gets.
 */
export async function handleRequest(request: Request, store: StoreContext): Promise<Response> {
  const moved = redirectFor(new URL(request.url))
  if (moved) return new Response(null, { status: 301, headers: { location: moved } })
  return render(request, new RouterContextProvider(new Map([[storeContext, store]])))
}

/** The handles of a page's routes; empty for a path without a page. */
export const pageHandle = pageHandlesOf(build as ServerBuild)

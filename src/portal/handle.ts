import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { pageHandlesOf } from '#shop/framework/page-handles.ts'
import { ownPagesContext, type PortalContext, portalContext } from './context.ts'
import { ownPagesOf } from './paths.ts'

const render = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
const ownPages = ownPagesOf(Object.values((build as ServerBuild).routes))

/** Answers one request for a page of the portal. The HTML is complete before it is returned. */
export function handleRequest(request: Request, portal: PortalContext): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(portalContext, portal)
  context.set(ownPagesContext, ownPages)
  return render(request, context)
}

/** The handles of a page's routes; empty for a path without a page. */
export const pageHandle = pageHandlesOf(build as ServerBuild)

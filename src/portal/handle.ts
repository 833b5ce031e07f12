import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { pageHandlesOf } from '#shop/framework/page-handles.ts'
import { type PortalContext, portalContext } from './context.ts'

const render = createRequestHandler(build as ServerBuild, import.meta.env.MODE)

/** Answers one request for a page of the portal. The HTML is complete before it is returned. */
export const handleRequest = (request: Request, portal: PortalContext): Promise<Response> =>
  render(request, new RouterContextProvider(new Map([[portalContext, portal]])))

/** The handles of a page's routes; empty for a path without a page. */
export const pageHandle = pageHandlesOf(build as ServerBuild)

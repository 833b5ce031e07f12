import { type HandleErrorFunction, isRouteErrorResponse } from 'react-router'
import { storeContext } from './context.ts'

export { renderDocument as default } from '#shop/framework/render-document.server.tsx'

/**
 * Errors reach the log through src/server, which passes its own reporter. A cancelled request and a refusal
 * are no errors.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isRefusal) context.get(storeContext).report?.(error)
}
